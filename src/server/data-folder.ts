import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

/**
 * Makes the folder that holds what the server keeps, and answers its path. Others may pass through it, as PostgreSQL's account
 * must, but not look around in it. Refuses in a sentence when it cannot be made or written.
 */
export function madeDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The data folder ${folder} (DATA_DIR) cannot be used: ${reason}.`);
  }
}

/** What the server itself keeps in its data folder; PostgreSQL closes its own. */
const OURS = ['token-secret', 'postgres.json', 'postgres.log', 'server.lock', 'server.pid', 'mails'];

/**
 * Closes to every other user of the machine what an older start, or a hand that copied, left open of the server's own files.
 * Others may still pass through the folder. Files that are somebody else's stay as they are.
 */
export function closeToOthers(folder: string): void {
  const ours = OURS.map((name) => join(folder, name)).filter((path) => existsSync(path));
  for (const path of ours) close(path);
  if (ours.length > 0 && isMine(folder)) chmodSync(folder, lstatSync(folder).mode & 0o711);
}

function close(path: string): void {
  if (!isMine(path)) return;
  const file = lstatSync(path);
  chmodSync(path, file.mode & (file.isDirectory() ? 0o700 : 0o600));
  for (const name of file.isDirectory() ? readdirSync(path) : []) close(join(path, name));
}

/** A link would lead elsewhere, and only an owner may close. */
function isMine(path: string): boolean {
  const file = lstatSync(path);
  return !file.isSymbolicLink() && (process.getuid === undefined || file.uid === process.getuid());
}
