import { sql } from 'kysely';
import { z } from 'zod';
import { isOfClient, type KnownClient } from '#domain/users/same-client.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';

/** What the trail keeps of a visit that the desk deleted. */
const deletedVisitSchema = z.object({
  row: z.object({
    user_id: z.string().nullable(),
    email: z.string().nullable(),
    client: z.string(),
    phone: z.string(),
    phone_is_default: z.boolean(),
  }),
});

/** Takes a person out of both trails: what was done stays, to whom and by which client does not. `nobody` stands for a name. */
export async function forgetTrails(trx: DatabaseTransaction, person: KnownClient, nobody: string): Promise<void> {
  const { userId, email } = person;
  await forgetDeletedVisits(trx, person);
  if (userId !== null) {
    await trx.updateTable('audit').set({ actor_name: nobody, actor_id: null }).where('actor_id', '=', userId).execute();
    await forgetDetails(trx).where('subject_type', '=', 'user').where('subject_id', '=', userId).execute();
    await trx.updateTable('security_events').set({ email: null }).where('user_id', '=', userId).execute();
  }
  if (email === null) return;
  const address = email.toLowerCase();
  await forgetDetails(trx)
    .where('subject_type', '=', 'user')
    .where(sql<boolean>`strpos(lower(details::text), ${address}) > 0`)
    .execute();
  await trx.updateTable('security_events').set({ email: null }).where(sql`lower(email)`, '=', address).execute();
}

function forgetDetails(trx: DatabaseTransaction) {
  return trx.updateTable('audit').set({ details: '{}' });
}

async function forgetDeletedVisits(trx: DatabaseTransaction, person: KnownClient): Promise<void> {
  const deletions = trx
    .selectFrom('audit')
    .select(['subject_id', 'details'])
    .where('action', '=', 'reservation.delete');
  const theirs = (await deletions.execute()).filter(({ details }) => isTheirs(details, person));
  if (theirs.length === 0) return;
  const ids = theirs.map(({ subject_id }) => subject_id);
  await forgetDetails(trx).where('subject_type', '=', 'reservation').where('subject_id', 'in', ids).execute();
}

function isTheirs(details: unknown, person: KnownClient): boolean {
  const visit = deletedVisitSchema.safeParse(details).data?.row;
  if (!visit) return false;
  const { user_id: userId, email, client, phone } = visit;
  return isOfClient({ userId, email, client, phone: visit.phone_is_default ? null : phone }, person);
}
