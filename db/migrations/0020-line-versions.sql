-- Lines are written with their visit, which is counted; one that changes alone, as when its service is deleted, is counted
-- for all lists together. That happens seldom, so nobody waits for the row.
CREATE FUNCTION count_line_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE versions SET version = version + 1 WHERE name = 'reservations' AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER reservation_lines_counted AFTER UPDATE ON reservation_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_line_change();
