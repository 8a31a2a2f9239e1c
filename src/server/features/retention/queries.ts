import { sql } from 'kysely';
import type { SeenClock } from '#domain/salon/clock-leaps.ts';
import { type CalendarDate, instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';
import { anonymiseReservation } from '../users/queries/erasure.ts';

/** An arbitrary number, the same in every process. */
const LOCK = 7_205_761;

/** Takes the lock of retention until the end of the transaction; false while another process has it. */
export async function tryRetentionLock(trx: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/** Anonymises at most `limit` visits before both days. Returns how many. */
export async function anonymiseReservationsBefore(
  trx: DatabaseTransaction,
  {
    date,
    pastBy,
    limit,
    ...how
  }: { date: CalendarDate; pastBy: CalendarDate; limit: number; salonPhone: string; at: Date },
): Promise<number> {
  const visits = await trx
    .selectFrom('reservations')
    .select(['id', 'start_minute'])
    .where('date', '<', date)
    .where('date', '<', pastBy)
    .where('anonymised_at', 'is', null)
    .orderBy('date')
    .limit(limit)
    .execute();
  for (const visit of visits) await anonymiseReservation(trx, visit, how);
  return visits.length;
}

/** Deletes trails and mails from before that time, unsent mails too. */
export async function deleteTrailsBefore(trx: DatabaseTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('audit').where('at', '<', before).execute();
  await trx.deleteFrom('security_events').where('at', '<', before).execute();
  await trx.deleteFrom('outbox').where('created_at', '<', before).execute();
}

/** Deletes sessions and links that ended, and idempotency keys that were created, before that time. */
export async function deleteEndedBefore(trx: DatabaseTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await trx.deleteFrom('link_tokens').where('expires_at', '<', before).execute();
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Deletes carts kept with an account since before that time. */
export async function deleteBegunCartsBefore(trx: DatabaseTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('begun_carts').where('kept_at', '<', before).execute();
}

/** The clock as the processes saw it last; null at first. */
export async function findSeenClock(db: Database): Promise<SeenClock | null> {
  const row = await db.selectFrom('clock').selectAll().executeTakeFirst();
  if (!row) return null;
  const { last_seen, leapt_from: from, leapt_to: to } = row;
  return { lastSeen: last_seen.getTime(), leap: from && to && { from: from.getTime(), to: to.getTime() } };
}

/** Stores what was seen of the clock, for all processes. */
export async function saveSeenClock(trx: DatabaseTransaction, { lastSeen, leap }: SeenClock): Promise<void> {
  const row = {
    last_seen: instant(lastSeen),
    leapt_from: leap && instant(leap.from),
    leapt_to: leap && instant(leap.to),
  };
  await trx
    .insertInto('clock')
    .values({ only_row: true, ...row })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
