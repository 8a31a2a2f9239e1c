-- Visits that a change of the salon's days has hit and whose clients have to be told. A row counts as long as the visit is
-- still to come at the slot at which it was hit, and does not fit the salon.
CREATE TABLE visits_to_call (
  reservation_id uuid PRIMARY KEY REFERENCES reservations (id) ON DELETE CASCADE,
  location smallint NOT NULL REFERENCES locations (code),
  date date NOT NULL,
  start_minute smallint NOT NULL,
  listed_at timestamptz NOT NULL,
  told_at timestamptz,
  told_by uuid REFERENCES users (id) ON DELETE SET NULL,
  put_away_at timestamptz
);
CREATE INDEX visits_to_call_told_by ON visits_to_call (told_by);
