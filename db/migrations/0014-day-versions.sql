-- How often the visits and seats of a day have changed. A row counts for every 64th day of a location: no two days that
-- clients may book share one, so that bookings of different days never wait for each other at their commit.
CREATE TABLE day_versions (
  bucket smallint PRIMARY KEY CHECK (bucket BETWEEN 0 AND 127),
  version bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 20);
INSERT INTO day_versions (bucket) SELECT generate_series(0, 127);

CREATE FUNCTION day_bucket(location smallint, day date) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ((location - 1) * 64 + ((day - DATE '2000-01-01') % 64 + 64) % 64)::smallint;

-- Counts at most once a transaction, at its end: until then nobody waits for the row.
CREATE FUNCTION count_day_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE day_versions SET version = version + 1
    WHERE bucket = day_bucket(OLD.location, OLD.date) AND xmin <> pg_current_xact_id()::xid;
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND (NEW.location, NEW.date) <> (OLD.location, OLD.date)) THEN
    UPDATE day_versions SET version = version + 1
    WHERE bucket = day_bucket(NEW.location, NEW.date) AND xmin <> pg_current_xact_id()::xid;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER reservations_counted AFTER INSERT OR UPDATE OR DELETE ON reservations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_day_change();
CREATE CONSTRAINT TRIGGER sittings_counted AFTER INSERT OR UPDATE OR DELETE ON sittings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_day_change();

-- The same for what visitors read of the salon, whoever changes it.
CREATE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE versions SET version = version + 1 WHERE name = 'content' AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER settings_counted AFTER INSERT OR UPDATE OR DELETE ON settings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
CREATE CONSTRAINT TRIGGER locations_counted AFTER INSERT OR UPDATE OR DELETE ON locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
CREATE CONSTRAINT TRIGGER seats_counted AFTER INSERT OR UPDATE OR DELETE ON seats
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
CREATE CONSTRAINT TRIGGER closures_counted AFTER INSERT OR UPDATE OR DELETE ON closures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
CREATE CONSTRAINT TRIGGER services_counted AFTER INSERT OR UPDATE OR DELETE ON services
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
CREATE CONSTRAINT TRIGGER helps_counted AFTER INSERT OR UPDATE OR DELETE ON helps
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
