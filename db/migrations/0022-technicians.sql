-- Where it is on, each person of a visit needs a technician beside a seat.
ALTER TABLE locations ADD COLUMN staffing boolean NOT NULL DEFAULT false;

CREATE TABLE technicians (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  colour text NOT NULL,
  picture text,
  -- The account of the person, who then sees her own day.
  user_id uuid UNIQUE REFERENCES users (id) ON DELETE SET NULL,
  categories text[] NOT NULL CHECK (categories <@ ARRAY['manicure', 'pedicure', 'other']),
  -- Services of these categories that she does not do. One that is deleted stays here, and means nothing.
  except_services uuid[] NOT NULL DEFAULT '{}',
  -- By location, seven lists, Monday first, of {"opens": "09:30", "closes": "18:00"}.
  hours jsonb NOT NULL,
  accepts_requests boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  position integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Wall-clock times of the salon.
CREATE TABLE absences (
  id uuid PRIMARY KEY,
  technician_id uuid NOT NULL REFERENCES technicians (id) ON DELETE CASCADE,
  starts_at timestamp NOT NULL,
  ends_at timestamp NOT NULL CHECK (ends_at > starts_at),
  kind text NOT NULL CHECK (kind IN ('break', 'off', 'training')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX absences_time ON absences (ends_at, starts_at);
CREATE INDEX absences_technician ON absences (technician_id);

-- The order of a day as the desk has set it by hand.
CREATE TABLE turn_orders (
  location smallint NOT NULL REFERENCES locations (code),
  date date NOT NULL,
  technician_ids uuid[] NOT NULL,
  PRIMARY KEY (location, date)
);

-- What each person is served, by whom, and whether the client asked for that technician. The service has no foreign key:
-- it only tells who may do it, and deleting one need not look for its sittings.
ALTER TABLE sittings
  ADD COLUMN service_id uuid,
  ADD COLUMN technician_id uuid REFERENCES technicians (id) ON DELETE SET NULL,
  ADD COLUMN requested boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT sittings_requested_technician CHECK (technician_id IS NOT NULL OR NOT requested);

-- A sitting is of the line that begins and ends with it. Nothing that was counted changes.
ALTER TABLE sittings DISABLE TRIGGER sittings_counted;
UPDATE sittings SET service_id = line.service_id
FROM (
  SELECT reservation_id, service_id, category, minutes,
    visit.start_minute + sum(minutes) OVER (PARTITION BY reservation_id ORDER BY position) - minutes AS start_minute
  FROM reservation_lines JOIN reservations AS visit ON visit.id = reservation_id
) AS line
WHERE line.reservation_id = sittings.reservation_id AND line.category = sittings.category
  AND line.start_minute = sittings.start_minute AND line.minutes = sittings.end_minute - sittings.start_minute;
-- What is deferred is checked here, else the table could not be altered any more.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE sittings ENABLE TRIGGER sittings_counted;

-- The database's own promise: no technician ever has two people at once, at whichever location and whoever writes.
ALTER TABLE sittings ADD CONSTRAINT sittings_one_person_a_technician EXCLUDE USING gist (
  technician_id WITH =, date WITH =, int4range(start_minute, end_minute) WITH &&
) WHERE (technician_id IS NOT NULL) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX sittings_technician ON sittings (technician_id, date) WHERE technician_id IS NOT NULL;

-- Technicians are read with the catalogue; absences with the days that they fall on.
CREATE CONSTRAINT TRIGGER technicians_counted AFTER INSERT OR UPDATE OR DELETE ON technicians
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();

CREATE FUNCTION count_days_change(first date, last date) RETURNS void LANGUAGE sql AS $$
  UPDATE day_versions SET version = version + 1
  WHERE xmin <> pg_current_xact_id()::xid AND bucket IN (
    SELECT day_bucket(code, day::date) FROM generate_series(first, last, interval '1 day') AS day, unnest(ARRAY[1, 2]::smallint[]) AS code
  );
$$;
CREATE FUNCTION count_absence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_days_change(OLD.starts_at::date, OLD.ends_at::date);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_days_change(NEW.starts_at::date, NEW.ends_at::date);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER absences_counted AFTER INSERT OR UPDATE OR DELETE ON absences
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_absence_change();
