import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { bearerOf, freshAddress, givenAccount, logIn, PASSWORD, put, register } from '../../testing/accounts.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { lockAccountHolder } from '../users/queries/erasure.ts';
import { lockActiveAdmins } from '../users/queries/users.ts';
import { lockUser, lockUserByEmail } from './queries/accounts.ts';
import { createLink } from './queries/links.ts';

const database = testDatabase();

/** Called whenever a password is hashed or verified, which is slow. */
const work = vi.hoisted(() => ({ begins: async (): Promise<void> => undefined }));

vi.mock('../../platform/password-hash.ts', async (importOriginal) => {
  const own = await importOriginal<typeof import('../../platform/password-hash.ts')>();
  return {
    hashPassword: async (password: string) => {
      await work.begins();
      return own.hashPassword(password);
    },
    verifyPassword: async (password: string, stored: string | null) => {
      await work.begins();
      return own.verifyPassword(password, stored);
    },
  };
});

const NEW_PASSWORD = 'Nouveau!2026';
const resetWith = (link: string) => ({ resetPasswordLink: link, password: NEW_PASSWORD });

describe('work on a password', () => {
  let held: number[];

  beforeEach(() => {
    held = [];
    work.begins = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::integer AS count FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`.execute(database.db);
      held.push(rows[0]?.count ?? 0);
    };
  });

  async function linkFor(user: { id: string }, now: number) {
    return database.db.transaction().execute((trx) => createLink(trx, 'invitation', user.id, now));
  }

  it('holds no transaction open, so that nobody waits for it', async () => {
    const { app, deps } = await testApp(database);
    await register(app, freshAddress());
    const invited = await givenAccount(database.db, { password_is_temporary: true });
    const link = await linkFor(invited, deps.now());
    expect((await put(app, 'resetPassword', resetWith(link))).statusCode).toBe(200);

    const client = await givenAccount(database.db, { password_is_temporary: true });
    const login = await logIn(app, { email: client.email });
    const facts = { id: client.id, name: client.name, email: client.email };
    const change = { ...facts, password: NEW_PASSWORD, currentPassword: PASSWORD };
    const changed = await app.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: bearerOf(login),
      payload: change,
    });
    expect(changed.statusCode).toBe(200);

    const admin = await givenAccount(database.db, { roles: ['Admin'] });
    const headers = bearerOf(await logIn(app, { email: admin.email }));
    const draft = { name: 'Fatou Diop', email: freshAddress(), password: 'abcd', roles: ['Client'] };
    expect((await app.inject({ method: 'POST', url: '/api/users', headers, payload: draft })).statusCode).toBe(201);
    const own = { password: PASSWORD };
    const leaving = await givenAccount(database.db);
    const leave = bearerOf(await logIn(app, { email: leaving.email }));
    expect(
      (await app.inject({ method: 'DELETE', url: '/api/auth/profile', headers: leave, payload: own })).statusCode,
    ).toBe(200);

    expect(held.length).toBeGreaterThan(8);
    expect(held).toEqual(held.map(() => 0));
  });

  it('is done again when an Admin has set another temporary password meanwhile', async () => {
    const { app, deps } = await testApp(database);
    const user = await givenAccount(database.db, { password_is_temporary: true });
    const link = await linkFor(user, deps.now());
    work.begins = async () => {
      const other = { password_hash: 'another', updated_at: user.updated_at };
      await database.db.updateTable('users').set(other).where('id', '=', user.id).execute();
    };
    expect((await put(app, 'resetPassword', resetWith(link))).json().code).toBe('edit_conflict');
    work.begins = async () => undefined;
    expect((await put(app, 'resetPassword', resetWith(link))).statusCode).toBe(200);
  });
});

describe('a locked account', () => {
  const booking = (userId: string) =>
    database.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL lock_timeout = '200ms'`.execute(trx);
      await givenReservation(trx, { user_id: userId, status: 'cancel' });
    });

  async function bookedWhile(
    lock: (trx: DatabaseTransaction, user: { id: string; email: string }) => Promise<unknown>,
  ) {
    const user = await givenAccount(database.db, { roles: ['Admin'] });
    return database.db.transaction().execute(async (trx) => {
      await lock(trx, user);
      return booking(user.id).then(
        () => 'booked',
        (error: { code?: string }) => error.code,
      );
    });
  }

  it.each([
    { how: 'by its id', lock: (trx: DatabaseTransaction, { id }: { id: string }) => lockUser(trx, id) },
    {
      how: 'by its address',
      lock: (trx: DatabaseTransaction, { email }: { email: string }) => lockUserByEmail(trx, email),
    },
    { how: 'as an Admin’s', lock: lockActiveAdmins },
  ])('$how lets its person book', async ({ lock }) => {
    expect(await bookedWhile(lock)).toBe('booked');
  });

  it('lets no booking in once its person is being erased', async () => {
    const leave = (trx: DatabaseTransaction, { id, email }: { id: string; email: string }) =>
      lockAccountHolder(trx, { id, email, name: 'Zoé Roy' });
    expect(await bookedWhile(leave)).toBe('55P03');
  });
});
