-- The lists of the desk walk one narrow index in their order, so that membership, filters and counts are settled without
-- the rows themselves, however deep the page (bench/lists.ts measures it).
DROP INDEX reservations_day;
CREATE INDEX reservations_day ON reservations (date, start_minute, id) INCLUDE (status, location);
