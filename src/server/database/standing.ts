import type { Role } from '#domain/roles.ts';
import type { Database } from './schema.ts';

type Standing = {
  name: string;
  email: string;
  roles: Role[];
  /** False once the account is closed, or the session that the token belongs to has ended. */
  active: boolean;
  version: number;
  mustChangePassword: boolean;
};

/** How an account and its session stand now, by primary keys; asked on every authenticated call (security R2, R3). */
export async function standingOf(db: Database, userId: string, sessionId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.name', 'users.email', 'users.roles', 'users.status', 'users.token_version'])
    .select(['users.password_is_temporary', 'sessions.revoked_at'])
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    name: row.name,
    email: row.email,
    roles: row.roles,
    active: row.status && row.revoked_at === null,
    version: row.token_version,
    mustChangePassword: row.password_is_temporary && row.roles.some((role) => role !== 'Client'),
  };
}
