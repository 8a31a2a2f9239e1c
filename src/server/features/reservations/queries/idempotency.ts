import { sql } from 'kysely';
import { Refusal } from '#domain/errors.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

/** One attempt of one account to book: the same key and body book once, however often they arrive. */
export type Attempt = { userId: string; key: string; bodyHash: string };

/** Makes a repeated attempt wait until the first is committed or rolled back. */
export async function lockIdempotencyKey(trx: DatabaseTransaction, { userId, key }: Attempt): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`.execute(trx);
}

/** The id of the reservation that this attempt made, if any; throws `idempotency_conflict` for another body. */
export async function reservationOfKey(db: Database, attempt: Attempt): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reservation_id'])
    .where('user_id', '=', attempt.userId)
    .where('key', '=', attempt.key)
    .executeTakeFirst();
  if (row && row.body_hash !== attempt.bodyHash) throw new Refusal('idempotency_conflict');
  return row?.reservation_id;
}

/** Writes which reservation the attempt made, in the transaction that makes it. */
export async function saveIdempotencyKey(trx: DatabaseTransaction, attempt: Attempt, reservationId: string, at: Date) {
  await trx
    .insertInto('idempotency_keys')
    .values({
      user_id: attempt.userId,
      key: attempt.key,
      body_hash: attempt.bodyHash,
      reservation_id: reservationId,
      created_at: at,
    })
    .execute();
}
