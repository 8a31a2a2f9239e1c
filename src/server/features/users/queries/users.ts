import { type Selectable, sql } from 'kysely';
import type { User, UserListQuery } from '#contract/schemas/users.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import { searchPatterns, searchTerms } from '#domain/search.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { UsersTable } from '../../../database/schema-accounts.ts';

type UserRow = Selectable<UsersTable>;

/** A page of the accounts that the keyword finds, newest first; past the end it is the last page. */
export async function listUsers(db: Database, { keyword = '', pageNumber }: UserListQuery) {
  let found = db.selectFrom('users');
  for (const term of searchTerms(keyword)) {
    found = found.where(({ eb, or }) => or(searchPatterns(term).map((pattern) => eb('search_text', 'like', pattern))));
  }
  const { count } = await found.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(pageNumber, pages);
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { users: rows.map(toUser), page, pages, countUsers: count };
}

/** One account, or undefined. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Takes an account away for good; its visits stay, with the name, phone and e-mail they were booked under. */
export async function deleteUser(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/** An account as Admins see it. */
export function toUser(row: UserRow): User {
  const { id, name, email, roles, status, created_at } = row;
  return { _id: id, name, email, roles, status, createdAt: created_at.toISOString() };
}
