import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { ownerOf } from '../embedded-postgres/lock.ts';
import { until } from '../embedded-postgres/processes.ts';
import { databaseFolder, givenDataFolder, givenPreparedFolder, processesOf } from '../testing/data-folder.ts';
import { runServer } from '../testing/server-process.ts';
import { givenEmptyDatabase } from '../testing/test-database.ts';

const UNFINISHED_CALL =
  'POST /api/auth HTTP/1.1\r\nHost: lunule\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';

const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://localhost:3000',
  TOKEN_SECRET: 'thirty-two characters or more of it',
};

describe('the server', { timeout: 90_000 }, () => {
  it('says where it is, who may log in and where mails are, answers, and leaves no process after SIGTERM', async () => {
    const dataDir = givenDataFolder();
    const server = runServer({ dataDir });

    const address = await server.ready;
    const health = await fetch(`${address}/api/health`);

    expect(health.status).toBe(200);
    expect(server.said()).toContain('Lunule!2026');
    expect(server.said()).toContain('admin@lunule.test');
    expect(server.said()).toContain(`${address}/boite-courriel`);
    expect(processesOf(dataDir)).not.toEqual([]);

    server.child.kill('SIGTERM');

    expect(await server.ended).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)('names the folder that the database truly stands in', async () => {
    const dataDir = givenDataFolder(0o700);
    const server = runServer({ dataDir });
    await server.ready;

    await expect.poll(() => server.said()).toContain(`Database   ${databaseFolder(dataDir)}`);
    expect(databaseFolder(dataDir)).not.toBe(dataDir);
  });

  it('keeps its own files to itself, those too that an older start left open', async () => {
    const dataDir = givenDataFolder();
    mkdirSync(join(dataDir, 'mails'), { mode: 0o755 });
    writeFileSync(join(dataDir, 'mails/old.eml'), 'Bonjour', { mode: 0o644 });
    writeFileSync(join(dataDir, 'token-secret'), 'thirty-two characters or more of it', { mode: 0o644 });
    writeFileSync(join(dataDir, 'not-ours.txt'), 'a note of somebody else', { mode: 0o644 });
    chmodSync(dataDir, 0o755);
    const server = runServer({ dataDir });
    const address = await server.ready;
    const asked = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    await fetch(`${address}/api/auth/forgetPassword`, { ...asked, body: '{"email":"client@lunule.test"}' });
    await expect.poll(() => readdirSync(join(dataDir, 'mails')).length, { timeout: 20_000 }).toBe(2);

    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    const ours = names.filter((name) => name !== 'not-ours.txt' && !name.startsWith(join('postgres', '/')));
    const open = ours.filter((name) => statSync(join(dataDir, name)).mode & 0o077);
    expect(ours).toEqual(expect.arrayContaining(['mails', 'postgres', 'postgres.json', 'server.lock', 'token-secret']));
    expect(open).toEqual([]);
    expect(statSync(join(dataDir, 'not-ours.txt')).mode & 0o777).toBe(0o644);
  });

  it('finishes what it has begun after SIGINT, however often the terminal repeats it, while the next start waits', async () => {
    const dataDir = givenPreparedFolder();
    const server = runServer({ dataDir });
    const socket = connect(Number(new URL(await server.ready).port), '127.0.0.1');
    socket.write(UNFINISHED_CALL);
    await once(socket, 'connect');
    await fetch(`${await server.ready}/api/health`);

    expect(ownerOf(dataDir)).toBe(server.child.pid);
    for (let repeated = 0; repeated < 3; repeated += 1) server.child.kill('SIGINT');
    await expect.poll(() => ownerOf(dataDir)).toBe(0);
    socket.end('{}');

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await server.ended).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
  });

  it('ends at once when it is asked again while it waits for a call to finish', async () => {
    const dataDir = givenPreparedFolder();
    const server = runServer({ dataDir });
    const socket = connect(Number(new URL(await server.ready).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(UNFINISHED_CALL);
    await once(socket, 'connect');
    await fetch(`${await server.ready}/api/health`);

    const pressing = setInterval(() => server.child.kill('SIGINT'), 100);
    onTestFinished(() => clearInterval(pressing));

    expect(await server.ended).toBe(1);
    expect(await until(() => processesOf(dataDir).length === 0, 20_000)).toBe(true);
  });

  it.each(['development', 'production'])(
    'goes on in %s without anybody who reads what it says, and still stops',
    async (NODE_ENV) => {
      const PORT = String(await freePort());
      const DATABASE_URL = await givenEmptyDatabase();
      const environment = {
        ...(NODE_ENV === 'production' && PRODUCTION),
        NODE_ENV,
        DATABASE_URL,
        PORT,
        LOG_LEVEL: 'info',
      };
      const server = runServer({ dataDir: givenDataFolder(), environment });
      await expect.poll(() => server.said(), { timeout: 30_000 }).toContain('applied');
      server.stopListening();

      await expect.poll(() => isWell(PORT), { timeout: 30_000 }).toBe(true);
      server.child.kill('SIGTERM');

      expect(await server.ended).toBe(0);
    },
  );

  it('runs in production on a database of its own, without demo, and leaves that database running', async () => {
    const DATABASE_URL = await givenEmptyDatabase();
    const server = runServer({
      dataDir: givenDataFolder(),
      environment: { ...PRODUCTION, DATABASE_URL },
    });

    const health = await fetch(`${await server.ready}/api/health`);
    const mails = await fetch(`${await server.ready}/api/dev/mails`);
    server.child.kill('SIGTERM');

    expect(health.status).toBe(200);
    expect(mails.status).toBe(404);
    expect(await server.ended).toBe(0);
    expect(server.said()).not.toContain('Lunule!2026');
    expect(await migrate(DATABASE_URL)).toEqual([]);
  });

  it('refuses to be a second one on its data folder', async () => {
    const dataDir = givenPreparedFolder();
    const first = runServer({ dataDir });
    await first.ready;

    const second = runServer({ dataDir });

    expect(await second.ended).toBe(1);
    expect(second.said().trim()).toMatch(
      /^Another Lunule server \(process \d+\) is using the data folder .+ DATA_DIR\.$/,
    );
    expect((await fetch(`${await first.ready}/api/health`)).status).toBe(200);
  });
});

describe('a start that cannot succeed ends with one sentence', { timeout: 60_000 }, () => {
  it('about a port that is taken', async () => {
    const { taken, port } = await listening();
    onTestFinished(() => void taken.close());

    const server = runServer({
      dataDir: givenDataFolder(),
      environment: { PORT: String(port), DATABASE_URL: inject('postgres') },
    });

    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(`Port ${port} on 127.0.0.1 is taken by another program. Choose another with PORT.`);
  });

  it.each([
    {
      why: 'a database it may not enter',
      set: { DATABASE_URL: wrongPassword() },
      says: '(DATABASE_URL) cannot be used',
    },
    {
      why: 'a production without a database',
      set: { NODE_ENV: 'production' },
      says: 'DATABASE_URL must be set in production',
    },
    {
      why: 'a demo in production',
      set: { ...PRODUCTION, DATABASE_URL: 'postgres://127.0.0.1:1/unasked', DEMO: '1' },
      says: 'DEMO opens the salon with a password that everybody knows',
    },
    { why: 'a data folder that is a file', set: { DATA_DIR: '/dev/null' }, says: '(DATA_DIR) cannot be used' },
  ])('about $why', async ({ set, says }) => {
    const server = runServer({ dataDir: givenDataFolder(), environment: set });

    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(says);
    expect(server.said().trim().split('\n')).toHaveLength(1);
  });
});

async function listening() {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  return { taken, port: typeof address === 'object' && address ? address.port : 0 };
}

async function freePort(): Promise<number> {
  const { taken, port } = await listening();
  taken.close();
  return port;
}

async function isWell(port: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  return answer?.ok === true;
}

function wrongPassword(): string {
  const url = new URL(inject('postgres'));
  url.password = 'wrong';
  return url.href;
}
