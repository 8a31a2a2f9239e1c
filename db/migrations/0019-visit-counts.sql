-- How many visits of each status the days of a bucket have, so that a list knows its length without counting its rows.
ALTER TABLE day_versions
  ADD COLUMN pending integer NOT NULL DEFAULT 0,
  ADD COLUMN present integer NOT NULL DEFAULT 0,
  ADD COLUMN done integer NOT NULL DEFAULT 0,
  ADD COLUMN cancel integer NOT NULL DEFAULT 0;
-- Counts anew, for when visits were written past the triggers.
CREATE FUNCTION recount_visits() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE day_versions SET version = day_versions.version + 1,
    pending = coalesce(visits.pending, 0), present = coalesce(visits.present, 0),
    done = coalesce(visits.done, 0), cancel = coalesce(visits.cancel, 0)
  FROM day_versions AS days LEFT JOIN (
    SELECT day_bucket(location, date) AS bucket,
      count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'present') AS present,
      count(*) FILTER (WHERE status = 'done') AS done, count(*) FILTER (WHERE status = 'cancel') AS cancel
    FROM reservations GROUP BY 1
  ) AS visits ON visits.bucket = days.bucket
  WHERE day_versions.bucket = days.bucket;
END;
SELECT recount_visits();

-- Adds a visit to its day, or takes it away, and raises the day's version.
CREATE FUNCTION count_visit(day smallint, visit_status text, visits integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE day_versions SET
    version = version + 1,
    pending = pending + CASE WHEN visit_status = 'pending' THEN visits ELSE 0 END,
    present = present + CASE WHEN visit_status = 'present' THEN visits ELSE 0 END,
    done = done + CASE WHEN visit_status = 'done' THEN visits ELSE 0 END,
    cancel = cancel + CASE WHEN visit_status = 'cancel' THEN visits ELSE 0 END
  WHERE bucket = day;
END;

CREATE FUNCTION count_visit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_visit(day_bucket(NEW.location, NEW.date), NEW.status, 1);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_visit(day_bucket(OLD.location, OLD.date), OLD.status, -1);
  ELSIF (NEW.location, NEW.date, NEW.status) = (OLD.location, OLD.date, OLD.status) THEN
    UPDATE day_versions SET version = version + 1
    WHERE bucket = day_bucket(NEW.location, NEW.date) AND xmin <> pg_current_xact_id()::xid;
  ELSE
    PERFORM count_visit(day_bucket(OLD.location, OLD.date), OLD.status, -1);
    PERFORM count_visit(day_bucket(NEW.location, NEW.date), NEW.status, 1);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER reservations_counted ON reservations;
CREATE CONSTRAINT TRIGGER reservations_counted AFTER INSERT OR UPDATE OR DELETE ON reservations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_visit_change();
