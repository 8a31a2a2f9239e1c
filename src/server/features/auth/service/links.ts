import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { LinkKind } from '../../../database/schema-accounts.ts';
import { findUserById, lockUser, type User } from '../queries/accounts.ts';
import { findLink, type Link, markLinksUsed } from '../queries/links.ts';

/** Whose link this is, which stays as it is. Refuses as `consumeLink` does. */
export async function ownerOfLink(
  db: Database,
  kinds: readonly LinkKind[],
  secret: string,
  now: number,
): Promise<User> {
  const { user_id } = await liveLink(db, kinds, secret, now);
  return withOpenAccount(await findUserById(db, user_id));
}

/**
 * Takes a link's one use and returns it with whose it is, locked. A link that is unknown, old or used says which; that of a
 * closed account is as good as unknown, since nothing but an Admin opens it again.
 */
export async function consumeLink(
  trx: DatabaseTransaction,
  kinds: readonly LinkKind[],
  secret: string,
  now: number,
): Promise<{ user: User; link: Link }> {
  const { user_id } = await liveLink(trx, kinds, secret, now);
  const user = await lockUser(trx, user_id);
  // Whoever takes a link of this account has locked it before: it may have been taken while this waited.
  const link = await liveLink(trx, kinds, secret, now);
  await markLinksUsed(trx, user_id, kinds, instant(now));
  return { user: withOpenAccount(user), link };
}

async function liveLink(db: Database, kinds: readonly LinkKind[], secret: string, now: number): Promise<Link> {
  const link = await findLink(db, kinds, secret);
  if (!link) throw new Refusal('link_invalid');
  if (link.used_at) throw new Refusal('link_used');
  if (link.expires_at.getTime() <= now) throw new Refusal('link_expired');
  return link;
}

function withOpenAccount(user: User | undefined): User {
  if (!user?.status) throw new Refusal('link_invalid');
  return user;
}
