import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/accounts.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenCaller, givenHelp, givenService, givenUser } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

const admin = () => testCaller(database, 'Admin');
const reservationOf = (id: string) =>
  database.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const closed = { name: 'Hélène Gagnon', roles: ['Admin'], status: false };
const demoted = { name: 'Hélène Gagnon', roles: ['Manager'], status: true };

describe('DELETE /users', () => {
  it('deletes the account and keeps its visits under the name they were booked under', async () => {
    const { app, deps, call } = await admin();
    const { user, headers } = await givenCaller(deps, { name: 'Fatou Diop' });
    const { id } = await givenReservation(database.db, { user_id: user.id, client: 'Fatou Diop', email: user.email });
    const answer = await call('DELETE', '/users', { id: user.id, name: 'Fatou Diop' });
    expect(answer.statusCode).toBe(200);
    expect(await reservationOf(id)).toMatchObject({
      user_id: null,
      client: 'Fatou Diop',
      phone: '418-555-0142',
      email: user.email,
      status: 'pending',
    });
    expect((await app.inject({ url: '/api/reservations/future', headers })).statusCode).toBe(403);
    expect((await call('DELETE', '/users', { id: user.id })).statusCode).toBe(404);
  });

  it('leaves what the account owned, without an owner', async () => {
    const { call } = await admin();
    const owner = await givenUser(database.db, { roles: ['Manager'] });
    const service = await givenService(database.db, { user_id: owner.id });
    const help = await givenHelp(database.db, { user_id: owner.id });
    await call('DELETE', '/users', { id: owner.id });
    const owners = async (path: string) => (await call('GET', path)).json();
    expect(await owners('/services')).toContainEqual(expect.objectContaining({ _id: service.id, user: null }));
    expect(await owners('/helps')).toContainEqual(expect.objectContaining({ _id: help.id, user: null }));
  });

  it('wants the name to be the account’s when it is sent', async () => {
    const { call } = await admin();
    const user = await givenUser(database.db, { name: 'Zoé D’Amours' });
    const answer = await call('DELETE', '/users', { id: user.id, name: 'Zoé' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'name_mismatch' });
  });

  it.each([[{}], [{ id: 'x' }], [{ id: randomUUID(), roles: ['Client'] }]])('refuses the body %j', async (body) => {
    const { call } = await admin();
    expect((await call('DELETE', '/users', body)).statusCode).toBe(400);
  });
});

