import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { isAlive } from './processes.ts';

const WAIT_FOR_LIVING_OWNER_MS = 3_000;
const WAIT_FOR_DEAD_OWNER_MS = 60_000;

/**
 * Takes the folder for this process until it ends, however it ends: SQLite's file lock belongs to the process, so there is
 * nothing stale to judge after a crash. Waits while a dead server's database is still being stopped; refuses when another
 * server lives on the folder. `owner` is the process id of the server on whose behalf the folder is taken.
 */
export async function lockDataFolder(folder: string, owner: number): Promise<void> {
  const lockFile = join(folder, 'server.lock');
  // SQLite would leave it open to the other users of the machine.
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile);
  const ownerFile = join(folder, 'server.pid');
  let waited = 0;
  while (!lockNow(lock)) {
    const other = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
    if (waited > (isAlive(other) ? WAIT_FOR_LIVING_OWNER_MS : WAIT_FOR_DEAD_OWNER_MS)) throw inUse(folder, other);
    await delay(50);
    waited += 50;
  }
  heldLocks.push(lock);
  writeFileSync(ownerFile, String(owner), { mode: 0o600 });
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
  const who = other > 0 ? `Another Lunule server (process ${other})` : 'Another Lunule server';
  return new StartProblem(
    `${who} is using the data folder ${folder}. Stop it, or give this server a folder of its own with DATA_DIR.`,
  );
}
