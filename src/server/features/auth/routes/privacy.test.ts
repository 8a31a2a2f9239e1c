import { beforeAll, describe, expect, it } from 'vitest';
import {
  bearerOf,
  cookieOf,
  givenAccount,
  logIn,
  mailsTo,
  PASSWORD,
  register,
  renew,
} from '../../../testing/accounts.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenService } from '../../../testing/factories.ts';
import { mostPeopleAtOnce } from '../../../testing/occupancy.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

async function loggedIn(overrides = {}) {
  const user = await givenAccount(database.db, { name: 'Léa Gagnon', ...overrides });
  const login = await logIn(server.app, { email: user.email });
  const headers = bearerOf(login);
  const get = (path: string) => server.app.inject({ url: `/api/auth/${path}`, headers });
  const remove = (password: string) =>
    server.app.inject({ method: 'DELETE', url: '/api/auth/profile', headers, payload: { password } });
  return { user, login, headers, get, remove };
}

async function book(headers: { authorization: string }, changes = {}) {
  const service = await givenService(database.db);
  const payload = bookingOf(service, { client: 'Léa Gagnon', ...changes });
  return (await server.app.inject({ method: 'POST', url: '/api/reservations', headers, payload })).json();
}

describe('GET /auth/export', () => {
  it('returns everything that is stored about the person, and logs it', async () => {
    const { user, headers, get } = await loggedIn();
    const reservation = await book(headers);
    const answer = await get('export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="lunule.json"');
    expect(answer.json()).toMatchObject({
      account: { _id: user.id, name: 'Léa Gagnon', email: user.email },
      reservations: [{ _id: reservation._id, totalPrice: 51.74 }],
      sessions: [{ signedInAt: '2026-06-03T13:00:00.000Z' }],
      securityEvents: [{ kind: 'sign_in', at: '2026-06-03T13:00:00.000Z', ip: '203.0.113.7' }],
      mails: [{ kind: 'confirmation' }],
    });
    expect(answer.body).not.toContain('argon2');
    const events = await database.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', user.id)
      .execute();
    expect(events.map(({ kind }) => kind)).toContain('data_exported');
  });

  it('is a table for spreadsheets too', async () => {
    const { user, get } = await loggedIn();
    const answer = await get('export.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toContain(`account.email;${user.email}\r\n`);
  });

  it('parts the columns of that table as English does for a call in English', async () => {
    const { user, headers } = await loggedIn();
    const answer = await server.app.inject({
      url: '/api/auth/export.csv',
      headers: { ...headers, 'accept-language': 'en' },
    });
    expect(answer.body).toContain(`account.email,${user.email}\r\n`);
  });
});

describe('DELETE /auth/profile', () => {
  it('cancels what is to come, frees the seats, and takes the name off what is past', async () => {
    const { user, headers, remove } = await loggedIn();
    const date = '2026-06-11';
    const coming = await book(headers, { date });
    const past = await book(headers, { date: '2026-06-04' });
    await database.db.updateTable('reservations').set({ date: '2026-06-01' }).where('id', '=', past._id).execute();

    expect((await remove(PASSWORD)).json()).toEqual({ message: 'Votre compte est supprimé.' });

    const rows = await database.db
      .selectFrom('reservations')
      .select(['status', 'client', 'email', 'comment', 'phone_is_default', 'user_id', 'search_text'])
      .where('id', 'in', [coming._id, past._id])
      .orderBy('date')
      .execute();
    const nobody = { client: 'Client supprimé', email: null, comment: '', phone_is_default: true, user_id: null };
    expect(rows).toMatchObject([
      { ...nobody, status: 'pending' },
      { ...nobody, status: 'cancel' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/gagnon/i);
    expect(await mostPeopleAtOnce(database.db, date)).toEqual({});
    const trail = database.db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', coming._id)
      .orderBy('id', 'desc');
    expect(await trail.executeTakeFirst()).toMatchObject({
      action: 'reservation.cancel',
      actor_id: null,
      actor_name: 'Client supprimé',
    });
    const mails = await mailsTo(database.db, user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cancellation', 'account_deleted']));
  });

  it('ends every session and frees the address', async () => {
    const { user, login, headers, remove } = await loggedIn();
    const answer = await remove(PASSWORD);
    expect(answer.cookies[0]).toMatchObject({ value: '', maxAge: 0 });
    expect((await renew(server.app, cookieOf(login))).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(403);
    expect((await logIn(server.app, { email: user.email })).statusCode).toBe(401);
    await register(server.app, user.email);
    expect(await mailsTo(database.db, user.email)).toContainEqual(expect.objectContaining({ kind: 'activation' }));
  });

  it('asks for the password', async () => {
    const { user, remove } = await loggedIn();
    expect((await remove('Wrong!2026')).json().code).toBe('current_password_wrong');
    expect((await logIn(server.app, { email: user.email })).statusCode).toBe(200);
  });

  it.each(['', '{}', '{"password":""}', '{"password":"x","id":"y"}'])('refuses the body %j', async (payload) => {
    const { headers } = await loggedIn();
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/api/auth/profile',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('never takes the last Admin away, not even when two leave at once', async () => {
    const [one, other] = [await loggedIn({ roles: ['Admin'] }), await loggedIn({ roles: ['Admin'] })];
    const answers = await Promise.all([one.remove(PASSWORD), other.remove(PASSWORD)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('last_admin');
  });
});