describe('an Admin', () => {
  it.each([
    ['deletes', 'DELETE' as const, '/users', {}],
    ['closes', 'PATCH' as const, '/users', closed],
    ['demotes', 'PATCH' as const, '/users', demoted],
    ['anonymises', 'POST' as const, '/users/anonymise', {}],
  ])('never %s themselves', async (_verb, method, path, body) => {
    const { call, user } = await admin();
    await givenUser(database.db, { roles: ['Admin'] });
    const own = await call(method, path, { id: user.id, ...body });
    expect(own.statusCode).toBe(409);
    expect(own.json()).toMatchObject({ code: 'self_removal' });
    const inCapitals = { id: user.id.toUpperCase(), ...body };
    expect((await call(method, path, inCapitals)).json()).toMatchObject({ code: 'self_removal' });
    await database.db.deleteFrom('users').where('id', '!=', user.id).execute();
    expect((await call(method, path, { id: user.id, ...body })).json()).toMatchObject({ code: 'last_admin' });
    expect((await call(method, path, inCapitals)).json()).toMatchObject({ code: 'last_admin' });
  });

  it.each([
    ['delete', 'DELETE' as const, {}],
    ['close', 'PATCH' as const, closed],
    ['demote', 'PATCH' as const, demoted],
  ])('remains when two %s each other at once', async (_verb, method, body) => {
    const { app, deps } = await admin();
    for (let round = 0; round < 10; round += 1) {
      await database.db.deleteFrom('users').execute();
      const pair = [
        await givenCaller(deps, { roles: ['Admin'] }),
        await givenCaller(deps, { roles: ['Admin'] }),
      ] as const;
      const remove = (by: number, whom: number) =>
        app.inject({
          method,
          url: '/api/users',
          headers: pair[by]?.headers ?? {},
          payload: { id: pair[whom]?.user.id, ...body },
        });
      const answers = await Promise.all([remove(0, 1), remove(1, 0)]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const left = await database.db.selectFrom('users').select(['roles', 'status']).execute();
      expect(left.filter(({ roles, status }) => status && roles.includes('Admin'))).toHaveLength(1);
    }
  });
});

describe('GET /users/{id}/export', () => {
  it('exports what is stored about a person as a file, and records it', async () => {
    const { call, user: by } = await admin();
    const user = await givenUser(database.db, { name: 'Fatou Diop' });
    const visit = await givenReservation(database.db, { user_id: user.id });
    await givenReservation(database.db);
    const answer = await call('GET', `/users/${user.id}/export`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="lunule-${user.id}.json"`);
    expect(answer.json()).toMatchObject({
      account: { _id: user.id, email: user.email, language: 'fr', reminders: true },
      reservations: [{ _id: visit.id }],
      sessions: [],
    });
    expect(answer.body).not.toContain('password');
    const events = database.db.selectFrom('security_events').selectAll().where('user_id', '=', user.id);
    expect(await events.execute()).toMatchObject([{ kind: 'data_exported', details: { by: by.id } }]);
  });
});

describe('POST /users/anonymise', () => {
  it('takes a person out of everything, cancels what was to come and frees its seats', async () => {
    const { call, user: by } = await admin();
    const email = 'kateri@example.com';
    const user = await givenUser(database.db, { name: 'Kateri Picard', email });
    const own = {
      user_id: user.id,
      client: 'Kateri Picard',
      email,
      comment: 'Première visite',
      color_note: 'Rouge 214',
    };
    const past = await givenReservation(database.db, { ...own, date: '2026-05-04', status: 'done' });
    const coming = await givenReservation(database.db, { ...own, date: '2026-06-20' });
    const noted = await givenReservation(database.db, { ...own, color_note: null, date: '2026-05-05', status: 'done' });
    await call('PATCH', '/reservations/past', { id: noted.id, colorNote: 'Corail 12' });
    await call('PATCH', '/users', { id: user.id, name: 'Kateri Picard', roles: ['Employee'], status: true });
    const answer = await call('POST', '/users/anonymise', { id: user.id, name: 'Kateri Picard' });
    expect(answer.statusCode).toBe(200);
    const nobody = {
      user_id: null,
      client: 'Client supprimé',
      email: null,
      comment: '',
      color_note: null,
      phone_is_default: true,
    };
    expect(await reservationOf(past.id)).toMatchObject({ ...nobody, status: 'done', total_cents: 5174 });
    expect(await reservationOf(coming.id)).toMatchObject({ ...nobody, status: 'cancel' });
    const seats = database.db.selectFrom('sittings').select('id').where('reservation_id', '=', coming.id);
    expect(await seats.execute()).toEqual([]);
    expect((await call('GET', '/reservations?keyword=kateri')).json().count).toBe(0);
    expect((await call('GET', '/users?keyword=kateri')).json().countUsers).toBe(0);
    const trail = JSON.stringify(await database.db.selectFrom('audit').selectAll().execute());
    for (const word of ['Kateri', email, 'Corail']) expect(trail).not.toContain(word);
    const cancelled = database.db.selectFrom('audit').selectAll().where('subject_id', '=', coming.id);
    expect(await cancelled.execute()).toMatchObject([
      { action: 'reservation.cancel', actor_id: by.id, details: { from: 'pending' } },
    ]);
    const mails = await mailsTo(database.db, email);
    expect(mails).toMatchObject([{ kind: 'cancellation' }, { kind: 'account_deleted' }]);
    for (const { text } of mails) expect(text).not.toContain('/dashboard');
  });
});
