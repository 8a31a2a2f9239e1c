import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { UsersTable } from '../../../database/schema-accounts.ts';

export type User = Selectable<UsersTable>;

/** The account of an address, which must be clean (lower case). */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where(lowerEmail(db), '=', email).executeTakeFirst();
}

/** The account of that id. */
export async function findUserById(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As `findUserByEmail`, kept from others until the end of the transaction; see `lockUser`. */
export async function lockUserByEmail(trx: DatabaseTransaction, email: string): Promise<User | undefined> {
  return trx.selectFrom('users').selectAll().where(lowerEmail(trx), '=', email).forNoKeyUpdate().executeTakeFirst();
}

/**
 * An account by its id, kept from others who would change it until the end of the transaction. What refers to it goes on
 * meanwhile: the person may book.
 */
export async function lockUser(trx: DatabaseTransaction, id: string): Promise<User | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** False when the address has an account already, even one that another process is making at this moment. */
export async function insertUser(trx: DatabaseTransaction, user: Insertable<UsersTable>): Promise<boolean> {
  const row = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(lowerEmail(trx)).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes some columns of an account. */
export async function updateUser(
  trx: DatabaseTransaction,
  id: string,
  change: Partial<Omit<User, 'id' | 'created_at'>> & { updated_at: Date },
): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', id).execute();
}

/** Whether an account is open, but nobody has yet shown that the address is theirs. */
export function isWaiting({ status, activated_at }: User): boolean {
  return status && activated_at === null;
}

function lowerEmail(db: Database) {
  return db.fn<string>('lower', ['email']);
}
