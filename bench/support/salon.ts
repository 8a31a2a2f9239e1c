import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { parseInstant } from '#domain/salon/salon-time.ts';
import { openPool } from '#server/database/connect.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { makeTokens } from '#server/platform/tokens.ts';
import { copyOfPast, type Past } from './past.ts';
import { processorOf } from './processor.ts';
import { OPENING } from './visits.ts';

const SECRET = 'a secret of the benches, long enough for anybody';
const SERVER = join(import.meta.dirname, '../../src/server/main.ts');

/** `npm run bench` gives one PostgreSQL to all its benches, so that each past is filled once; else each has its own. */
const SHARED = process.env.BENCH_POSTGRES_URL;

/** A salon with that past in a database of its own, on a PostgreSQL as durable as a real one; `close` removes it. */
export async function openSalon(past: Past = { visits: 0 }) {
  const folder = await mkdtemp(join(tmpdir(), 'lunule-bench-'));
  // Open to PostgreSQL's own user, so that the database stands in this folder and goes with it.
  await chmod(folder, 0o711);
  const embedded = SHARED === undefined ? await startEmbedded({ dataDir: join(folder, 'database') }) : undefined;
  const { url, drop } = await copyOfPast(embedded?.url ?? SHARED ?? '', past);
  const pool = openPool(url, () => undefined);
  const servers: BenchServer[] = [];
  return {
    url,
    pool,
    /** Starts a server process on this database; it ends with the salon. */
    startServer: async (environment: Record<string, string> = {}) => {
      const dataDir = join(folder, `server-${servers.length}`);
      const server = await runServer({ DATABASE_URL: url, DATA_DIR: dataDir, ...environment });
      servers.push(server);
      return server;
    },
    close: async () => {
      for (const server of servers) await server.stop();
      await pool.end();
      await drop();
      await embedded?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** How long a server took until it was ready, and how much processor time that was, in milliseconds. */
type Readiness = { readyMs: number; readyProcessorMs: number };
type BenchServer = Readiness & { url: string; pid: number; stop: () => Promise<void> };

async function runServer(environment: Record<string, string>): Promise<BenchServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DEMO: '0',
      RATE_LIMITS: 'off',
      RATE_LIMIT_FUTURE_RESERVATIONS: '999999999',
      LOG_LEVEL: 'warn',
      LUNULE_NOW: OPENING,
      TOKEN_SECRET: SECRET,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const readyMs = performance.now() - began;
  const pid = child.pid ?? 0;
  const readyProcessorMs = await processorOf(pid);
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { url, pid, readyMs, readyProcessorMs, stop };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const address = /ready: (http\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${said}`)));
  });
}

/** Writes `count` signed-in people of that role; returns the `Authorization` header of each. */
export async function signIn(pool: pg.Pool, count: number, role: 'Client' | 'Manager' = 'Client'): Promise<string[]> {
  const now = parseInstant(OPENING) ?? 0;
  const tokens = makeTokens(SECRET);
  const people = Array.from({ length: count }, (_, index) => ({
    _id: randomUUID(),
    sessionId: randomUUID(),
    name: `Personne ${index}`,
    email: `${role.toLowerCase()}${index}@example.com`,
  }));
  await pool.query(
    `WITH people AS (
       INSERT INTO users (id, name, email, password_hash, roles, activated_at, search_text, created_at, updated_at)
       SELECT _id, name, email, 'none', ARRAY[$2], $3, lower(name), $3, $3
       FROM jsonb_to_recordset($1) AS person (_id uuid, name text, email text)
     )
     INSERT INTO sessions (id, user_id, token_hash, rotated_at, persist, signed_in_at, used_at, expires_at)
     SELECT "sessionId", _id, "sessionId"::text, $3, true, $3, $3, $3::timestamptz + INTERVAL '7 days'
     FROM jsonb_to_recordset($1) AS person (_id uuid, "sessionId" uuid)`,
    [JSON.stringify(people), role, OPENING],
  );
  return Promise.all(
    people.map(async ({ sessionId, ...person }) => {
      const facts = { version: 0, sessionId, signedInAt: now, mustChangePassword: false };
      return `Bearer ${await tokens.signAccess({ user: { ...person, roles: [role] }, ...facts }, now)}`;
    }),
  );
}
