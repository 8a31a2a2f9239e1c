-- How long a visit keeps whose it was (Law 25, docs/data-map.md).
ALTER TABLE settings ADD COLUMN retention_months integer NOT NULL DEFAULT 24 CHECK (retention_months BETWEEN 12 AND 120);
