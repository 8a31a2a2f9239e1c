-- When the server's clock was last looked at, so that a leap shows: what cannot be undone waits until it is explained.
CREATE TABLE clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seen timestamptz NOT NULL,
  -- Where a leap ahead began and where it led; null while nothing is in doubt.
  leapt_from timestamptz,
  leapt_to timestamptz,
  CHECK ((leapt_from IS NULL) = (leapt_to IS NULL))
);
INSERT INTO clock (last_seen)
SELECT seen FROM (
  SELECT greatest(
    (SELECT max(at) FROM audit), (SELECT max(at) FROM security_events), (SELECT max(created_at) FROM reservations)
  ) AS seen
) AS trails
WHERE seen IS NOT NULL;
