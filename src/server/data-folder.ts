import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

/**
 * Creates the data folder and returns its path. Other users may pass through it, as PostgreSQL's account must, but not list
 * it. Throws a `StartProblem` when it cannot be created or written.
 */
export function createDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The data folder ${folder} (DATA_DIR) cannot be used: ${reason}.`);
  }
}

/** The server's own files in its data folder; PostgreSQL restricts its own. */
const OWN_FILES = ['token-secret', 'postgres.json', 'postgres.log', 'server.lock', 'server.pid', 'mails'];

/**
 * Takes from other users of the machine the access to the server's own files that an older version or a copy left open.
 * They may still pass through the folder. Files of others stay as they are.
 */
export function restrictToOwner(folder: string): void {
  const ours = OWN_FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
  for (const path of ours) close(path);
  if (ours.length > 0 && isMine(folder)) chmodSync(folder, lstatSync(folder).mode & 0o711);
}

function close(path: string): void {
  if (!isMine(path)) return;
  const file = lstatSync(path);
  chmodSync(path, file.mode & (file.isDirectory() ? 0o700 : 0o600));
  for (const name of file.isDirectory() ? readdirSync(path) : []) close(join(path, name));
}

/** A link would lead elsewhere, and only an owner may change the mode. */
function isMine(path: string): boolean {
  const file = lstatSync(path);
  return !file.isSymbolicLink() && (process.getuid === undefined || file.uid === process.getuid());
}
