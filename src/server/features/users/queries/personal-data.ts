import type { PersonalData } from '#contract/schemas/personal-data.ts';
import { readStoredCart } from '#domain/cart/cart-storage.ts';
import type { Database } from '../../../database/schema.ts';
import { findUser, toUser } from './users.ts';

/** What is stored about the holder of an account, apart from their visits; undefined when there is no such account. */
export async function findAccountData(
  db: Database,
  userId: string,
  now: Date,
): Promise<Omit<PersonalData, 'reservations' | 'technician' | 'turnOrders'> | undefined> {
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const sessions = await db
    .selectFrom('sessions')
    .select(['signed_in_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('signed_in_at')
    .execute();
  const events = await db
    .selectFrom('security_events')
    .select(['kind', 'at', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'subject', 'created_at'])
    .where('recipient', '=', user.email)
    .orderBy('created_at')
    .execute();
  const carts = await db
    .selectFrom('begun_carts')
    .innerJoin('link_tokens', 'link_tokens.token_hash', 'begun_carts.token_hash')
    .select(['cart', 'kept_at'])
    .where('user_id', '=', userId)
    .orderBy('kept_at')
    .execute();
  return {
    exportedAt: now.toISOString(),
    account: { ...toUser(user), language: user.language, reminders: user.reminders },
    sessions: sessions.map((session) => ({
      signedInAt: session.signed_in_at.toISOString(),
      usedAt: session.used_at.toISOString(),
    })),
    securityEvents: events.map(({ kind, at, ip }) => ({ kind, at: at.toISOString(), ip })),
    begunCarts: carts.map(({ cart, kept_at }) => ({
      cart: readStoredCart(cart, now.getTime()),
      keptAt: kept_at.toISOString(),
    })),
    mails: mails.map(({ kind, subject, created_at }) => ({ kind, subject, sentAt: created_at.toISOString() })),
  };
}
