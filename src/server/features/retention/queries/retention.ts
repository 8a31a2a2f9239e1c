import { sql } from 'kysely';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { anonymiseReservation } from '../../users/queries/erasure.ts';

/** Any number, so long as every Lunule takes the same. */
const LOCK = 7_205_761;

/** Whether this process may tidy up now; false while another one does. */
export async function tryRetentionLock(trx: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/** Takes out of at most `limit` visits before both days whose they were. Answers how many it found. */
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

/** Takes away the trails and mails from before that instant, those too that never found their receiver. */
export async function deleteTrailsBefore(trx: DatabaseTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('audit').where('at', '<', before).execute();
  await trx.deleteFrom('security_events').where('at', '<', before).execute();
  await trx.deleteFrom('outbox').where('created_at', '<', before).execute();
}

/** Takes away what opens nothing any more: sessions and links that ended, and booking attempts from before that instant. */
export async function deleteEndedBefore(trx: DatabaseTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await trx.deleteFrom('link_tokens').where('expires_at', '<', before).execute();
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
