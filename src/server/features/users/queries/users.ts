import { type Selectable, sql } from 'kysely';
import type { Owner, User, UserListQuery } from '#contract/schemas/users.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import { searchPatterns, searchTerms } from '#domain/search.ts';
import { PERMISSIONS, type Permission, type Role } from '#domain/users/roles.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { UsersTable } from '../../../database/schema-accounts.ts';

type UserRow = Selectable<UsersTable>;

/** A page of the accounts that match every word of the keyword, newest first; a page past the end is the last page. */
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

/** Deletes an account; its visits stay, with the name, phone and e-mail they were booked under. */
export async function deleteUser(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Locks the open accounts with the role Admin and returns their ids, always in the same order. Call it before an Admin
 * loses the role: of two who remove each other at once, the second waits and is no longer among them.
 */
export async function lockActiveAdmins(trx: DatabaseTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'Admin' = ANY(roles)`)
    .where('status', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The roles of an open account; none when it is closed or does not exist. */
export async function activeRoles(db: Database, userId: string): Promise<Role[]> {
  const user = await db
    .selectFrom('users')
    .select('roles')
    .where('id', '=', userId)
    .where('status', '=', true)
    .executeTakeFirst();
  return user?.roles ?? [];
}

/** The open accounts whose roles may do this, by name. */
export async function listAccountsWith(db: Database, permission: Permission): Promise<Owner[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('status', '=', true)
    .where(sql<boolean>`roles && ${sql.val(PERMISSIONS[permission])}::text[]`)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** The names of these accounts, open or closed, by id; an account that was deleted is missing. */
export async function namesByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** An account as Admins see it. */
export function toUser(row: UserRow): User {
  const { id, name, email, roles, status, created_at } = row;
  return { _id: id, name, email, roles, status, createdAt: created_at.toISOString() };
}
