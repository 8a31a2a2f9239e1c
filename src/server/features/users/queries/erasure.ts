import { sql } from 'kysely';
import { z } from 'zod';
import { clockTime } from '#domain/salon/salon-time.ts';
import { reservationSearchText, searchKey } from '#domain/search.ts';
import { isOfClient, type KnownClient } from '#domain/users/same-client.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

/** Replaces the name of a person who was erased. */
const DELETED_CLIENT = 'Client supprimé';

/** The holder of an account, with the contacts of their visits. Locks the account, so that no booking is added meanwhile. */
export async function lockAccountHolder(
  trx: DatabaseTransaction,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<KnownClient> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const visits = await trx
    .selectFrom('reservations')
    .select(['client', 'phone'])
    .distinct()
    .where('user_id', '=', id)
    .where('phone_is_default', '=', false)
    .execute();
  // They may have booked for others, who stay clients of their own.
  return { userId: id, email, contacts: visits.filter(({ client }) => searchKey(client) === searchKey(name)) };
}

/** The client of a visit; undefined when there is no such visit, or it is anonymised already. */
export async function findVisitor(db: Database, reservationId: string): Promise<KnownClient | undefined> {
  const visit = await db
    .selectFrom('reservations')
    .select(['user_id', 'email', 'client', 'phone', 'phone_is_default'])
    .where('id', '=', reservationId)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  if (!visit) return undefined;
  const { user_id: userId, email, client, phone } = visit;
  return { userId, email, contacts: [{ client, phone: visit.phone_is_default ? null : phone }] };
}

/** The visits of a client that are not anonymised yet. */
export async function listVisitsOf(trx: DatabaseTransaction, person: KnownClient) {
  const phones = person.contacts.flatMap(({ phone }) => phone ?? []);
  const candidates = await trx
    .selectFrom('reservations')
    .select(['id', 'start_minute', 'user_id', 'email', 'client', 'phone', 'phone_is_default'])
    .where('anonymised_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('user_id', '=', person.userId),
        eb(sql`lower(email)`, '=', person.email?.toLowerCase() ?? null),
        ...(phones.length > 0 ? [and([eb('phone', 'in', phones), eb('phone_is_default', '=', false)])] : []),
      ]),
    )
    .execute();
  return candidates.filter((visit) => isVisitOf(visit, person));
}

/** Removes the client from one visit; its time, services and price stay. */
export async function anonymiseReservation(
  trx: DatabaseTransaction,
  { id, start_minute }: { id: string; start_minute: number },
  { salonPhone, at }: { salonPhone: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({
      user_id: null,
      client: DELETED_CLIENT,
      phone: salonPhone,
      phone_is_default: true,
      email: null,
      comment: '',
      color_note: null,
      anonymised_at: at,
      search_text: reservationSearchText({ client: DELETED_CLIENT, phone: '', time: clockTime(start_minute) }),
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('visits_to_call').where('reservation_id', '=', id).execute();
  await trx
    .updateTable('audit')
    .set({ details: sql`details - 'colorNote'` })
    .where('subject_type', '=', 'reservation')
    .where('subject_id', '=', id)
    .execute();
}

/** Removes a person from the audit trail and the security events; what was done, and when, stays. */
export async function anonymiseTrails(trx: DatabaseTransaction, person: KnownClient): Promise<void> {
  const { userId } = person;
  const email = person.email?.toLowerCase() ?? null;
  if (userId !== null) {
    const noActor = { actor_name: DELETED_CLIENT, actor_id: null };
    await trx.updateTable('audit').set(noActor).where('actor_id', '=', userId).execute();
    await clearDetails(trx).where('subject_type', '=', 'user').where('subject_id', '=', userId).execute();
    await trx.updateTable('security_events').set({ email: null }).where('user_id', '=', userId).execute();
  }
  if (email === null) return;
  await clearDetails(trx)
    .where('subject_type', '=', 'user')
    .where(sql<boolean>`strpos(lower(details::text), ${email}) > 0`)
    .execute();
  await trx.updateTable('security_events').set({ email: null }).where(sql`lower(email)`, '=', email).execute();
}

const clientColumnsSchema = z.object({
  user_id: z.string().nullable(),
  email: z.string().nullable(),
  client: z.string(),
  phone: z.string(),
  phone_is_default: z.boolean(),
});

/** The audit trail holds the whole row of a visit that the desk deleted. */
const deletedVisitSchema = z.object({ row: clientColumnsSchema });

/** Removes a person from the visits that the desk deleted. Returns the ids of those visits. */
export async function anonymiseDeletedVisits(trx: DatabaseTransaction, person: KnownClient): Promise<string[]> {
  const deletions = await trx
    .selectFrom('audit')
    .select(['subject_id', 'details'])
    .where('action', '=', 'reservation.delete')
    .execute();
  const ids = deletions.flatMap(({ subject_id, details }) => {
    const visit = deletedVisitSchema.safeParse(details).data?.row;
    return visit && isVisitOf(visit, person) ? [subject_id] : [];
  });
  if (ids.length > 0) {
    await clearDetails(trx).where('subject_type', '=', 'reservation').where('subject_id', 'in', ids).execute();
  }
  return ids;
}

function clearDetails(trx: DatabaseTransaction) {
  return trx.updateTable('audit').set({ details: '{}' });
}

function isVisitOf(visit: z.infer<typeof clientColumnsSchema>, person: KnownClient): boolean {
  const { user_id: userId, email, client, phone } = visit;
  return isOfClient({ userId, email, client, phone: visit.phone_is_default ? null : phone }, person);
}
