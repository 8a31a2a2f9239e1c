import { sql } from 'kysely';
import { clockTime } from '#domain/salon-time.ts';
import { visitSearchText } from '#domain/search.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { forgetSentMails } from '../mails/queries.ts';

/** What stands where a name stood. */
const NOBODY = 'Client supprimé';

/**
 * Takes a person out of everything that is kept beside the account: visits keep their time, services and price and
 * nothing of whose they were, the trails keep what was done and not by which client, kept mails go (security R47).
 */
export async function forgetPerson(
  trx: DatabaseTransaction,
  { userId, email, salonPhone, at }: { userId: string; email: string; salonPhone: string; at: Date },
): Promise<void> {
  const visits = trx.selectFrom('reservations').select(['id', 'start_minute']).where('user_id', '=', userId);
  for (const visit of await visits.execute()) await forgetVisitor(trx, visit, { salonPhone, at });
  await trx.updateTable('audit').set({ actor_name: NOBODY, actor_id: null }).where('actor_id', '=', userId).execute();
  await trx
    .updateTable('audit')
    .set({ details: '{}' })
    .where('subject_type', '=', 'reservation')
    .where(sql<boolean>`details #>> '{row,user_id}' = ${userId}`)
    .execute();
  await trx
    .updateTable('audit')
    .set({ details: '{}' })
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .execute();
  await trx.updateTable('security_events').set({ email: null }).where('user_id', '=', userId).execute();
  await forgetSentMails(trx, email);
}

/** Takes out of one visit whose it was; its time, services and price stay. */
export async function forgetVisitor(
  trx: DatabaseTransaction,
  { id, start_minute }: { id: string; start_minute: number },
  { salonPhone, at }: { salonPhone: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({
      user_id: null,
      client: NOBODY,
      phone: salonPhone,
      phone_is_default: true,
      email: null,
      comment: '',
      color_note: null,
      anonymised_at: at,
      search_text: visitSearchText({ client: NOBODY, phone: '', time: clockTime(start_minute) }),
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('audit')
    .set({ details: sql`details - 'colorNote'` })
    .where('subject_type', '=', 'reservation')
    .where('subject_id', '=', id)
    .execute();
}
