import { beforeAll, describe, expect, it } from 'vitest';
import {
  bearerOf,
  cookieOf,
  freshAddress,
  givenAccount,
  logIn,
  PASSWORD,
  register,
  renew,
} from '../../../testing/accounts.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

/** Any call: a bearer that does not hold is refused everywhere. */
const callWith = (headers: { authorization: string }) => server.app.inject({ url: '/api/health', headers });

describe('POST /auth', () => {
  it('opens a session: a token for memory and a cookie that no script reads', async () => {
    const user = await givenAccount(database.db, { name: 'Léa Gagnon', roles: ['Client'] });

    const answer = await logIn(server.app, { email: user.email.toUpperCase() });

    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['accessToken']);
    const claims = await server.deps.tokens.readAccess(answer.json().accessToken, server.deps.now());
    expect(claims?.UserInfo).toEqual({ _id: user.id, name: 'Léa Gagnon', email: user.email, roles: ['Client'] });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^rt=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['Exemple.Québec', 'exemple.xn--qubec-csa', 'exemple.que\u0301bec'])(
    'opens the one account of an address whose domain is spelt %s',
    async (domain) => {
      const local = crypto.randomUUID();
      await givenAccount(database.db, { email: `${local}@exemple.xn--qubec-csa` });
      expect((await logIn(server.app, { email: `${local}@${domain}` })).statusCode).toBe(200);
    },
  );

  it('lets the cookie outlive the browser for 30 days when the person stays connected', async () => {
    const user = await givenAccount(database.db);
    const answer = await logIn(server.app, { email: user.email, persist: true });
    expect(answer.cookies[0]?.maxAge).toBe(30 * 24 * 3600);
  });

  it('takes __Host- cookies over https', async () => {
    const { app } = await testApp(database, { environment: { PUBLIC_URL: 'https://lunule.example' } });
    const user = await givenAccount(database.db);
    const answer = await logIn(app, { email: user.email });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-rt=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  it.each([
    {},
    { email: 'a@example.com' },
    { password: PASSWORD },
    { email: '', password: PASSWORD },
    { email: 'a@example.com', password: '' },
    { email: 7, password: true },
    { email: ['a@example.com'], password: { $ne: '' } },
  ])('answers 400 in the spec’s words for %j', async (payload) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'missing_fields', message: 'Tous les champs sont requis' });
  });

  it.each(['', '{"email":"a@example.com"}', '[]', 'null', '"x"'])(
    'answers the same to the body %j',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: '/api/auth', headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('missing_fields');
    },
  );

  it.each(['{', '{"__proto__":{"x":1},"email":"a@example.com","password":"x"}'])(
    'refuses the body %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: '/api/auth', headers, payload });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('responds the same 401 for each thing that is wrong', async () => {
    const { db } = database;
    const open = await givenAccount(db);
    const closed = await givenAccount(db, { status: false });
    const waiting = await givenAccount(db, { activated_at: null });
    const answers = await Promise.all([
      logIn(server.app, { email: open.email, password: 'Wrong!2026' }),
      logIn(server.app, { email: open.email, password: 'x'.repeat(300) }),
      logIn(server.app, { email: closed.email }),
      logIn(server.app, { email: waiting.email, password: 'Wrong!2026' }),
      logIn(server.app, { email: 'nobody@example.com' }),
      logIn(server.app, { email: 'not an address\u0000' }),
      logIn(server.app, { email: `${'x'.repeat(400)}@example.com` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().message).toBe("Le courriel ou le mot de passe que vous avez entré n'est pas valide.");
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  });

  it('says to the right password only that the account is not yet activated', async () => {
    const email = freshAddress();
    await register(server.app, email, { password: 'First!2026' });
    const answer = await logIn(server.app, { email, password: 'First!2026' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'not_activated',
      message:
        'Votre compte n’est pas encore activé. Ouvrez le courriel que nous vous avons envoyé, ou demandez-le de nouveau.',
    });
    expect(answer.cookies).toEqual([]);
    expect((await logIn(server.app, { email, password: 'Wrong!2026' })).json().code).toBe('bad_credentials');
  });

  it('knows the password of the newest registration of an account that waits', async () => {
    const { app, travel } = await testApp(database);
    const email = freshAddress();
    await register(app, email, { password: 'First!2026' });
    travel('2026-06-03T13:05:00Z');
    await register(app, email, { password: 'Second!2026' });
    expect((await logIn(app, { email, password: 'Second!2026' })).json().code).toBe('not_activated');
    expect((await logIn(app, { email, password: 'First!2026' })).json().code).toBe('bad_credentials');
  });

  it('says nothing to the right password of a closed account that waits', async () => {
    const { email } = await givenAccount(database.db, { activated_at: null, status: false });
    expect((await logIn(server.app, { email })).json().code).toBe('bad_credentials');
  });

  it('is not stopped by an old bearer', async () => {
    const user = await givenAccount(database.db);
    const payload = { email: user.email, password: PASSWORD };
    const headers = { authorization: 'Bearer old' };
    expect((await server.app.inject({ method: 'POST', url: '/api/auth', payload, headers })).statusCode).toBe(200);
  });

  it('ends the former session of this browser, of any account, once the new one is open', async () => {
    const [former, user] = [await givenAccount(database.db), await givenAccount(database.db)];
    const old = await logIn(server.app, { email: former.email, persist: true });
    const elsewhere = await logIn(server.app, { email: former.email });
    const headers = { cookie: cookieOf(old) };
    const logInHere = (password: string) =>
      server.app.inject({ method: 'POST', url: '/api/auth', payload: { email: user.email, password }, headers });
    const still = await server.app.inject({ url: '/api/auth/profile', headers: bearerOf(old) });
    expect([(await logInHere('Wrong!2026')).statusCode, still.statusCode]).toEqual([401, 200]);

    expect((await logInHere(PASSWORD)).statusCode).toBe(200);
    expect((await renew(server.app, cookieOf(old))).json().code).toBe('login_expired');
    expect((await renew(server.app, cookieOf(elsewhere))).statusCode).toBe(200);
  });

  it.each(['cross-site', 'same-site'])('is closed to a page of another site (%s)', async (site) => {
    const payload = { email: 'a@example.com', password: PASSWORD };
    const headers = { 'sec-fetch-site': site };
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth', payload, headers });
    expect(answer.json().code).toBe('cross_site');
  });

  it('writes sign-ins and failures into the security log, without the password', async () => {
    const user = await givenAccount(database.db);
    await logIn(server.app, { email: user.email, password: 'Secret!99' });
    await logIn(server.app, { email: user.email });
    const log = database.db.selectFrom('security_events').selectAll().where('user_id', '=', user.id);
    const events = await log.orderBy('id').execute();
    expect(events).toMatchObject([
      { kind: 'sign_in_failed', email: user.email, ip: '203.0.113.7' },
      { kind: 'sign_in', ip: '203.0.113.7' },
    ]);
    expect(JSON.stringify(events)).not.toContain('Secret!99');
  });
});

describe('POST /auth/logout', () => {
  it('ends the session: cookie, refresh and access token', async () => {
    const user = await givenAccount(database.db);
    const login = await logIn(server.app, { email: user.email });
    const cookie = cookieOf(login);
    expect((await callWith(bearerOf(login))).statusCode).toBe(200);

    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });

    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^rt=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await renew(server.app, cookie)).statusCode).toBe(403);
    expect((await callWith(bearerOf(login))).statusCode).toBe(403);
  });

  it.each(['', 'rt=', 'rt=old', 'rt=%E0%A4%A'])('answers 204 to the cookie %j too', async (cookie) => {
    const headers = { cookie, authorization: 'Bearer old' };
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(204);
  });

  it('responds 204 when a type is named but nothing is sent', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(204);
  });

  it('leaves the other sessions of the person alone', async () => {
    const user = await givenAccount(database.db);
    const [here, there] = [
      cookieOf(await logIn(server.app, { email: user.email })),
      cookieOf(await logIn(server.app, { email: user.email })),
    ];
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: here } });
    expect((await renew(server.app, there)).statusCode).toBe(200);
  });
});
