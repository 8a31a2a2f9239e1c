-- The transitions before the last one that the same person made, oldest first: [{from, at, by}]. An undo can walk back
-- through them within their minutes. Whoever else moves the visit begins the list anew.
ALTER TABLE reservations ADD COLUMN earlier_moves jsonb NOT NULL DEFAULT '[]';
