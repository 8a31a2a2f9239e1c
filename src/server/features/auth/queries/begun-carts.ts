import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { LinkKind } from '../../../database/schema-accounts.ts';

/** A stored cart that waits for the first login of the account, and since when. */
export type BegunCart = { cart: string; kept_at: Date };

/** Keeps a cart with the activation link of that hash. */
export async function keepCart(trx: DatabaseTransaction, token_hash: string, begun: BegunCart): Promise<void> {
  await trx
    .insertInto('begun_carts')
    .values({ token_hash, ...begun })
    .execute();
}

/** Deletes the carts of an account's links of these kinds that are not used yet, but that of the link `exceptHash`. */
export async function forgetCarts(
  db: Database,
  userId: string,
  kinds: readonly LinkKind[],
  exceptHash = '',
): Promise<void> {
  await db
    .deleteFrom('begun_carts')
    .using('link_tokens')
    .whereRef('link_tokens.token_hash', '=', 'begun_carts.token_hash')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('begun_carts.token_hash', '!=', exceptHash)
    .execute();
}

/** Returns the stored cart that waits for an account and deletes it; null when there is none. */
export async function takeCart(trx: DatabaseTransaction, userId: string): Promise<string | null> {
  const [taken] = await trx
    .deleteFrom('begun_carts')
    .using('link_tokens')
    .whereRef('link_tokens.token_hash', '=', 'begun_carts.token_hash')
    .where('user_id', '=', userId)
    .returning('cart')
    .execute();
  return taken?.cart ?? null;
}
