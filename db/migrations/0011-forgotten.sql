-- The last mails to somebody who is forgotten: gone from here as soon as they are out, or given up.
ALTER TABLE outbox ADD COLUMN leaves_no_trace boolean NOT NULL DEFAULT false;
