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
 * Creates PostgreSQL's data on the first start. A temporary folder is renamed when it is complete, so that a start that was
 * killed half-way leaves only an unfinished folder, which the next start deletes. Stops at once when `abort` is aborted.
 */
export async function ensureCluster(home: EmbeddedHome, durable: boolean, abort: AbortSignal): Promise<void> {
  deleteUnfinished(home.owned);
  if (existsSync(home.cluster) || abort.aborted) return;
  const temporary = mkdtempSync(join(home.owned, UNFINISHED));
  const passwordFile = join(temporary, 'password');
  writeFileSync(passwordFile, home.password, { mode: 0o600 });
  for (const path of home.account ? [temporary, passwordFile] : [])
    chownSync(path, home.account?.uid ?? 0, home.account?.gid ?? 0);
  await initdb(
    home,
    ['-D', join(temporary, 'data'), `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])],
    abort,
  );
  if (abort.aborted) return;
  renameSync(join(temporary, 'data'), home.cluster);
  if (durable) syncFolder(home.owned);
  rmSync(temporary, { recursive: true, force: true });
}

async function initdb(home: EmbeddedHome, options: string[], abort: AbortSignal): Promise<void> {
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
  abort.addEventListener('abort', killGroup);
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  abort.removeEventListener('abort', killGroup);
  if (code !== 0 && !abort.aborted)
    throw new StartProblem(`The database could not be prepared in ${home.owned}: ${output.trim()}`);
}

function deleteUnfinished(folder: string): void {
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
