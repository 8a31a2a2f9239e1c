import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import { commandLine, until } from '../embedded-postgres/processes.ts';

const recordSchema = z.object({ folder: z.string(), password: z.string() });

/**
 * An empty folder for one test, removed after it together with a database that stands elsewhere because of it. The default
 * mode lets every user of the machine pass; 0o700 closes it to all but its owner.
 */
export function givenDataFolder(mode = 0o711): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lunule-data-')));
  chmodSync(folder, mode);
  onTestFinished(async () => {
    await until(() => processesOf(folder).length === 0, 20_000);
    for (const path of [databaseFolder(folder), folder]) rmSync(path, { recursive: true, force: true });
  });
  return folder;
}

/** As `givenDataFolder`, with a database that was made, started and stopped before. Making one takes most of a first start. */
export function givenPreparedFolder(): string {
  const folder = givenDataFolder();
  // Keeps the owner of each file, which the copying of Node does not.
  execFileSync('cp', ['-a', `${inject('preparedFolder')}/.`, folder]);
  return folder;
}

/** Returns the folder of the embedded database; the data folder itself before there is one. */
export function databaseFolder(dataDir: string): string {
  const file = join(dataDir, 'postgres.json');
  return existsSync(file) ? resolve(dataDir, recordOf(file).folder) : dataDir;
}

/** Returns the URL of the PostgreSQL that runs for a data folder. */
export function databaseUrl(dataDir: string): string {
  const { folder, password } = recordOf(join(dataDir, 'postgres.json'));
  return `postgres://lunule:${password}@127.0.0.1:${pidFile(resolve(dataDir, folder))[3]}/postgres`;
}

/** The process id of the PostgreSQL that runs for a data folder. */
export function postmasterId(dataDir: string): number {
  return Number(pidFile(databaseFolder(dataDir))[0]);
}

/** The process id of the keeper of a running PostgreSQL: its parent. */
export function keeperOf(postmaster: number): number {
  return parentOf(postmaster);
}

/** The process id of one of the connections to a running PostgreSQL. */
export function backendOf(postmaster: number): number {
  const mine = everyProcess().filter((pid) => commandLine(pid).includes('127.0.0.1(') && parentOf(pid) === postmaster);
  return z.number().parse(mine[0]);
}

/** The command lines of the keeper and the PostgreSQL that run for a data folder, if any. */
export function processesOf(dataDir: string): string[] {
  const folders = [dataDir, databaseFolder(dataDir)];
  return everyProcess()
    .map(commandLine)
    .filter((line) => folders.some((folder) => line.includes(folder)));
}

function everyProcess(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
}

function recordOf(file: string) {
  return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function pidFile(folder: string): string[] {
  return readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
}
