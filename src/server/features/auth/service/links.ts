import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { LinkKind } from '../../../database/schema-accounts.ts';
import { findUserById, lockUser, type User } from '../queries/accounts.ts';
import { findLink, type Link, markLinksUsed } from '../queries/links.ts';

/** The account of a link, which stays unused. Refuses as `consumeLink` does. */
export async function findLinkHolder(
  db: Database,
  kinds: readonly LinkKind[],
  secret: string,
  now: number,
): Promise<User> {
  const { user_id } = await requireLiveLink(db, kinds, secret, now);
  return requireOpen(await findUserById(db, user_id));
}

/**
 * Uses a link, once, and returns it with its account, locked. Refuses with `link_invalid` when it is unknown or its
 * account closed, with `link_used` or `link_expired`.
 */
export async function consumeLink(
  trx: DatabaseTransaction,
  kinds: readonly LinkKind[],
  secret: string,
  now: number,
): Promise<{ user: User; link: Link }> {
  const { user_id } = await requireLiveLink(trx, kinds, secret, now);
  const user = await lockUser(trx, user_id);
  // Another call may have used it while this one waited for the lock.
  const link = await requireLiveLink(trx, kinds, secret, now);
  await markLinksUsed(trx, user_id, kinds, instant(now), link.token_hash);
  return { user: requireOpen(user), link };
}

async function requireLiveLink(db: Database, kinds: readonly LinkKind[], secret: string, now: number): Promise<Link> {
  const link = await findLink(db, kinds, secret);
  if (!link) throw new Refusal('link_invalid');
  if (link.used_at) throw new Refusal('link_used');
  if (link.expires_at.getTime() <= now) throw new Refusal('link_expired');
  return link;
}

function requireOpen(user: User | undefined): User {
  if (!user?.status) throw new Refusal('link_invalid');
  return user;
}
