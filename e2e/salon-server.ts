import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The instant at which every browser test begins: Wednesday 3 June 2026, 9:00 at the salon. */
export const OPENING = '2026-06-03T13:00:00Z';

const PROJECT = resolve(import.meta.dirname, '..');
const READY_WITHIN_MS = 90_000;

/** A server as `npm start` starts it, with its own database and data folder. */
export class SalonServer {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #dataDir: string;
  readonly #log: string;
  #process: ChildProcess | null = null;

  private constructor(name: string, now: string, port: number, databaseUrl: string) {
    this.url = `http://localhost:${port}`;
    this.#dataDir = mkdtempSync(join(tmpdir(), `lunule-${name}-`));
    this.#log = join(PROJECT, 'test-results', `${name}.log`);
    this.#environment = {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: this.url,
      DATA_DIR: this.#dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      RATE_LIMITS: 'off',
      LUNULE_NOW: now,
      LOG_LEVEL: 'warn',
    };
  }

  /** Makes a database named after the worker, starts a server on it at that instant and waits until it is ready. */
  static async open(name: string, now = OPENING): Promise<SalonServer> {
    const server = new SalonServer(name, now, await freePort(), await makeDatabase(name));
    await server.start();
    return server;
  }

  /** Starts the process, again after `stop`, at the same address and with the same data. */
  async start(): Promise<void> {
    mkdirSync(join(PROJECT, 'test-results'), { recursive: true });
    const log = createWriteStream(this.#log, { flags: 'a' });
    this.#process = spawn(process.execPath, [join(PROJECT, 'src/server/main.ts')], { env: this.#environment });
    this.#process.stdout?.pipe(log);
    this.#process.stderr?.pipe(log);
    await this.#ready();
  }

  /** Ends the process: in order, or at once with `SIGKILL`. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }

  /** Stops for good and leaves no folder behind. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#dataDir, { recursive: true });
  }

  async #ready(): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (performance.now() < deadline && this.#process?.exitCode === null) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error(`The server did not answer at ${this.url}; see ${this.#log}`);
  }
}

async function makeDatabase(name: string): Promise<string> {
  const url = process.env.E2E_DATABASE_URL ?? '';
  const client = new Client({ connectionString: url });
  await client.connect();
  const database = client.escapeIdentifier(name);
  await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${database}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
