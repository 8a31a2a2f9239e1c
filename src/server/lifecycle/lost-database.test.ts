import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accessTokenSchema } from '#contract/schemas/auth.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import { backendOf, givenDataFolder, givenPreparedFolder, keeperOf, postmasterId } from '../testing/data-folder.ts';
import { runServer } from '../testing/server-process.ts';
import { testDatabase } from '../testing/test-database.ts';

const RIGHT_WITHIN_MS = 10_000;
const MANY = '999999';
const ENVIRONMENT = {
  RATE_LIMIT_READS: MANY,
  RATE_LIMIT_LOGIN: MANY,
  RATE_LIMIT_FORGOT: MANY,
  RATE_LIMIT_MAIL_REQUESTS: MANY,
};
const WHO = { email: DEMO_ACCOUNTS[0]?.email, password: DEMO_PASSWORD };

/** One of its processes is killed, it is killed itself, its keeper is, and it is restarted. */
const HARMS = [
  (postmaster: number) => process.kill(backendOf(postmaster), 'SIGKILL'),
  (postmaster: number) => process.kill(postmaster, 'SIGKILL'),
  (postmaster: number) => process.kill(keeperOf(postmaster), 'SIGKILL'),
  (postmaster: number) => process.kill(postmaster, 'SIGINT'),
];

const database = testDatabase();

describe('a server whose database goes away', { timeout: 120_000 }, () => {
  it('lives on and refuses with 503 at most while its connections are broken again and again', async () => {
    const environment = { ...ENVIRONMENT, DATABASE_URL: database.url, DEMO: '1' };
    const server = runServer({ dataDir: givenDataFolder(), environment });
    const traffic = await givenTraffic(await server.ready);

    for (let round = 0; round < 12; round += 1) {
      await traffic.goesOn();
      await breakConnections(database.url);
    }
    await traffic.isRightAgain();

    expect(traffic.faults()).toEqual([]);
    expect(server.child.exitCode).toBeNull();
  });

  it('is right again within ten seconds, in pages, sessions, limits and mails, however its own is harmed', async () => {
    const dataDir = givenPreparedFolder();
    const server = runServer({ dataDir, environment: ENVIRONMENT });
    const traffic = await givenTraffic(await server.ready);

    for (const harm of HARMS) {
      harm(postmasterId(dataDir));
      await traffic.isRefused();
      await traffic.isRightAgain();
      const sent = mailsIn(dataDir);
      await expect.poll(() => mailsIn(dataDir), { timeout: RIGHT_WITHIN_MS }).toBeGreaterThan(sent);
    }

    expect(traffic.faults()).toEqual([]);
    expect(server.child.exitCode).toBeNull();
  });
});

/** Public reads, a session, logins and mails without end, as long as the test goes on. */
async function givenTraffic(address: string) {
  const call = (path: string, options?: RequestInit) => fetch(`${address}/api${path}`, options);
  const { accessToken } = accessTokenSchema.parse(await (await call('/auth', post(WHO))).json());
  const authorization = `Bearer ${accessToken}`;
  const calls = [
    () => call('/services/public'),
    () => call('/health'),
    () => call('/auth/profile', { headers: { authorization } }),
    () => call('/auth', post(WHO)),
    () => call('/auth/forgetPassword', { ...post({ email: WHO.email }), method: 'PUT' }),
  ];
  const faults: string[] = [];
  let refused = 0;
  let answered = 0;
  let going = true;
  const workers = calls.map(async (next) => {
    while (going) {
      const answer = await next();
      const body = await answer.text();
      if (answer.ok) answered += 1;
      else if (answer.status === 503) refused += 1;
      else faults.push(`${answer.status} ${answer.url} ${body}`);
      await delay(5);
    }
  });
  onTestFinished(async () => {
    going = false;
    await Promise.allSettled(workers);
  });
  return {
    faults: () => faults,
    goesOn: () => {
      const before = answered;
      return expect.poll(() => answered, { interval: 10, timeout: RIGHT_WITHIN_MS }).toBeGreaterThan(before + 20);
    },
    isRefused: () => {
      const before = refused;
      return expect.poll(() => refused, { interval: 5, timeout: RIGHT_WITHIN_MS }).toBeGreaterThan(before);
    },
    isRightAgain: () => {
      const all = async () => Promise.all(calls.map(async (next) => (await next()).ok));
      return expect.poll(all, { timeout: RIGHT_WITHIN_MS }).toEqual(calls.map(() => true));
    },
  };
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function breakConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'lunule'`,
  );
  await client.end();
}

function mailsIn(dataDir: string): number {
  const folder = join(dataDir, 'mails');
  return existsSync(folder) ? readdirSync(folder).length : 0;
}
