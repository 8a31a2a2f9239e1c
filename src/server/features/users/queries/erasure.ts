import { sql } from 'kysely';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { isOfClient, type KnownClient } from '#domain/users/same-client.ts';
import type { Caller } from '../../../caller.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { deleteMailsTo } from '../../mails/queries.ts';
import { cancelComing } from '../../reservations/queries/departures.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { forgetTrails } from './trails.ts';
import { anonymiseReservation, NOBODY } from './visitors.ts';

/** The holder of an account, by what their own visits say of them; the account is locked, so that no booking slips in. */
export async function accountHolder(
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
  // They may have booked for others, whose own visits are theirs.
  return { userId: id, email, contacts: visits.filter(({ client }) => searchKey(client) === searchKey(name)) };
}

/**
 * Takes a person out of everything that is kept beside the account: coming visits are cancelled, which `caller` answers
 * for; visits keep their time, services and price and nothing of whose they were, the trails keep what was done and not to
 * whom, mails go. Call it before the account is deleted. Answers the mails whose files are still to be deleted.
 */
export async function erasePerson(
  trx: DatabaseTransaction,
  deps: Deps,
  { person, caller }: { person: KnownClient; caller: Pick<Caller, '_id' | 'name'> },
): Promise<string[]> {
  const at = instant(deps.now());
  const { phone: salonPhone } = await loadSettings(trx);
  const visits = await visitsOf(trx, person);
  const mails = person.email === null ? [] : await deleteMailsTo(trx, person.email);
  const ids = visits.map(({ id }) => id);
  await cancelComing(trx, deps, { ids, caller });
  for (const visit of visits) await anonymiseReservation(trx, visit, { salonPhone, at });
  await forgetTrails(trx, person, NOBODY);
  return mails;
}

/** The client of a visit, by what it says of them; undefined when there is none, or they are forgotten already. */
export async function visitorOf(db: Database, id: string): Promise<KnownClient | undefined> {
  const visit = await db
    .selectFrom('reservations')
    .select(['user_id', 'email', 'client', 'phone', 'phone_is_default'])
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  if (!visit) return undefined;
  const { user_id: userId, email, client, phone } = visit;
  return { userId, email, contacts: [{ client, phone: visit.phone_is_default ? null : phone }] };
}

async function visitsOf(trx: DatabaseTransaction, person: KnownClient) {
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
  return candidates.filter(({ user_id: userId, email, client, phone, phone_is_default }) =>
    isOfClient({ userId, email, client, phone: phone_is_default ? null : phone }, person),
  );
}
