import type { Role } from '#domain/users/roles.ts';
import type { Database } from './schema.ts';

/** An account and one of its sessions, as they are now. */
type AccountState = {
  name: string;
  email: string;
  roles: Role[];
  /** False once the account is closed or the session has ended. */
  active: boolean;
  session: { persist: boolean; usedAt: number; expiresAt: number };
  version: number;
  mustChangePassword: boolean;
};

/** Writes when a session was last used, so that it does not count as idle. */
export async function touchSession(db: Database, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: at }).where('id', '=', sessionId).execute();
}

/** Returns an account with its session, read by primary keys on every authenticated call; undefined when there is none. */
export async function accountStateOf(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<AccountState | undefined> {
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
