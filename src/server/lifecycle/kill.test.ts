import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseUrl, givenDataFolder } from '../testing/data-folder.ts';
import { runServer, type ServerProcess } from '../testing/server-process.ts';

const FIRST_STARTS = 6;
const LATER_STARTS = 14;

describe('a server killed outright', { timeout: 180_000 }, () => {
  it.each(Array.from({ length: FIRST_STARTS }, (_, round) => round))(
    'at some moment of its first start leaves nothing in the way of the next (round %i)',
    async (round) => {
      const dataDir = givenDataFolder();
      const moment = (round + Math.random()) * 350;
      await killAfter(moment, runServer({ dataDir }));

      const next = runServer({ dataDir });
      const health = await fetch(`${await next.ready}/api/health`);

      expect(health.status, `killed after ${moment} ms`).toBe(200);
    },
  );

  it(`keeps all that it answered, ${LATER_STARTS} times over`, async () => {
    const dataDir = givenDataFolder();
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
