import type { Selectable } from 'kysely';
import type { Role } from '#domain/users/roles.ts';
import { prepared } from './prepared.ts';
import type { Database } from './schema.ts';
import type { SessionsTable, UsersTable } from './schema-accounts.ts';

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
  const [row] = await readAccountState(db, [userId, sessionId]);
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

type AccountRow = Pick<Selectable<UsersTable>, 'name' | 'email' | 'roles' | 'status' | 'token_version'> &
  Pick<Selectable<UsersTable>, 'password_is_temporary'> &
  Pick<Selectable<SessionsTable>, 'revoked_at' | 'persist' | 'used_at' | 'expires_at'>;

const readAccountState = prepared<AccountRow>(
  'account-state',
  `SELECT name, email, roles, status, token_version, password_is_temporary, revoked_at, persist, used_at, expires_at
   FROM users JOIN sessions ON sessions.user_id = users.id
   WHERE users.id = $1::uuid AND sessions.id = $2::uuid`,
);
