-- Mailed links to a visit are signed over its id and this number: raising it ends those before.
ALTER TABLE reservations ADD COLUMN link_number smallint NOT NULL DEFAULT 0 CHECK (link_number BETWEEN 0 AND 32767);
