import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { UsersTable } from '../../../database/schema-accounts.ts';

export type User = Selectable<UsersTable>;

/** The account of an e-mail, which must be in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where(lowerEmail(db), '=', email).executeTakeFirst();
}

/** The account of that id. */
export async function findUserById(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the account of an e-mail in lower case, as `lockUser` does. */
export async function lockUserByEmail(trx: DatabaseTransaction, email: string): Promise<User | undefined> {
  return trx.selectFrom('users').selectAll().where(lowerEmail(trx), '=', email).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Locks an account against changes until the end of the transaction. Rows that refer to it may be written meanwhile, so
 * the person can book.
 */
export async function lockUser(trx: DatabaseTransaction, id: string): Promise<User | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Creates an account. Returns false when the e-mail has one, even one that another transaction is creating. */
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

/** Whether an open account waits for its activation link. */
export function isNotActivated({ status, activated_at }: User): boolean {
  return status && activated_at === null;
}

function lowerEmail(db: Database) {
  return db.fn<string>('lower', ['email']);
}
