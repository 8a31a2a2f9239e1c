import type { Selectable } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { LinkKind, LinkTokensTable } from '../../../database/schema-accounts.ts';
import { randomSecret, secretHash } from '../../../platform/secrets.ts';
import { type BegunCart, forgetCarts, keepCart } from './begun-carts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Link = Selectable<LinkTokensTable>;

/** What an activation link sets. */
export type Registration = { name: string; password_hash: string; language: Language; begun?: BegunCart | null };

/** In milliseconds. */
const LIFETIMES: Record<LinkKind, number> = { activation: 7 * DAY, reset: HOUR, invitation: 7 * DAY };

/** Creates a link and ends the older ones of its kind. Returns its secret, of which only the hash is stored. */
export async function createLink(
  trx: DatabaseTransaction,
  kind: 'reset' | 'invitation',
  userId: string,
  now: number,
): Promise<string> {
  await endLinks(trx, userId, [kind], now);
  return insertLink(trx, { kind, user_id: userId }, now);
}

/**
 * Creates an activation link with what it sets. Older ones still work: a stranger may have registered the e-mail after
 * its owner. Returns its secret, of which only the hash is stored.
 */
export async function createActivationLink(
  trx: DatabaseTransaction,
  userId: string,
  { begun, name, password_hash, language }: Registration,
  now: number,
): Promise<string> {
  const secret = await insertLink(trx, { kind: 'activation', user_id: userId, name, password_hash, language }, now);
  if (begun) await keepCart(trx, secretHash(secret), begun);
  return secret;
}

/** The newest registration of an account that no link has set yet, or undefined. */
export async function newestRegistration(db: Database, userId: string): Promise<Registration | undefined> {
  const newest = await db
    .selectFrom('link_tokens')
    .leftJoin('begun_carts', 'begun_carts.token_hash', 'link_tokens.token_hash')
    .select(['name', 'password_hash', 'language', 'cart', 'kept_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'activation')
    .where('used_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('created_at', 'desc')
    .$narrowType<{ name: string; password_hash: string; language: Language }>()
    .executeTakeFirst();
  if (!newest) return undefined;
  const { cart, kept_at, ...registration } = newest;
  return { ...registration, begun: cart !== null && kept_at !== null ? { cart, kept_at } : null };
}

type NewLink = { kind: LinkKind; user_id: string } & Partial<Omit<Registration, 'begun'>>;

async function insertLink(trx: DatabaseTransaction, link: NewLink, now: number): Promise<string> {
  const secret = randomSecret();
  await trx
    .insertInto('link_tokens')
    .values({
      ...link,
      token_hash: secretHash(secret),
      created_at: instant(now),
      expires_at: instant(now + LIFETIMES[link.kind]),
    })
    .execute();
  return secret;
}

/** Ends the links of these kinds that still work. */
export async function endLinks(
  trx: DatabaseTransaction,
  userId: string,
  kinds: readonly LinkKind[],
  now: number,
): Promise<void> {
  await trx
    .updateTable('link_tokens')
    .set({ expires_at: instant(now) })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .execute();
}

/** The link of a secret, used and expired ones too. */
export async function findLink(db: Database, kinds: readonly LinkKind[], secret: string): Promise<Link | undefined> {
  return db
    .selectFrom('link_tokens')
    .selectAll()
    .where('token_hash', '=', secretHash(secret))
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}

/**
 * Marks all links of these kinds as used, and clears the registrations that they would have set. Of what was begun with
 * them only the cart of the link `usedHash` stays.
 */
export async function markLinksUsed(
  db: Database,
  userId: string,
  kinds: readonly LinkKind[],
  at: Date,
  usedHash?: string,
): Promise<void> {
  await forgetCarts(db, userId, kinds, usedHash);
  await db
    .updateTable('link_tokens')
    .set({ used_at: at, name: null, password_hash: null, language: null })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}
