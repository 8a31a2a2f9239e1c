-- Whom the client asked for: kept with the visit also while she is absent or the visit is cancelled.
ALTER TABLE reservations ADD COLUMN asked_technician_id uuid REFERENCES technicians (id) ON DELETE SET NULL;
CREATE INDEX reservations_asked_technician ON reservations (asked_technician_id) WHERE asked_technician_id IS NOT NULL;
