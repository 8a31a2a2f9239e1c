import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  databaseFolder,
  givenDataFolder,
  givenPreparedFolder,
  keeperOf,
  postmasterId,
  processesOf,
} from '../testing/data-folder.ts';
import { runServer } from '../testing/server-process.ts';
import { SYSTEM_FOLDER } from './account.ts';
import { type Embedded, startEmbedded } from './start-embedded.ts';

const isRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('is found again with its data after a stop, which leaves no process', async () => {
    const dataDir = givenDataFolder();
    const first = await givenEmbedded(dataDir);
    await ask(first.url, `CREATE TABLE kept AS SELECT 'red' AS colour`);

    await first.stop();
    expect(processesOf(dataDir)).toEqual([]);

    const second = await givenEmbedded(dataDir);
    expect(await ask(second.url, 'SELECT colour FROM kept')).toEqual([{ colour: 'red' }]);
  });

  it('is missed when it is gone from its data folder, and never replaced by an empty one', async () => {
    const dataDir = givenPreparedFolder();

    rmSync(join(dataDir, 'postgres/cluster'), { recursive: true });
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} (DATA_DIR) had its database in ${dataDir}/postgres, which is missing. Bring it back`,
    );
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`${dataDir}/postgres, which is missing.`);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('is not opened without the file that opens it', async () => {
    const dataDir = givenPreparedFolder();

    rmSync(join(dataDir, 'postgres.json'));

    await expect(startEmbedded({ dataDir })).rejects.toThrow('holds a database, but postgres.json, which opens it,');
  });

  it('writes through to the disk, unless it may forget', async () => {
    const durable = await startEmbedded({ dataDir: givenPreparedFolder() });
    onTestFinished(durable.stop);
    const forgetful = await givenEmbedded(givenPreparedFolder());

    expect(await ask(durable.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(forgetful.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  });

  it('refuses a second server on the same data folder, and leaves the first alone', async () => {
    const dataDir = givenPreparedFolder();
    const first = await givenEmbedded(dataDir);

    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `Another Lunule server (process ${process.pid}) is using the data folder ${dataDir}. Stop it, or give`,
    );
    expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('comes back at the same address when it is killed', async () => {
    const dataDir = givenPreparedFolder();
    const { url } = await givenEmbedded(dataDir);
    const killed = postmasterId(dataDir);

    process.kill(killed, 'SIGKILL');

    await expect.poll(() => ask(url, 'SELECT 1 AS one').catch(() => []), { timeout: 15_000 }).toEqual([{ one: 1 }]);
    expect(postmasterId(dataDir)).not.toBe(killed);
  });

  it('comes back at the same address when its keeper is killed', async () => {
    const dataDir = givenPreparedFolder();
    const { url } = await givenEmbedded(dataDir);
    const killed = keeperOf(postmasterId(dataDir));

    process.kill(killed, 'SIGKILL');
    await expect.poll(() => keeperOf(postmasterId(dataDir)), { timeout: 15_000 }).not.toBe(killed);

    await expect.poll(() => ask(url, 'SELECT 1 AS one').catch(() => []), { timeout: 15_000 }).toEqual([{ one: 1 }]);
  });

  it('is stopped by the next start when its server and its keeper were killed together', async () => {
    const dataDir = givenPreparedFolder();
    const server = runServer({ dataDir });
    await server.ready;
    const orphan = postmasterId(dataDir);
    process.kill(keeperOf(orphan), 'SIGKILL');
    server.child.kill('SIGKILL');
    await server.ended;

    const { url } = await givenEmbedded(dataDir);

    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(postmasterId(dataDir)).not.toBe(orphan);
  });
});

describe.runIf(isRoot)('the embedded PostgreSQL of a server that runs as root', { timeout: 60_000 }, () => {
  it('stands in the data folder, run by another user', async () => {
    const dataDir = givenDataFolder();
    await givenEmbedded(dataDir);

    expect(databaseFolder(dataDir)).toBe(dataDir);
    expect(statSync(join(dataDir, 'postgres/cluster')).uid).not.toBe(0);
  });

  it('stands in the system folder when only root may enter the data folder, which finds it again after a move', async () => {
    const dataDir = givenDataFolder(0o700);
    const first = await givenEmbedded(dataDir);
    await ask(first.url, `CREATE TABLE kept AS SELECT 'red' AS colour`);
    await first.stop();
    expect(databaseFolder(dataDir)).toContain(`${SYSTEM_FOLDER}/`);

    const moved = `${dataDir}-moved`;
    renameSync(dataDir, moved);
    onTestFinished(() => renameSync(moved, dataDir));
    const second = await givenEmbedded(moved);

    expect(await ask(second.url, 'SELECT colour FROM kept')).toEqual([{ colour: 'red' }]);
  });

  it('is missed when the data folder was copied to a machine without that system folder', async () => {
    const dataDir = givenDataFolder(0o700);
    const first = await givenEmbedded(dataDir);
    await first.stop();
    const away = `${first.folder}-away`;
    renameSync(first.folder, away);
    onTestFinished(() => renameSync(away, first.folder));

    await expect(startEmbedded({ dataDir })).rejects.toThrow(`had its database in ${first.folder}/postgres, which is`);
  });

  it('is a new one after the data folder was erased', async () => {
    const dataDir = givenDataFolder(0o700);
    const first = await givenEmbedded(dataDir);
    await ask(first.url, 'CREATE TABLE kept ()');
    await first.stop();
    const abandoned = databaseFolder(dataDir);
    onTestFinished(() => rmSync(abandoned, { recursive: true }));
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });

    const second = await givenEmbedded(dataDir);

    expect(await ask(second.url, `SELECT to_regclass('kept') AS kept`)).toEqual([{ kept: null }]);
  });
});

async function givenEmbedded(dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false });
  onTestFinished(embedded.stop);
  return embedded;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<object>(question);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
