import { TODAY } from './visits.ts';

/** What the confirmation of a booking weighs, with its calendar file. */
const MAIL_BYTES = 9_000;

/**
 * A booking as pgbench does it: the same locks, reads and rows as ours, with no rule between them. Seats are taken by
 * chance among very many, so that the exclusion constraint has its work and hardly ever objects.
 */
export function bookingScript(spread: boolean): string {
  return `
\\set day ${spread ? 'random(1, 60)' : '8'}
\\set location random(1, 2)
\\set start random(114, 190)
\\set seat random(1, 2000000000)
\\set person random(1, 1000000)
SELECT reservation_id FROM idempotency_keys WHERE user_id = (SELECT id FROM users LIMIT 1) AND key = :seat::text;
BEGIN;
SELECT pg_advisory_xact_lock(:person), pg_advisory_xact_lock(:location::integer, 9650 + :day::integer);
SELECT version FROM versions WHERE name = 'content';
SELECT id, category, seat, start_minute, end_minute FROM sittings
WHERE location = :location AND date = DATE '${TODAY}' + :day::integer AND start_minute = 5 * :start AND seat = :seat;
SELECT count(*) FROM reservations
WHERE user_id = (SELECT id FROM users LIMIT 1) AND status = 'pending' AND date >= '${TODAY}' AND start_minute = 1;
WITH visit AS (
  INSERT INTO reservations (id, status, user_id, email, client, phone, location, date, start_minute, end_minute,
    items_cents, tax_cents, total_cents, search_text, created_by, created_at, updated_at)
  SELECT gen_random_uuid(), 'pending', users.id, users.email, 'Léa Gagnon', '418-555-0142', :location,
    DATE '${TODAY}' + :day::integer, 5 * :start, 5 * :start + 30, 4500, 674, 5174, 'lea gagnon 4185550142 10 00',
    users.id, now(), now()
  FROM (SELECT id, email FROM users LIMIT 1) AS users
  RETURNING id, user_id, location, date, start_minute, end_minute
), line AS (
  INSERT INTO reservation_lines (reservation_id, position, service_id, titre, category, qty, price_cents, minutes)
  SELECT id, 0, (SELECT id FROM services LIMIT 1), 'Manucure', 'manicure', 1, 4500, 30 FROM visit
), sitting AS (
  INSERT INTO sittings (id, reservation_id, location, category, seat, date, start_minute, end_minute)
  SELECT gen_random_uuid(), id, location, 'manicure', :seat, date, start_minute, end_minute FROM visit
), kept AS (
  INSERT INTO idempotency_keys (user_id, key, body_hash, reservation_id, created_at)
  SELECT user_id, gen_random_uuid()::text, repeat('f', 64), id, now() FROM visit
), mail AS (
  INSERT INTO outbox (id, event_key, kind, recipient, subject, text, html, created_at)
  SELECT gen_random_uuid(), 'confirmation:' || id, 'confirmation', 'lea@example.com', 'Rendez-vous confirmé',
    repeat('À demain. ', 100), repeat('<p>0123456789</p>', ${MAIL_BYTES} / 17), now() FROM visit
), job AS (
  INSERT INTO pgboss.job (name, data) SELECT 'mail', jsonb_build_object('mailId', id) FROM visit
)
INSERT INTO audit (at, actor_id, actor_name, action, subject_type, subject_id)
SELECT now(), user_id, 'Personne 1', 'reservation.book', 'reservation', id::text FROM visit;
COMMIT;
`;
}
