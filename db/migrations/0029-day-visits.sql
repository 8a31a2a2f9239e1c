-- How many visits of each status a location has on each day, so that a page deep in a long list is found by its day and not
-- by counting its way there. Who changes a row has changed the day's version before, so nobody waits for it anew.
CREATE TABLE day_visits (
  date date NOT NULL,
  location smallint NOT NULL,
  pending integer NOT NULL,
  present integer NOT NULL,
  done integer NOT NULL,
  cancel integer NOT NULL,
  PRIMARY KEY (date, location)
) WITH (fillfactor = 50);

-- Nobody books between the first count and the triggers that go on from it.
LOCK TABLE reservations IN SHARE ROW EXCLUSIVE MODE;

-- Counts anew, for when visits were written past the triggers.
CREATE OR REPLACE FUNCTION recount_visits() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM day_visits;
  INSERT INTO day_visits (date, location, pending, present, done, cancel)
  SELECT date, location,
    count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'present'),
    count(*) FILTER (WHERE status = 'done'), count(*) FILTER (WHERE status = 'cancel')
  FROM reservations GROUP BY date, location;
  UPDATE day_versions SET version = day_versions.version + 1,
    pending = coalesce(visits.pending, 0), present = coalesce(visits.present, 0),
    done = coalesce(visits.done, 0), cancel = coalesce(visits.cancel, 0)
  FROM day_versions AS days LEFT JOIN (
    SELECT day_bucket(location, date) AS bucket,
      sum(pending) AS pending, sum(present) AS present, sum(done) AS done, sum(cancel) AS cancel
    FROM day_visits GROUP BY 1
  ) AS visits ON visits.bucket = days.bucket
  WHERE day_versions.bucket = days.bucket;
END;
SELECT recount_visits();

-- Adds a visit to its day, or takes it away, and raises the day's version.
CREATE FUNCTION count_visit(visit reservations, visits integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  added_pending integer := CASE WHEN visit.status = 'pending' THEN visits ELSE 0 END;
  added_present integer := CASE WHEN visit.status = 'present' THEN visits ELSE 0 END;
  added_done integer := CASE WHEN visit.status = 'done' THEN visits ELSE 0 END;
  added_cancel integer := CASE WHEN visit.status = 'cancel' THEN visits ELSE 0 END;
BEGIN
  UPDATE day_versions SET version = version + 1,
    pending = pending + added_pending, present = present + added_present,
    done = done + added_done, cancel = cancel + added_cancel
  WHERE bucket = day_bucket(visit.location, visit.date);
  INSERT INTO day_visits AS day (date, location, pending, present, done, cancel)
  VALUES (visit.date, visit.location, added_pending, added_present, added_done, added_cancel)
  ON CONFLICT (date, location) DO UPDATE SET
    pending = day.pending + added_pending, present = day.present + added_present,
    done = day.done + added_done, cancel = day.cancel + added_cancel;
END $$;

CREATE OR REPLACE FUNCTION count_visit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.location, NEW.date, NEW.status) = (OLD.location, OLD.date, OLD.status) THEN
    UPDATE day_versions SET version = version + 1
    WHERE bucket = day_bucket(NEW.location, NEW.date) AND xmin <> pg_current_xact_id()::xid;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM count_visit(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_visit(NEW, 1); END IF;
  RETURN NULL;
END $$;
DROP FUNCTION count_visit(smallint, text, integer);
