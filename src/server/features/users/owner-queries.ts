import type { Role } from '#domain/roles.ts';
import type { Database } from '../../database/schema.ts';

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
