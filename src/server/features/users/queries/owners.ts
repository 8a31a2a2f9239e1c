import { sql } from 'kysely';
import type { Owner } from '#contract/schemas/users.ts';
import { PERMISSIONS, type Role } from '#domain/users/roles.ts';
import type { Database } from '../../../database/schema.ts';

/** The roles of an account that is open; none when it is closed or does not exist. */
export async function activeRoles(db: Database, userId: string): Promise<Role[]> {
  const user = await db
    .selectFrom('users')
    .select('roles')
    .where('id', '=', userId)
    .where('status', '=', true)
    .executeTakeFirst();
  return user?.roles ?? [];
}

/** Who may own a service or a question: open accounts of Managers and Admins, by name. */
export async function listOwners(db: Database): Promise<Owner[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('status', '=', true)
    .where(sql<boolean>`roles && ${sql.val(PERMISSIONS.own_services)}::text[]`)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** The names of those accounts, open or closed, by id; an account that is gone is missing. */
export async function namesByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
