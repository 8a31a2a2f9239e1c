// The process between the server and the embedded PostgreSQL. It holds the data folder, runs PostgreSQL, restarts it after
// a crash, and stops it as soon as the server has ended, killed or not: the channel between the two closes with the server.
import { once } from 'node:events';
import { existsSync, openSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { type EmbeddedHome, embeddedHome, rememberMade } from './home.ts';
import { lockDataFolder } from './lock.ts';
import { type Postmaster, startPostmaster, stopOrphan, stopPostmaster } from './postmaster.ts';

const LOG_LIMIT_BYTES = 5_000_000;
/** How long to wait after a failed restart before the next one. */
const BETWEEN_RESTARTS_MS = 2_000;
/** The port is given by a server that already uses it; without one a free port is taken. */
const [dataDir = '.', durability, port] = process.argv.slice(2);
const durable = durability !== 'not-durable';

const server = new AbortController();
process.on('disconnect', () => server.abort());
// Only the end of the server ends the keeper; signals to the whole process group are for the server.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);

try {
  await keep();
  process.exit(0);
} catch (error) {
  const sentence = error instanceof StartProblem ? error.message : String(error instanceof Error ? error.stack : error);
  if (process.connected) process.send?.({ problem: sentence }, () => process.exit(1));
  else process.exit(1);
}

async function keep(): Promise<void> {
  await lockDataFolder(dataDir, process.ppid);
  const home = embeddedHome(dataDir);
  if (home.folder !== dataDir) await lockDataFolder(home.folder, process.ppid);
  await stopOrphan(home);
  await ensureCluster(home, durable, server.signal);
  if (existsSync(home.cluster)) rememberMade(dataDir);
  const log = openLog(home);
  const first = await startPostmaster(home, {
    durable,
    log,
    nextPort: port ? async () => Number(port) : freePort,
    abort: server.signal,
  });
  if (!first) return;
  if (process.connected) process.send?.({ ready: address(home, first.port), folder: home.folder });
  await keepRunning(home, first, log);
}

/** Restarts PostgreSQL on the same port whenever it ends by itself, until the server has ended. */
async function keepRunning(home: EmbeddedHome, first: Postmaster, log: number): Promise<void> {
  let current: Postmaster | null = first;
  while (current && !server.signal.aborted) {
    await Promise.race([once(current.child, 'exit'), aborted(server.signal)]);
    if (server.signal.aborted) await stopPostmaster(current.child);
    else current = await restart(home, first.port, log);
  }
}

/** Tries until PostgreSQL starts or the server has ended: a cause such as a full disk may pass. */
async function restart(home: EmbeddedHome, port: number, log: number): Promise<Postmaster | null> {
  const plan = { durable, log, nextPort: async () => port, abort: server.signal };
  for (;;) {
    try {
      return await startPostmaster(home, plan);
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      await Promise.race([delay(BETWEEN_RESTARTS_MS), aborted(server.signal)]);
    }
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

function address(home: EmbeddedHome, port: number): string {
  return `postgres://${SUPERUSER}:${home.password}@127.0.0.1:${port}/postgres`;
}

function openLog(home: EmbeddedHome): number {
  const path = join(home.folder, 'postgres.log');
  if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const found = probe.address();
  probe.close();
  return typeof found === 'object' && found ? found.port : 0;
}
