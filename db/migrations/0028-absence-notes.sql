-- What an absence is for stands with the absence alone, and goes with it; the trail keeps who was away, and when.
UPDATE audit SET details = details - 'note' WHERE subject_type = 'absence' AND details ? 'note';
-- Retention deletes the orders of days that are long over.
CREATE INDEX turn_orders_date ON turn_orders (date);
