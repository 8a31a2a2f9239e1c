import { beforeEach, describe, expect, it } from 'vitest';
import { freshAddress, givenAccount, logIn, register } from '../../testing/accounts.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeEach(async () => {
  const environment = { RATE_LIMITS: 'on', RATE_LIMIT_LOGIN: '1000' };
  server = await testApp(database, { environment });
  await database.db.deleteFrom('rate_limits').execute();
});

const guess = (email: string) => logIn(server.app, { email, password: 'Wrong!2026' });

async function guesses(email: string, times: number) {
  const answers = [await guess(email)];
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

  it('are forgotten after 15 minutes', async () => {
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

  it('of one account leave the others alone', async () => {
    const [one, other] = [await givenAccount(database.db), await givenAccount(database.db)];
    await guesses(one.email, 11);
    expect((await logIn(server.app, { email: other.email })).statusCode).toBe(200);
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
