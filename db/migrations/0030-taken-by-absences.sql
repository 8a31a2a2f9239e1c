-- Whom an absence has given from one technician to another, or to nobody yet, so that taking it back can give them back.
ALTER TABLE absences ADD COLUMN taken jsonb NOT NULL DEFAULT '[]';
