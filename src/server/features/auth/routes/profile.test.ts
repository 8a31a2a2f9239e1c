import { beforeAll, describe, expect, it } from 'vitest';
import { bearerOf, cookieOf, givenAccount, logIn, mailsTo, PASSWORD, renew } from '../../../testing/accounts.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

const NEW_PASSWORD = 'Nouveau!2026';

beforeAll(async () => {
  server = await testApp(database);
});

async function loggedIn(overrides = {}, app = server.app) {
  const user = await givenAccount(database.db, { name: 'Léa Gagnon', ...overrides });
  const login = await logIn(app, { email: user.email });
  const put = (change: object) =>
    app.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: bearerOf(login),
      payload: { id: user.id, name: 'Léa Gagnon', email: user.email, password: '', ...change },
    });
  return { user, login, put };
}

describe('GET /auth/profile', () => {
  it('shows what the person may change', async () => {
    const { user, login } = await loggedIn();
    const answer = await server.app.inject({ url: '/api/auth/profile', headers: bearerOf(login) });
    expect(answer.json()).toEqual({
      _id: user.id,
      name: 'Léa Gagnon',
      email: user.email,
      language: 'fr',
      reminders: true,
    });
  });
});

describe('PUT /auth/profile', () => {
  it('changes the name, and returns a token with it', async () => {
    const { user, put } = await loggedIn();
    const answer = await put({ name: 'Léa Gagnon-Roy', reminders: false, language: 'en' });
    const claims = await server.deps.tokens.readAccess(answer.json().accessToken, server.deps.now());
    expect(claims?.UserInfo.name).toBe('Léa Gagnon-Roy');
    const row = await database.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Léa Gagnon-Roy', reminders: false, language: 'en', token_version: 0 });
    expect(row.search_text).toContain('lea gagnon roy');
  });

  it('is one’s own record only', async () => {
    const { put } = await loggedIn();
    const other = await givenAccount(database.db);
    const answer = await put({ id: other.id });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('forbidden');
  });

  it('never changes the e-mail', async () => {
    const { put } = await loggedIn();
    expect((await put({ email: 'other@example.com' })).json().code).toBe('email_locked');
  });

  it('takes no role, status or version from the body', async () => {
    const { user, put } = await loggedIn();
    await put({ roles: ['Admin'], status: false, token_version: 7, password_hash: 'x', activated_at: null });
    const row = await database.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ roles: ['Client'], status: true, token_version: 0, password_hash: user.password_hash });
  });

  it('sets a new password soon after a login: other sessions end, this one goes on, the owner is notified', async () => {
    const { user, login, put } = await loggedIn();
    const elsewhere = await logIn(server.app, { email: user.email });

    const answer = await put({ password: NEW_PASSWORD });

    expect(answer.statusCode).toBe(200);
    expect((await renew(server.app, cookieOf(elsewhere))).statusCode).toBe(403);
    expect((await renew(server.app, cookieOf(login))).statusCode).toBe(200);
    const withOld = await server.app.inject({ url: '/api/auth/profile', headers: bearerOf(login) });
    const withNew = await server.app.inject({ url: '/api/auth/profile', headers: bearerOf(answer) });
    expect([withOld.statusCode, withNew.statusCode]).toEqual([403, 200]);
    expect((await logIn(server.app, { email: user.email, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect(await mailsTo(database.db, user.email)).toMatchObject([{ kind: 'password_changed' }]);
  });

  it('wants the current password when the login is 30 minutes old', async () => {
    const { app, travel } = await testApp(database);
    const user = await givenAccount(database.db);
    const cookie = cookieOf(await logIn(app, { email: user.email }));
    travel('2026-06-03T13:30:00Z');
    const headers = bearerOf(await renew(app, cookie));
    const profile = { id: user.id, name: user.name, email: user.email, password: NEW_PASSWORD };
    const change = (more: object) =>
      app.inject({ method: 'PUT', url: '/api/auth/profile', headers, payload: { ...profile, ...more } });

    expect((await change({})).json().code).toBe('current_password_required');
    expect((await change({ currentPassword: 'Wrong!2026' })).json().code).toBe('current_password_wrong');
    expect((await change({ currentPassword: PASSWORD })).statusCode).toBe(200);
  });

  it('counts wrong current passwords as failed logins, and writes them down', async () => {
    const { app } = await testApp(database, { environment: { RATE_LIMITS: 'on' } });
    const { put, user } = await loggedIn({}, app);
    const guess = () => put({ password: NEW_PASSWORD, currentPassword: 'Wrong!2026' });
    for (let times = 0; times < 10; times += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
    const events = database.db.selectFrom('security_events').select('kind').where('user_id', '=', user.id);
    expect((await events.execute()).filter(({ kind }) => kind === 'password_proof_failed')).toHaveLength(10);
  });

  it.each([
    { field: 'name', value: 'X' },
    { field: 'password', value: 'weak' },
    { field: 'id', value: 'me' },
    { field: 'language', value: 'es' },
  ])('refuses the $field $value', async ({ field, value }) => {
    const { put } = await loggedIn();
    expect((await put({ [field]: value })).json()).toMatchObject({
      code: 'malformed',
      errors: { [field]: expect.any(String) },
    });
  });
});

describe('a password that an Admin chose', () => {
  it('lets staff do nothing before they have chosen their own', async () => {
    const { login, put } = await loggedIn({ roles: ['Manager'], password_is_temporary: true });
    const claims = await server.deps.tokens.readAccess(login.json().accessToken, server.deps.now());
    expect(claims?.mustChangePassword).toBe(true);
    const services = (headers: { authorization: string }) => server.app.inject({ url: '/api/services', headers });
    expect((await services(bearerOf(login))).json().code).toBe('password_change_required');

    expect((await put({ password: PASSWORD })).json().code).toBe('password_unchanged');
    const changed = await put({ password: NEW_PASSWORD });

    expect((await services(bearerOf(changed))).statusCode).toBe(200);
  });

  it('never persists a session', async () => {
    const user = await givenAccount(database.db, { password_is_temporary: true });
    const login = await logIn(server.app, { email: user.email, persist: true });
    expect(login.cookies[0]?.maxAge).toBeUndefined();
  });

  it('may be guessed five times only', async () => {
    const { app } = await testApp(database, { environment: { RATE_LIMITS: 'on' } });
    const user = await givenAccount(database.db, { password_is_temporary: true });
    const guess = () => logIn(app, { email: user.email, password: 'guess' });
    for (let times = 0; times < 5; times += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });
});

it('refuses everything to an account closed or demoted, from its next call on', async () => {
  const { user, headers } = await givenCaller(server.deps, { roles: ['Admin'] });
  const call = () => server.app.inject({ url: '/api/services', headers });
  expect((await call()).statusCode).toBe(200);
  await database.db
    .updateTable('users')
    .set({ roles: ['Client'], token_version: 1 })
    .where('id', '=', user.id)
    .execute();
  expect((await call()).json().code).toBe('token_expired');
});
