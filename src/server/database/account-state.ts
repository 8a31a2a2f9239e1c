import type { Role } from '#domain/users/roles.ts';
import type { Database } from './schema.ts';

type Standing = {
  name: string;
  email: string;
  roles: Role[];
  /** False once the account is closed, or the session that the token belongs to has ended. */
  active: boolean;
  session: { persist: boolean; usedAt: number; expiresAt: number };
  version: number;
  mustChangePassword: boolean;
};

/** Notes that somebody uses a session, so that it does not count as idle. */
export async function touchSession(db: Database, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: at }).where('id', '=', sessionId).execute();
}

/** How an account and its session stand now, by primary keys; asked on every authenticated call. */
export async function accountStateOf(db: Database, userId: string, sessionId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.name', 'users.email', 'users.roles', 'users.status', 'users.token_version'])
    .select(['users.password_is_temporary', 'sessions.revoked_at', 'sessions.persist', 'sessions.used_at'])
    .select('sessions.expires_at')
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    name: row.name,
    email: row.email,
    roles: row.roles,
    active: row.status && row.revoked_at === null,
    session: { persist: row.persist, usedAt: row.used_at.getTime(), expiresAt: row.expires_at.getTime() },
    version: row.token_version,
    mustChangePassword: row.password_is_temporary && row.roles.some((role) => role !== 'Client'),
  };
}
