import type { StoredSitting } from '#domain/booking/seats.ts';
import { type CalendarDate, instant } from '#domain/salon/salon-time.ts';
import { prepared } from '../../../database/prepared.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { Attempt } from './idempotency.ts';
import { clientKey, type Day, dayNumber, TEAM_KEY } from './locks.ts';
import type { Owner } from './reservations.ts';

/** Who books, and what is asked to be booked, as far as a lock or a read depends on it. */
export type BookingQuestion = Day & {
  attempt: Attempt | null;
  userId: string | null;
  /** By which a client without an account is known. */
  phone: string | null;
  today: CalendarDate;
  now: number;
};

/** An open visit of the same client that day; times in minutes since midnight. */
export type OpenVisit = { userId: string | null; client: string; start: number; end: number };

/** All that decides a booking, read at once after its locks. */
export type BookingState = {
  contentVersion: number;
  /** What the same attempt has made before. */
  earlier: { bodyHash: string; reservationId: string } | null;
  /** Everybody seated that day at that location. */
  seated: (StoredSitting<string> & { hasRunOut: boolean })[];
  /** The account's own visits to come. */
  upcoming: number;
  visits: OpenVisit[];
  account: Owner | null;
};

/**
 * Waits until nobody else uses the key, books for the account, changes the team or the seats of the day, in any process, and
 * holds all of them for this transaction; always in this order, so that no two bookings wait for each other.
 */
export async function lockBooking(trx: DatabaseTransaction, question: BookingQuestion): Promise<void> {
  const { attempt, userId, location, date } = question;
  const key = attempt && `${attempt.userId} ${attempt.key}`;
  const client = userId && clientKey(userId);
  await takeLocks(trx, [key, client, location, dayNumber(date), TEAM_KEY]);
}

const takeLocks = prepared(
  'booking-locks',
  `SELECT pg_advisory_xact_lock(hashtextextended($1, 0)), pg_advisory_xact_lock(hashtextextended($2, 0)),
     pg_advisory_xact_lock_shared(hashtextextended($5, 0)), pg_advisory_xact_lock($3::integer, $4::integer)`,
);

/** Reads all that decides a booking in one statement. */
export async function readBookingState(trx: DatabaseTransaction, question: BookingQuestion): Promise<BookingState> {
  const { attempt, userId, phone, location, date, today, now } = question;
  const values = [userId, attempt?.userId, attempt?.key, phone, location, date, today, instant(now)];
  const [state] = await readState(trx, values);
  if (!state) throw new Error('the state of a booking is one row');
  return state;
}

const readState = prepared<BookingState>(
  'booking-state',
  `SELECT
     (SELECT version FROM versions WHERE name = 'content') AS "contentVersion",
     (SELECT json_build_object('bodyHash', body_hash, 'reservationId', reservation_id)
      FROM idempotency_keys WHERE user_id = $2::uuid AND key = $3) AS earlier,
     (SELECT coalesce(json_agg(json_build_object('id', id, 'category', category, 'seat', seat, 'start', start_minute,
        'end', end_minute, 'hasRunOut', coalesce(held_until <= $8::timestamptz, false))), '[]')
      FROM sittings WHERE location = $5::smallint AND date = $6::date) AS seated,
     (SELECT count(*)::integer
      FROM reservations WHERE user_id = $1::uuid AND status = 'pending' AND date >= $7::date) AS upcoming,
     (SELECT coalesce(json_agg(json_build_object('userId', user_id, 'client', client, 'start', start_minute,
        'end', end_minute)), '[]')
      FROM reservations
      WHERE date = $6::date AND status IN ('pending', 'present')
        AND (user_id = $1::uuid OR (phone = $4 AND NOT phone_is_default))) AS visits,
     (SELECT json_build_object('id', id, 'language', language, 'roles', roles) FROM users WHERE id = $1::uuid) AS account`,
);
