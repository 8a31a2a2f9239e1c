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

/** The demo salon as its first start leaves it, from which each other database is copied. */
const TEMPLATE = 'e2e_template';

/** A server as `npm start` starts it, with its own database and data folder. */
export class SalonServer {
  readonly url: string;
  readonly #name: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #log: string;
  #now = OPENING;
  /** Whose data it has: of which file, and from which instant on. */
  #tenant = '';
  #process: ChildProcess | null = null;

  private constructor(name: string, port: number) {
    this.#name = name;
    this.#port = port;
    this.url = `http://localhost:${port}`;
    this.#dataDir = mkdtempSync(join(tmpdir(), `lunule-${name}-`));
    this.#log = join(PROJECT, 'test-results', `${name}.log`);
  }

  /** A place for a server, with an address; it runs from the first `serve` on. */
  static async prepare(name: string): Promise<SalonServer> {
    return new SalonServer(name, await freePort());
  }

  /** Has the demo salon written once, for all the databases to come. */
  static async writeTemplate(): Promise<void> {
    const first = await SalonServer.prepare(TEMPLATE);
    await asAdmin(`CREATE DATABASE ${TEMPLATE}`);
    await first.start();
    await first.close();
  }

  /**
   * Serves that file of stories from that instant on: with a new salon and clock, unless they are that file's already. So no
   * story leans on what another file has left, nor on how long the others took.
   */
  async serve(file: string, now: string): Promise<void> {
    const tenant = `${file} ${now}`;
    if (this.#tenant === tenant) return;
    await this.stop();
    await asAdmin(`DROP DATABASE IF EXISTS ${this.#name} WITH (FORCE)`);
    await asAdmin(`CREATE DATABASE ${this.#name} TEMPLATE ${TEMPLATE}`);
    rmSync(this.#dataDir, { recursive: true });
    mkdirSync(this.#dataDir);
    this.#now = now;
    await this.start();
    this.#tenant = tenant;
  }

  /** Starts the process, again after `stop`, at the same address and with the same data. */
  async start(): Promise<void> {
    mkdirSync(join(PROJECT, 'test-results'), { recursive: true });
    const log = createWriteStream(this.#log, { flags: 'a' });
    this.#process = spawn(process.execPath, [join(PROJECT, 'src/server/main.ts')], { env: this.#environment() });
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

  #environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      PORT: String(this.#port),
      HOST: 'localhost',
      PUBLIC_URL: this.url,
      DATA_DIR: this.#dataDir,
      DATABASE_URL: urlOf(this.#name),
      DEMO: '1',
      RATE_LIMITS: 'off',
      LUNULE_NOW: this.#now,
      LOG_LEVEL: 'warn',
    };
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

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(database: string): string {
  const url = new URL(process.env.E2E_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
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
