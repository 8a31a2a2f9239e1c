import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';
import type { EmbeddedHome } from './home.ts';
import { signal } from './processes.ts';

const UNFINISHED = 'unfinished-';
export const SUPERUSER = 'lunule';

/**
 * Makes PostgreSQL's data on the first start. It is made aside and renamed when complete, so that a start that was killed
 * half-way leaves only rubbish, swept here by the next one. Stops at once when `gone` is aborted.
 */
export async function ensureCluster(home: EmbeddedHome, durable: boolean, gone: AbortSignal): Promise<void> {
  sweep(home.owned);
  if (existsSync(home.cluster) || gone.aborted) return;
  const aside = mkdtempSync(join(home.owned, UNFINISHED));
  const passwordFile = join(aside, 'password');
  writeFileSync(passwordFile, home.password, { mode: 0o600 });
  for (const path of home.account ? [aside, passwordFile] : [])
    chownSync(path, home.account?.uid ?? 0, home.account?.gid ?? 0);
  await initdb(home, ['-D', join(aside, 'data'), `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])], gone);
  if (gone.aborted) return;
  renameSync(join(aside, 'data'), home.cluster);
  if (durable) syncFolder(home.owned);
  rmSync(aside, { recursive: true, force: true });
}

async function initdb(home: EmbeddedHome, options: string[], gone: AbortSignal): Promise<void> {
  const fixed = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = spawn(join(home.binaries, 'bin', 'initdb'), [...fixed, ...locale, ...options], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, so that the helpers it starts end with it.
    detached: true,
    ...home.account,
  });
  const killGroup = () => child.pid && signal(-child.pid, 'SIGKILL');
  gone.addEventListener('abort', killGroup);
  const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  gone.removeEventListener('abort', killGroup);
  if (code !== 0 && !gone.aborted)
    throw new StartProblem(`The database could not be prepared in ${home.owned}: ${complaint.trim()}`);
}

function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Makes the rename survive a power failure. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
