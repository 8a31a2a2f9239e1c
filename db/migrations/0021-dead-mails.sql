-- When a mail was given up after its last attempt, and when it was asked to be sent again; its body stays meanwhile.
ALTER TABLE outbox ADD COLUMN given_up_at timestamptz;
ALTER TABLE outbox ADD COLUMN resent_at timestamptz;
-- Why the last attempt failed: the kind of failure, and what the mail server said.
ALTER TABLE outbox ADD COLUMN failure text;
ALTER TABLE outbox ADD COLUMN server_said text;
CREATE INDEX outbox_given_up ON outbox (given_up_at DESC, id) WHERE given_up_at IS NOT NULL;
