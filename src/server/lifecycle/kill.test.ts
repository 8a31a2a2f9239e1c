import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '../embedded-postgres/processes.ts';
import { databaseUrl, givenDataFolder, givenPreparedFolder } from '../testing/data-folder.ts';
import { runServer, type ServerProcess } from '../testing/server-process.ts';

const LATER_STARTS = 7;

/** How far a first start has come, as its files and words tell. */
const MILESTONES = [
  { when: 'the program is read', reached: () => true },
  { when: 'the place of the database is written down', reached: has('postgres.json') },
  { when: 'the database is made', reached: (dataDir: string) => hasUnfinishedCluster(dataDir) },
  { when: 'the database is complete', reached: has('postgres/cluster') },
  { when: 'PostgreSQL starts', reached: has('postgres/cluster/postmaster.pid') },
  { when: 'tables and demo are written', reached: (_: string, said: string) => said.includes('applied') },
];

describe('a server killed outright', { timeout: 180_000 }, () => {
  it.each(MILESTONES)('at its first start while $when leaves nothing in the way of the next', async ({ reached }) => {
    const dataDir = givenDataFolder();
    const first = runServer({ dataDir, environment: { LOG_LEVEL: 'info' } });
    expect(await until(() => reached(dataDir, first.said()), 60_000)).toBe(true);
    const moment = Math.random() * 200;
    await killAfter(moment, first);

    const next = runServer({ dataDir });
    const health = await fetch(`${await next.ready}/api/health`);

    expect(health.status, `killed ${moment} ms later`).toBe(200);
  });

  it(`keeps all that it answered, ${LATER_STARTS} times over`, async () => {
    const dataDir = givenPreparedFolder();
    let answered = 0;

    for (let round = 0; round < LATER_STARTS; round += 1) {
      if (round % 3 === 2) await killAfter(Math.random() * 1_000, runServer({ dataDir }));
      const server = runServer({ dataDir });
      await server.ready;
      const database = await connect(databaseUrl(dataDir));
      expect(await keptNumber(database), `round ${round}`).toBeGreaterThanOrEqual(answered);
      const killed = killAfter(Math.random() * 200, server);
      answered = await countUp(database, answered);
      await killed;
    }
  });
});

function has(file: string) {
  return (dataDir: string) => existsSync(join(dataDir, file));
}

function hasUnfinishedCluster(dataDir: string): boolean {
  const folder = join(dataDir, 'postgres');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('unfinished-'));
}

async function killAfter(milliseconds: number, server: ServerProcess): Promise<void> {
  await Promise.race([delay(milliseconds), server.ended]);
  server.child.kill('SIGKILL');
  expect(await server.ended, server.said()).toBe('SIGKILL');
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  await client.query('CREATE TABLE IF NOT EXISTS kept (number integer NOT NULL)');
  return client;
}

async function keptNumber(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>('SELECT coalesce(max(number), 0) AS number FROM kept');
  return rows[0]?.number ?? 0;
}

/** Writes one number after the other until the database is gone, and tells the last that was answered. */
async function countUp(client: pg.Client, from: number): Promise<number> {
  for (let answered = from; ; answered += 1) {
    const written = await client.query('INSERT INTO kept VALUES ($1)', [answered + 1]).catch(() => null);
    if (!written) return answered;
  }
}
