import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { SessionsTable } from '../../../database/schema-accounts.ts';

export type Session = Selectable<SessionsTable>;

/** Opens a session. */
export async function insertSession(
  trx: DatabaseTransaction,
  session: Omit<Session, 'previous_hash' | 'revoked_at'>,
): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** One session, also one that has ended. */
export async function findSession(db: Database, id: string): Promise<Session | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Replaces the refresh token in one statement. Returns false when another call, such as a second tab, came first. */
export async function rotateRefreshToken(
  db: Database,
  { id, from, to, at, isUse }: { id: string; from: string; to: string; at: Date; isUse: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ token_hash: to, previous_hash: from, rotated_at: at, ...(isUse && { used_at: at }) })
    .where('id', '=', id)
    .where('token_hash', '=', from)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one session, its access tokens included. */
export async function revokeSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a user except `exceptId`. */
export async function revokeSessions(db: Database, userId: string, at: Date, exceptId?: string): Promise<void> {
  let sessions = db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (exceptId !== undefined) sessions = sessions.where('id', '!=', exceptId);
  await sessions.execute();
}
