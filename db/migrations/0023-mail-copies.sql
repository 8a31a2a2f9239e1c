-- Whether the salon's own address gets a copy of the mails about bookings, moves and cancellations.
ALTER TABLE settings ADD COLUMN mail_copies boolean NOT NULL DEFAULT false;

-- On a copy to the salon, the visit it tells of: who erases that visit's client finds the copies that name them.
ALTER TABLE outbox ADD COLUMN visit_id uuid;
CREATE INDEX outbox_visit ON outbox (visit_id) WHERE visit_id IS NOT NULL;
