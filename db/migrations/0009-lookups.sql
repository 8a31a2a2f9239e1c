-- Each of these is looked up when a person or a visit goes; without an index every row would be read.
CREATE INDEX idempotency_keys_reservation ON idempotency_keys (reservation_id);
CREATE INDEX reservations_moved_by ON reservations (moved_by) WHERE moved_by IS NOT NULL;
CREATE INDEX reservations_created_by ON reservations (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX outbox_recipient ON outbox (lower(recipient));
CREATE INDEX security_events_user ON security_events (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX audit_actor ON audit (actor_id) WHERE actor_id IS NOT NULL;
