import { beforeAll, describe, expect, it } from 'vitest';
import { bearerOf, cookieOf, givenAccount, logIn, renew } from '../../../testing/accounts.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

describe('GET /auth/refresh', () => {
  async function session({ persist = false } = {}) {
    const user = await givenAccount(database.db);
    return cookieOf(await logIn(server.app, { email: user.email, persist }));
  }

  it('turns the cookie over at each use', async () => {
    const first = await session({ persist: true });
    const answer = await renew(server.app, first);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ accessToken: expect.any(String) });
    expect(cookieOf(answer)).not.toBe(first);
    expect((await renew(server.app, cookieOf(answer))).statusCode).toBe(200);
  });

  it('lets two tabs renew together a hundred times', async () => {
    let cookie = await session();
    for (let round = 0; round < 100; round += 1) {
      const answers = await Promise.all([renew(server.app, cookie), renew(server.app, cookie)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [one = '', other] = answers.map(cookieOf);
      expect(other).toBe(one);
      cookie = one;
    }
  });

  it('lets a tab that lost the response renew again', async () => {
    const first = await session();
    const lost = await renew(server.app, first);
    const again = await renew(server.app, first);
    expect(cookieOf(again)).toBe(cookieOf(lost));
  });

  it('ends the family of a token that is used again too late, and no other session', async () => {
    const { app, travel } = await testApp(database);
    const user = await givenAccount(database.db);
    const stolen = cookieOf(await logIn(app, { email: user.email }));
    const elsewhere = cookieOf(await logIn(app, { email: user.email }));
    const current = cookieOf(await renew(app, stolen));
    travel('2026-06-03T13:00:21Z');

    const replayed = await renew(app, stolen);

    expect(replayed.statusCode).toBe(403);
    expect(replayed.json().code).toBe('login_expired');
    expect((await renew(app, current)).statusCode).toBe(403);
    expect((await renew(app, elsewhere)).statusCode).toBe(200);
  });

  it('ends the family of a token older than the one just replaced, even at once', async () => {
    const first = await session();
    const second = cookieOf(await renew(server.app, first));
    const third = cookieOf(await renew(server.app, second));
    expect((await renew(server.app, first)).statusCode).toBe(403);
    expect((await renew(server.app, third)).statusCode).toBe(403);
  });

  it.each([
    { persist: true, still: '2026-06-10T12:59:59Z', over: '2026-06-10T13:00:00Z' },
    { persist: false, still: '2026-06-04T00:59:59Z', over: '2026-06-04T01:00:00Z' },
  ])('lets an idle session (persist $persist) lapse', async ({ persist, still, over }) => {
    const { app, travel } = await testApp(database);
    const user = await givenAccount(database.db);
    const cookies = [
      cookieOf(await logIn(app, { email: user.email, persist })),
      cookieOf(await logIn(app, { email: user.email, persist })),
    ];
    travel(still);
    expect((await renew(app, cookies[0] ?? '')).statusCode).toBe(200);
    travel(over);
    expect((await renew(app, cookies[1] ?? '')).statusCode).toBe(403);
  });

  it('ends after 30 days however often it was used', async () => {
    const { app, travel } = await testApp(database);
    const user = await givenAccount(database.db);
    let cookie = cookieOf(await logIn(app, { email: user.email, persist: true }));
    for (const day of ['08', '14', '20', '26']) {
      travel(`2026-06-${day}T13:00:00Z`);
      cookie = cookieOf(await renew(app, cookie));
    }
    travel('2026-07-02T12:00:00Z');
    const last = await renew(app, cookie);
    expect(last.cookies[0]?.maxAge).toBe(24 * 3600 + 3600);
    travel('2026-07-03T13:00:00Z');
    expect((await renew(app, cookieOf(last))).statusCode).toBe(403);
  });

  it('is not kept alive by polls', async () => {
    const { app, travel } = await testApp(database);
    const user = await givenAccount(database.db);
    let cookie = cookieOf(await logIn(app, { email: user.email }));
    travel('2026-06-03T23:00:00Z');
    cookie = cookieOf(await renew(app, cookie, { 'x-poll': '1' }));
    travel('2026-06-04T01:00:00Z');
    expect((await renew(app, cookie)).statusCode).toBe(403);
  });

  it('is kept alive by what a person does between two renewals', async () => {
    const { app, travel } = await testApp(database);
    const user = await givenAccount(database.db);
    const login = await logIn(app, { email: user.email });
    const polled = cookieOf(await renew(app, cookieOf(login), { 'x-poll': '1' }));
    travel('2026-06-03T13:10:00Z');
    await app.inject({ url: '/api/auth/profile', headers: bearerOf(login) });
    travel('2026-06-04T00:59:00Z');
    const [session] = await database.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
    expect(session?.used_at.toISOString()).toBe('2026-06-03T13:10:00.000Z');
    expect((await renew(app, polled)).statusCode).toBe(200);
  });

  it('responds 401 without a cookie, 403 with one that is not ours', async () => {
    expect((await server.app.inject({ url: '/api/auth/refresh' })).statusCode).toBe(401);
    for (const value of ['x', 'a.b', `${'0'.repeat(36)}.${'A'.repeat(43)}`]) {
      expect((await renew(server.app, `rt=${value}`)).statusCode).toBe(403);
    }
  });

  it.each([
    { why: 'another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { why: 'a sister site', headers: { 'sec-fetch-site': 'same-site' } },
    { why: 'the address bar', headers: { 'sec-fetch-site': 'none' } },
    { why: 'a navigation', headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' } },
    { why: 'a prefetch', headers: { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' } },
    { why: 'a foreign origin', headers: { origin: 'https://evil.example' } },
    { why: 'a foreign page', headers: { referer: 'https://evil.example/x' } },
  ])('is not made by $why', async ({ headers }) => {
    const cookie = await session();
    expect((await renew(server.app, cookie, headers)).json().code).toBe('cross_site');
    expect((await renew(server.app, cookie, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  it('does nothing on HEAD', async () => {
    const cookie = await session();
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/auth/refresh', headers: { cookie } });
    expect(answer.statusCode).toBe(404);
  });
});
