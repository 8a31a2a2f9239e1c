import { sql } from 'kysely';
import type { ReminderRound } from '#domain/reservations/reminders.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';

/**
 * Locks at most `limit` visits of the round that have no reminder yet: pending, with an e-mail, of clients who want
 * reminders. Skips those that another process has locked.
 */
export function lockUnreminded(trx: DatabaseTransaction, { date, bookedBefore }: ReminderRound, limit: number) {
  return trx
    .selectFrom('reservations')
    .leftJoin('users', 'users.id', 'reservations.user_id')
    .select([
      'reservations.id',
      'reservations.language',
      'reservations.sequence',
      'reservations.link_number as linkNumber',
    ])
    .where('reservations.date', '=', date)
    .where('reservations.status', '=', 'pending')
    .where('reservations.email', 'is not', null)
    .where('reservations.reminded_at', 'is', null)
    .where(
      ({ fn, ref }) =>
        sql<boolean>`${fn.coalesce(ref('reservations.timed_at'), ref('reservations.created_at'))} < ${instant(bookedBefore)}`,
    )
    .where((row) => row.or([row('users.id', 'is', null), row('users.reminders', '=', true)]))
    .orderBy('reservations.start_minute')
    .limit(limit)
    .forUpdate('reservations')
    .skipLocked()
    .execute();
}

/** Writes that the clients of these visits were reminded. */
export async function markReminded(trx: DatabaseTransaction, ids: readonly string[], at: Date): Promise<void> {
  await trx.updateTable('reservations').set({ reminded_at: at }).where('id', 'in', ids).execute();
}
