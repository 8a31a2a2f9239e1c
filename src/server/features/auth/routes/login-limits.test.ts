import { beforeEach, describe, expect, it } from 'vitest';
import {
  bearerOf,
  deviceOf,
  freshAddress,
  givenAccount,
  lastLink,
  logIn,
  PASSWORD,
  post,
  put,
  register,
} from '../../../testing/accounts.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeEach(async () => {
  const environment = { RATE_LIMITS: 'on', RATE_LIMIT_LOGIN: '1000' };
  server = await testApp(database, { environment });
  await database.db.deleteFrom('rate_limits').execute();
});

const guess = (email: string) => logIn(server.app, { email, password: 'Wrong!2026' });

/** The first ten at once; how they are counted is the same. */
async function guesses(email: string, times: number) {
  const answers = await Promise.all(Array.from({ length: Math.min(times, 10) }, () => guess(email)));
  while (answers.length < times) answers.push(await guess(email));
  return answers.map(({ statusCode }) => statusCode);
}

const TEN_FAILURES = Array.from({ length: 10 }, () => 401);

describe('failed logins of an account', () => {
  it('may be ten; then each try has to wait, twice as long each time, up to 15 minutes', async () => {
    const { email } = await givenAccount(database.db);
    expect(await guesses(email, 10)).toEqual(TEN_FAILURES);
    let now = server.deps.now();
    const waits: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      const refused = await guess(email);
      expect(refused.statusCode).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      waits.push(seconds);
      now += seconds * 1000;
      server.travel(new Date(now).toISOString());
      expect((await guess(email)).statusCode).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('are not held against anybody once a clock that was years ahead is right again', async () => {
    const { email } = await givenAccount(database.db);
    const now = new Date(server.deps.now()).toISOString();
    server.travel('2029-06-03T13:00:00Z');
    await guesses(email, 10);
    expect((await guess(email)).statusCode).toBe(429);
    server.travel(now);
    expect((await logIn(server.app, { email })).statusCode).toBe(200);
    expect(await guesses(email, 10)).toEqual(TEN_FAILURES);
    expect((await guess(email)).headers['retry-after']).toBe('30');
  });

  it('say how long to wait in a sentence', async () => {
    const { email } = await givenAccount(database.db);
    await guesses(email, 10);
    expect((await guess(email)).json()).toEqual({
      code: 'too_many_requests',
      message: 'Trop de tentatives. Réessayez dans 30\u00A0secondes.',
      details: { retryAfterSeconds: 30 },
    });
  });

  it('never lock anybody out: the right password opens after the wait, and clears the count', async () => {
    const { email } = await givenAccount(database.db);
    await guesses(email, 10);
    expect((await logIn(server.app, { email })).statusCode).toBe(429);
    server.travel('2026-06-03T13:00:30Z');
    expect((await logIn(server.app, { email })).statusCode).toBe(200);
    expect(await guesses(email, 10)).toEqual(TEN_FAILURES);
  });

  it('are cleared after 15 minutes', async () => {
    const { email } = await givenAccount(database.db);
    await guesses(email, 9);
    server.travel('2026-06-03T13:15:00Z');
    expect(await guesses(email, 10)).toEqual(TEN_FAILURES);
  });

  it('count the same for an address without an account', async () => {
    const email = freshAddress();
    expect(await guesses(email, 11)).toEqual([...TEN_FAILURES, 429]);
  });

  it('cannot be made in a crowd', async () => {
    const { email } = await givenAccount(database.db);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('count together at all servers on one database', async () => {
    const { email } = await givenAccount(database.db);
    const other = await testApp(database, { environment: { RATE_LIMITS: 'on' } });
    expect(await guesses(email, 9)).toEqual(TEN_FAILURES.slice(1));
    const tenth = await logIn(other.app, { email, password: 'Wrong!2026' });
    expect([tenth.statusCode, (await guess(email)).statusCode]).toEqual([401, 429]);
  });

  it('of one account leave the others alone', async () => {
    const [one, other] = [await givenAccount(database.db), await givenAccount(database.db)];
    await guesses(one.email, 11);
    expect((await logIn(server.app, { email: other.email })).statusCode).toBe(200);
  });
});

describe('an account at which a stranger guesses without end', () => {
  const shut = async (email: string) => {
    await guesses(email, 11);
    expect((await logIn(server.app, { email })).statusCode).toBe(429);
  };

  it('opens to a browser that has logged in to it before, also after a logout', async () => {
    const { email } = await givenAccount(database.db);
    const first = await logIn(server.app, { email });
    const cookie = deviceOf(first);
    await post(server.app, 'logout', {}, { cookie });
    await shut(email);
    const again = await logIn(server.app, { email, cookie });
    expect(again.statusCode).toBe(200);
    expect(deviceOf(again)).toBe(cookie);
    expect((await guess(email)).statusCode, 'the stranger’s count stays').toBe(429);
  });

  it('opens to that browser for as many failures as anywhere', async () => {
    const { email } = await givenAccount(database.db);
    const cookie = deviceOf(await logIn(server.app, { email }));
    await shut(email);
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await logIn(server.app, { email, cookie, password: 'Wrong!2026' })).statusCode);
    }
    expect(statuses).toEqual([...TEN_FAILURES, 429]);
  });

  it('opens to a browser that several people have logged in from, to each of five', async () => {
    const emails: string[] = [];
    let cookie: string | undefined;
    for (let people = 0; people < 6; people += 1) {
      const { email } = await givenAccount(database.db);
      emails.push(email);
      cookie = deviceOf(await logIn(server.app, { email, ...(cookie !== undefined && { cookie }) }));
    }
    const statuses: number[] = [];
    for (const email of emails) {
      await shut(email);
      statuses.push((await logIn(server.app, { email, ...(cookie !== undefined && { cookie }) })).statusCode);
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  it('stays shut to what is no mark of ours, or is one for another account', async () => {
    const [mine, theirs] = [await givenAccount(database.db), await givenAccount(database.db)];
    const cookie = deviceOf(await logIn(server.app, { email: mine.email }));
    const [name = '', device = '', mark = ''] = cookie.split(/[=.]/);
    await shut(theirs.email);
    const forged = [cookie, `${name}=${'A'.repeat(22)}.${mark}`, `${name}=${device}`, `${name}=`, `${name}=%E0%A4%A`];
    for (const shown of forged) {
      expect((await logIn(server.app, { email: theirs.email, cookie: shown })).statusCode).toBe(429);
    }
  });

  it('opens to a browser that came by a link of its mail', async () => {
    const { email } = await givenAccount(database.db);
    await shut(email);
    await put(server.app, 'forgetPassword', { email });
    const link = await lastLink(database.db, email, 'reset');
    const chosen = await put(server.app, 'resetPassword', { resetPasswordLink: link, password: 'Nouveau!2026' });
    await guesses(email, 11);
    const owner = { email, password: 'Nouveau!2026' };
    expect((await logIn(server.app, owner)).statusCode).toBe(429);
    expect((await logIn(server.app, { ...owner, cookie: deviceOf(chosen) })).statusCode).toBe(200);
  });

  it('opens to the browser that activated it', async () => {
    const email = freshAddress();
    await register(server.app, email);
    const activated = await post(server.app, 'activate', { token: await lastLink(database.db, email, 'activation') });
    await shut(email);
    expect((await logIn(server.app, { email, cookie: deviceOf(activated) })).statusCode).toBe(200);
  });

  it('lets its owner, once in, prove who they are', async () => {
    const { email } = await givenAccount(database.db);
    const headers = bearerOf(await logIn(server.app, { email }));
    await shut(email);
    const leave = (password: string) =>
      server.app.inject({ method: 'DELETE', url: '/api/auth/profile', headers, payload: { password } });
    expect((await leave('Wrong!2026')).json().code).toBe('current_password_wrong');
    expect((await leave(PASSWORD)).statusCode).toBe(200);
  });

  it('stores nothing in the browser that names the account', async () => {
    const { id, email } = await givenAccount(database.db);
    const shown = deviceOf(await logIn(server.app, { email }));
    expect(shown).toMatch(/^device=[\w-]{22}\.[\w-]{43}$/);
    const elsewhere = deviceOf(await logIn(server.app, { email }));
    expect(elsewhere.split('.')[1]).not.toBe(shown.split('.')[1]);
    expect(Buffer.from(shown.split('.')[1] ?? '', 'base64url').toString('hex')).not.toContain(id.replaceAll('-', ''));
  });
});

describe('logins from one place', () => {
  const from = (app: typeof server.app, remoteAddress: string) =>
    logIn(app, { email: freshAddress(), password: 'x', remoteAddress });

  it.each([
    { place: 'an IPv4 address', one: '203.0.113.7', same: '203.0.113.7', other: '203.0.113.8' },
    { place: 'an IPv6 /64', one: '2001:db8:1:2::1', same: '2001:db8:1:2:ffff::9', other: '2001:db8:1:3::1' },
  ])('are limited by $place', async ({ one, same, other }) => {
    const { app } = await testApp(database, { environment: { RATE_LIMITS: 'on', RATE_LIMIT_LOGIN: '2' } });
    await from(app, one);
    await from(app, same);
    expect((await from(app, same)).statusCode).toBe(429);
    expect((await from(app, other)).statusCode).toBe(401);
  });
});

describe('other limits', () => {
  it.each([
    { path: 'activate', payload: { token: 'x' } },
    { path: 'resetPassword', payload: { resetPasswordLink: 'x', password: 'Nouveau!2026' } },
  ])('let $path be tried ten times in 15 minutes from one place', async ({ path, payload }) => {
    const method = path === 'activate' ? 'POST' : 'PUT';
    const attempt = () => server.app.inject({ method, url: `/api/auth/${path}`, payload });
    for (let times = 0; times < 10; times += 1) expect((await attempt()).statusCode).toBe(400);
    expect((await attempt()).statusCode).toBe(429);
    server.travel('2026-06-03T13:15:00Z');
    expect((await attempt()).statusCode).toBe(400);
  });

  it('let ten people register in an hour from one place', async () => {
    for (let times = 0; times < 10; times += 1) {
      expect((await register(server.app, freshAddress())).statusCode).toBe(202);
    }
    expect((await register(server.app, freshAddress())).statusCode).toBe(429);
  });
});
