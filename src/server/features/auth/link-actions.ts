import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon-time.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import type { LinkKind } from '../../database/schema-accounts.ts';
import { lockLink, markLinksUsed } from './link-queries.ts';
import { lockUser, type User } from './queries.ts';

/**
 * Takes a link's one use and answers whose it is, locked. A link that is unknown, old or used says which; that of a
 * closed account is as good as unknown, since nothing but an Admin opens it again (security R3).
 */
export async function takeLink(
  trx: DatabaseTransaction,
  kinds: readonly LinkKind[],
  secret: string,
  now: number,
): Promise<User> {
  const link = await lockLink(trx, kinds, secret);
  if (!link) throw new Refusal('link_invalid');
  if (link.used_at) throw new Refusal('link_used');
  if (link.expires_at.getTime() <= now) throw new Refusal('link_expired');
  const user = await lockUser(trx, link.user_id);
  if (!user?.status) throw new Refusal('link_invalid');
  await markLinksUsed(trx, user.id, kinds, instant(now));
  return user;
}
