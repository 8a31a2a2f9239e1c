-- Until how many minutes before its start a client may move a visit.
ALTER TABLE settings
  ADD COLUMN move_cutoff_minutes integer NOT NULL DEFAULT 120 CHECK (move_cutoff_minutes BETWEEN 0 AND 10080);

-- When a visit's time was last chosen, null if it is as booked; and where and when it was before its last move, for an undo.
ALTER TABLE reservations
  ADD COLUMN timed_at timestamptz,
  ADD COLUMN left_appointment jsonb;
