-- Why staff cancelled a visit; null where nobody said.
ALTER TABLE reservations ADD COLUMN cancel_reason text CHECK (cancel_reason IN ('client', 'salon', 'no_show'));
