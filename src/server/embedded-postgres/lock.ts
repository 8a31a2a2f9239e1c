import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { isAlive } from './processes.ts';

/** On a busy machine it takes an owner seconds to hear that the program that started it is gone. */
const WAIT_FOR_LIVING_OWNER_MS = 10_000;
const WAIT_FOR_ENDING_OWNER_MS = 60_000;
const NOBODY = 0;

/**
 * Takes the folder for this process until it ends, however it ends: SQLite's file lock belongs to the process, so there is
 * nothing stale to judge after a crash. Waits while another server is stopping, or a dead one's database; refuses when another
 * server stays on the folder. `owner` is the process id of the server on whose behalf the folder is taken.
 */
export async function lockDataFolder(folder: string, owner: number): Promise<void> {
  const lockFile = join(folder, 'server.lock');
  // SQLite would leave it open to the other users of the machine.
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile);
  let waited = 0;
  while (!lockNow(lock)) {
    const other = ownerOf(folder);
    if (waited > (isAlive(other) ? WAIT_FOR_LIVING_OWNER_MS : WAIT_FOR_ENDING_OWNER_MS)) throw inUse(folder, other);
    await delay(50);
    waited += 50;
  }
  heldLocks.push(lock);
  writeFileSync(ownerFile(folder), String(owner), { mode: 0o600 });
}

/** Says that this process, if it holds the folder, will soon be gone: the next server waits for it instead of refusing to start. */
export function announceStop(folder: string): void {
  if (ownerOf(folder) === process.pid) rmSync(ownerFile(folder), { force: true });
}

/** The process id of the server that holds the folder or held it last; `NOBODY` when there was none or it is stopping. */
export function ownerOf(folder: string): number {
  try {
    return Number(readFileSync(ownerFile(folder), 'utf8'));
  } catch {
    return NOBODY;
  }
}

function ownerFile(folder: string): string {
  return join(folder, 'server.pid');
}

/** A lock that is collected as garbage is a lock that is given up. */
const heldLocks: DatabaseSync[] = [];

function lockNow(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}

function inUse(folder: string, other: number): StartProblem {
  const who = other !== NOBODY ? `Another Lunule server (process ${other})` : 'Another Lunule server';
  return new StartProblem(
    `${who} is using the data folder ${folder}. Stop it, or give this server a folder of its own with DATA_DIR.`,
  );
}
