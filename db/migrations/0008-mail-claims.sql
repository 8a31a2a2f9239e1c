-- While a mail is under way nobody else takes it up before this instant, even when who sends it dies.
ALTER TABLE outbox ADD COLUMN not_before timestamptz;
-- How often the mail server took the whole message and its answer was lost: each time the next try waits longer.
ALTER TABLE outbox ADD COLUMN answers_lost integer NOT NULL DEFAULT 0;
