import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import type { EmbeddedHome } from './home.ts';
import { commandLine, signal, until } from './processes.ts';

const READY_WITHIN_MS = 120_000;
const ATTEMPTS = 25;
const BETWEEN_ATTEMPTS_MS = 200;
const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/** Keeps values of statements out of the log, since they may be personal. */
const SETTINGS = ['timezone=UTC', 'log_timezone=UTC', 'lc_messages=C', 'log_min_messages=log', 'log_checkpoints=off'];
/** After a crash, syncs the whole file system at once instead of file by file, where the platform can. */
const QUICK_RECOVERY = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `log` is an open file; `nextPort` is asked before each attempt, because another program may take a port first. */
export type PostmasterPlan = { durable: boolean; log: number; nextPort: () => Promise<number>; abort: AbortSignal };

/** A PostgreSQL that accepts connections. */
export type Postmaster = { child: ChildProcess; port: number };

/**
 * Starts PostgreSQL and waits until it accepts connections. Tries again for a few seconds, for the processes of a killed
 * predecessor may still hold its memory. Returns null when `abort` was aborted first.
 */
export async function startPostmaster(home: EmbeddedHome, plan: PostmasterPlan): Promise<Postmaster | null> {
  for (let attempt = 0; attempt < ATTEMPTS && !plan.abort.aborted; attempt += 1) {
    const port = await plan.nextPort();
    const child = launch(home, port, plan);
    const isOver = () => isReady(home, child) || hasEnded(child) || plan.abort.aborted;
    await until(isOver, READY_WITHIN_MS);
    if (plan.abort.aborted) await stopPostmaster(child);
    else if (isReady(home, child)) return { child, port };
    else await delay(BETWEEN_ATTEMPTS_MS);
  }
  if (plan.abort.aborted) return null;
  throw new StartProblem(`PostgreSQL does not start; it says why in ${join(home.folder, 'postgres.log')}.`);
}

function launch(home: EmbeddedHome, port: number, { durable, log }: PostmasterPlan): ChildProcess {
  const settings = [...SETTINGS, ...QUICK_RECOVERY, ...(durable ? [] : NOT_DURABLE)].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const address = ['-h', '127.0.0.1', '-p', String(port), '-k', ''];
  return spawn(join(home.binaries, 'bin', 'postgres'), ['-D', home.cluster, ...address, ...settings], {
    cwd: '/',
    env: {},
    stdio: ['ignore', log, log],
    ...home.account,
  });
}

/** PostgreSQL writes its state on the eighth line of its pid file; its own pg_ctl waits in the same way. */
function isReady(home: EmbeddedHome, child: ChildProcess): boolean {
  const lines = pidFile(home);
  return !hasEnded(child) && lines[0] === String(child.pid) && lines[7]?.trim() === 'ready';
}

function pidFile(home: EmbeddedHome): string[] {
  const file = join(home.cluster, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Shuts PostgreSQL down: open transactions are rolled back, committed ones are on the disk. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.pid) await stopProcess(child.pid, () => hasEnded(child));
}

/** Stops a PostgreSQL that outlived its keeper; deletes its pid file when that process id now belongs to another program. */
export async function stopOrphan(home: EmbeddedHome): Promise<void> {
  const pid = Number(pidFile(home)[0] ?? 0);
  if (pid <= 0) return;
  const hasExited = () => !commandLine(pid).includes(home.cluster);
  if (hasExited()) rmSync(join(home.cluster, 'postmaster.pid'), { force: true });
  else await stopProcess(pid, hasExited);
}

async function stopProcess(pid: number, hasExited: () => boolean): Promise<void> {
  signal(pid, 'SIGINT');
  if (await until(hasExited, FAST_SHUTDOWN_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await until(hasExited, IMMEDIATE_SHUTDOWN_MS)) return;
  signal(pid, 'SIGKILL');
  await until(hasExited, IMMEDIATE_SHUTDOWN_MS);
}
