import { beforeEach, describe, expect, it } from 'vitest';
import { bearerOf, cookieOf, givenAccount, logIn, renew } from '../../testing/accounts.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { OWN_IP } from './read-limits.ts';

const database = testDatabase();
const environment = { RATE_LIMITS: 'on', RATE_LIMIT_READS: '2', RATE_LIMIT_SESSION_CALLS: '3' };
const DESK = '203.0.113.7';
const PUBLIC = '/api/helps/public';

let server: Awaited<ReturnType<typeof testApp>>;

beforeEach(async () => {
  server = await testApp(database, { environment });
});

async function statuses(times: number, url: string, options: { remoteAddress?: string; headers?: object } = {}) {
  const answers: number[] = [];
  while (answers.length < times) {
    const { statusCode } = await server.app.inject({
      url,
      remoteAddress: DESK,
      ...options,
      headers: { ...options.headers },
    });
    answers.push(statusCode);
  }
  return answers;
}

/** A signed-in person, and a visitor who has used up the reads of their common address. */
async function givenFloodedDesk() {
  const { email } = await givenAccount(database.db, { roles: ['Manager'] });
  const signedIn = await logIn(server.app, { email, remoteAddress: DESK });
  expect(await statuses(3, PUBLIC)).toEqual([200, 200, 429]);
  return { email, headers: bearerOf(signedIn), cookie: cookieOf(signedIn) };
}

describe('calls without a session', () => {
  it('are refused beyond the limit of their address, in the words of every other limit', async () => {
    await statuses(2, PUBLIC);
    const refused = await server.app.inject({ url: PUBLIC, remoteAddress: DESK });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/dans \d+\u00A0secondes\.$/),
    });
  });

  it.each([
    { place: 'an IPv4 address', one: '203.0.113.8', same: '203.0.113.8', other: '203.0.113.9' },
    { place: 'an IPv6 /64', one: '2001:db8:1:2::1', same: '2001:db8:1:2:ffff::9', other: '2001:db8:1:3::1' },
  ])('are counted by $place', async ({ one, same, other }) => {
    await statuses(2, PUBLIC, { remoteAddress: one });
    expect(await statuses(1, PUBLIC, { remoteAddress: same })).toEqual([429]);
    expect(await statuses(1, PUBLIC, { remoteAddress: other })).toEqual([200]);
  });

  it('are counted where they lead nowhere, need a session, or bear a token that is none of ours', async () => {
    expect(await statuses(1, '/api/nowhere')).toEqual([404]);
    expect(
      await statuses(1, '/api/reservations/pending', { headers: { authorization: 'Bearer made.up.token' } }),
    ).toEqual([403]);
    expect(await statuses(1, '/api/reservations/pending')).toEqual([429]);
  });
});

describe('a visitor who asks too much', () => {
  it('does not stop those who are signed in at the same address', async () => {
    const { headers } = await givenFloodedDesk();
    expect(await statuses(2, '/api/reservations/pending', { headers })).toEqual([200, 200]);
  });

  it('does not stop their logins, their refreshes or the health of the server', async () => {
    const { email, cookie } = await givenFloodedDesk();
    expect((await logIn(server.app, { email, remoteAddress: DESK })).statusCode).toBe(200);
    expect((await renew(server.app, cookie)).statusCode).toBe(200);
    expect(await statuses(5, '/api/health')).toEqual([200, 200, 200, 200, 200]);
  });

  it('does not keep a token that has expired from saying so', async () => {
    const { headers } = await givenFloodedDesk();
    server.travel('2026-06-03T14:00:00Z');
    expect(await statuses(1, '/api/reservations/pending', { headers })).toEqual([403]);
  });
});

describe('calls of a session', () => {
  it('are refused beyond a limit of its own, whatever address they come from', async () => {
    const { headers } = await givenFloodedDesk();
    expect(await statuses(2, PUBLIC, { headers })).toEqual([200, 200]);
    expect(await statuses(2, PUBLIC, { headers, remoteAddress: '203.0.113.200' })).toEqual([200, 429]);
  });

  it('leave other sessions of the same person alone', async () => {
    const { email, headers } = await givenFloodedDesk();
    await statuses(4, PUBLIC, { headers });
    const other = bearerOf(await logIn(server.app, { email, remoteAddress: DESK }));
    expect(await statuses(1, PUBLIC, { headers: other })).toEqual([200]);
  });
});

it('counts no call that the server makes itself', async () => {
  expect(await statuses(5, PUBLIC, { remoteAddress: OWN_IP })).toEqual([200, 200, 200, 200, 200]);
});
