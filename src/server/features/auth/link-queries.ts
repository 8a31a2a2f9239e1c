import { instant } from '#domain/salon-time.ts';
import { randomSecret, secretHash } from '../../adapters/secrets.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';
import type { LinkKind } from '../../database/schema-accounts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long each link works, in milliseconds (decision 5). */
const LIFETIMES: Record<LinkKind, number> = { activation: 7 * DAY, reset: HOUR, invitation: 7 * DAY };

/** Makes the one live link of that kind of a user, older ones end; answers its secret, of which only the hash is kept. */
export async function openLink(trx: DatabaseTransaction, kind: LinkKind, userId: string, now: number): Promise<string> {
  await endLinks(trx, userId, [kind], now);
  const secret = randomSecret();
  await trx
    .insertInto('link_tokens')
    .values({
      token_hash: secretHash(secret),
      kind,
      user_id: userId,
      created_at: instant(now),
      expires_at: instant(now + LIFETIMES[kind]),
    })
    .execute();
  return secret;
}

/** Ends the links of those kinds that still work. */
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

/** The link of that secret, whatever its state. */
export async function findLink(db: Database, kinds: readonly LinkKind[], secret: string) {
  return db
    .selectFrom('link_tokens')
    .selectAll()
    .where('token_hash', '=', secretHash(secret))
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}

/** Notes that a user's links of those kinds have served, so that each of them says so. */
export async function markLinksUsed(db: Database, userId: string, kinds: readonly LinkKind[], at: Date): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}
