import { Refusal } from '#domain/errors.ts';
import { insertPrepared, prepared } from '../../../database/prepared.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

/** One attempt of one account to book: the same key and body book once, however often they arrive. */
export type Attempt = { userId: string; key: string; bodyHash: string };

/** The id of the reservation that this attempt made, if any; throws `idempotency_conflict` for another body. */
export async function reservationOfKey(db: Database, attempt: Attempt): Promise<string | undefined> {
  const [made] = await findKey(db, [attempt.userId, attempt.key]);
  return made && requireSameBody(attempt, made).reservationId;
}

/** Refuses the key of another body with `idempotency_conflict`. */
export function requireSameBody<Made extends { bodyHash: string }>(attempt: Attempt, made: Made): Made {
  if (made.bodyHash !== attempt.bodyHash) throw new Refusal('idempotency_conflict');
  return made;
}

const findKey = prepared<{ bodyHash: string; reservationId: string }>(
  'idempotency-key',
  `SELECT body_hash AS "bodyHash", reservation_id AS "reservationId" FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
);

/** Writes which reservation the attempt made, in the transaction that makes it. */
export async function saveIdempotencyKey(trx: DatabaseTransaction, attempt: Attempt, reservationId: string, at: Date) {
  const row = {
    user_id: attempt.userId,
    key: attempt.key,
    body_hash: attempt.bodyHash,
    reservation_id: reservationId,
    created_at: at,
  };
  await insertPrepared(trx, 'idempotency_keys', [row]);
}
