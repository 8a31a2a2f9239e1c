-- The last of several days that are closed once; null for a single day, and for a day of every year.
ALTER TABLE closures ADD COLUMN until date;
ALTER TABLE closures ADD CHECK (until IS NULL OR until > date);
DROP INDEX closures_day;
CREATE UNIQUE INDEX closures_day ON closures (month_day, date, until, location) NULLS NOT DISTINCT;

-- Hours that take the place of the weekday's from one date to another, both included; at one address or, when null, at both.
CREATE TABLE special_hours (
  id uuid PRIMARY KEY,
  date date NOT NULL,
  until date NOT NULL,
  location smallint REFERENCES locations (code),
  opens text NOT NULL,
  closes text NOT NULL,
  label_fr text NOT NULL,
  label_en text NOT NULL,
  CHECK (until >= date),
  CHECK (opens < closes),
  CONSTRAINT special_hours_once EXCLUDE USING gist (
    (coalesce(location, 0)) WITH =, daterange(date, until, '[]') WITH &&
  )
);
CREATE CONSTRAINT TRIGGER special_hours_counted AFTER INSERT OR UPDATE OR DELETE ON special_hours
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_content_change();
