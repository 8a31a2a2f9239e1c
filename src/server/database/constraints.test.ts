import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { givenService, givenUser } from '../testing/factories.ts';
import { givenReservation } from '../testing/reservations.ts';
import { testDatabase } from '../testing/test-database.ts';
import { transact } from './transact.ts';

const database = testDatabase();

/** How a story ends that runs this statement. */
function outcomeOf(statement: string): Promise<unknown> {
  return transact(database.db, (trx) => sql.raw(statement).execute(trx)).catch((error: unknown) => error);
}

const linkOf = (userId: string) =>
  `INSERT INTO link_tokens (token_hash, kind, user_id, created_at, expires_at)
   VALUES ('${randomUUID()}', 'reset', '${userId}', now(), now())`;

describe('a transaction', () => {
  it('is an edit conflict when the person or the service that it writes about is gone', async () => {
    const { id } = await givenReservation(database.db);
    await givenService(database.db);
    for (const statement of [
      linkOf(randomUUID()),
      `UPDATE reservations SET moved_by = '${randomUUID()}' WHERE id = '${id}'`,
      `UPDATE services SET user_id = '${randomUUID()}'`,
    ])
      expect(await outcomeOf(statement)).toEqual(new Refusal('edit_conflict'));
  });

  it('is no refusal, but a bug, when it breaks any other promise of the database', async () => {
    const { id } = await givenReservation(database.db);
    await givenUser(database.db);
    for (const statement of [
      `UPDATE reservations SET location = 9 WHERE id = '${id}'`,
      'DELETE FROM locations',
      `UPDATE reservations SET status = 'lost' WHERE id = '${id}'`,
      `INSERT INTO picture_files (picture_id, width, format, bytes) VALUES ('${randomUUID()}', 400, 'webp', '')`,
    ]) {
      const outcome = await outcomeOf(statement);
      expect(outcome).toBeInstanceOf(Error);
      expect(outcome).not.toBeInstanceOf(Refusal);
    }
  });
});

it('finds by an index whatever refers to a person, a visit or a picture that goes', async () => {
  const { rows } = await sql<{ column: string }>`
    SELECT conrelid::regclass || '.' || attname AS column
    FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f'
      AND confrelid::regclass::text IN ('users', 'reservations', 'pictures')
      AND conrelid::regclass::text NOT IN ('services', 'helps')
      AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`.execute(database.db);
  expect(rows).toEqual([]);
});
