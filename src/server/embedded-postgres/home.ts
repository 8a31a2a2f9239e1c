import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readOrCreateFile, replaceFile } from '../platform/read-or-create-file.ts';
import { StartProblem } from '../start-problem.ts';
import { type Account, accountFor, canWriteIn, SYSTEM_FOLDER } from './account.ts';
import { postgresBinaries } from './binaries.ts';

/** Where one embedded database is, and what opens and runs it. */
export type EmbeddedHome = {
  /** The data folder itself, or a system folder when PostgreSQL's account may not enter the data folder. */
  folder: string;
  /** The folder in it that belongs to `account`. */
  owned: string;
  /** PostgreSQL's own data. There is one if and only if it was made completely. */
  cluster: string;
  password: string;
  binaries: string;
  account: Account | null;
};

/** `made`: there has been a complete database in that folder, so that a missing one is a loss and not a first start. */
const recordSchema = z.object({ folder: z.string(), password: z.string(), made: z.boolean().default(false) });

/**
 * Finds the database of a data folder, or chooses the folder of a new one and writes it to `postgres.json`. Refuses
 * with a `StartProblem` when the folder had a database that is not there any more.
 */
export function embeddedHome(dataDir: string): EmbeddedHome {
  const record = readRecord(dataDir);
  const folder = resolve(dataDir, record.folder);
  const owned = join(folder, 'postgres');
  const cluster = join(owned, 'cluster');
  if (record.made) requireThere(owned, folder, dataDir);
  const account = accountFor(existsSync(owned) ? owned : null);
  makeOwned(owned, account);
  requireAccess(owned, account);
  if (record.made) requireThere(cluster, folder, dataDir);
  const binaries = postgresBinaries(account);
  return { folder, owned, cluster, password: record.password, binaries, account };
}

/** Writes down, once, that the database of the data folder is complete. */
export function rememberMade(dataDir: string): void {
  const record = readRecord(dataDir);
  if (!record.made) replaceFile(recordFile(dataDir), JSON.stringify({ ...record, made: true }));
}

function readRecord(dataDir: string): z.infer<typeof recordSchema> {
  return recordSchema.parse(JSON.parse(readOrCreateFile(recordFile(dataDir), () => newRecord(dataDir))));
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

function requireThere(path: string, folder: string, dataDir: string): void {
  if (existsSync(path)) return;
  throw new StartProblem(
    `The data folder ${dataDir} (DATA_DIR) had its database in ${join(folder, 'postgres')}, which is missing. ` +
      'Bring it back from where the data folder was copied, or name an empty DATA_DIR to begin a new salon.',
  );
}

/** A relative folder moves with the data folder; an absolute one is found again after a move, because it is written down. */
function newRecord(dataDir: string): string {
  if (existsSync(join(dataDir, 'postgres', 'cluster')))
    throw new StartProblem(
      `The data folder ${dataDir} (DATA_DIR) holds a database, but postgres.json, which opens it, is missing. ` +
        'Bring it back from where the data folder was copied, or name an empty DATA_DIR to begin a new salon.',
    );
  const folder = isOpenTo(accountFor(null), dataDir) ? '.' : systemFolder(dataDir);
  return JSON.stringify({ folder, password: randomBytes(24).toString('base64url') });
}

function isOpenTo(account: Account | null, dataDir: string): boolean {
  if (!account) return true;
  const probe = join(dataDir, 'postgres');
  makeOwned(probe, account);
  if (canWriteIn(probe, account)) return true;
  rmSync(probe, { recursive: true });
  return false;
}

/** Named by a hash of the data folder; the random end keeps the database of an erased data folder apart. */
function systemFolder(dataDir: string): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  return join(SYSTEM_FOLDER, `${hash}-${randomBytes(4).toString('hex')}`);
}

function makeOwned(owned: string, account: Account | null): void {
  if (existsSync(owned)) return;
  mkdirSync(join(owned, '..'), { recursive: true, mode: 0o711 });
  mkdirSync(owned, { mode: 0o700 });
  if (account) chownSync(owned, account.uid, account.gid);
}

function requireAccess(owned: string, account: Account | null): void {
  if (account ? canWriteIn(owned, account) : isOurs(owned)) return;
  throw new StartProblem(
    `The database folder ${owned} is closed to user ${account?.uid ?? process.getuid?.()}, who has to run PostgreSQL; ` +
      `it belongs to user ${statSync(owned).uid}. Start the server as that user, or choose another DATA_DIR.`,
  );
}

function isOurs(owned: string): boolean {
  try {
    accessSync(owned, constants.R_OK | constants.W_OK | constants.X_OK);
    return process.getuid === undefined || statSync(owned).uid === process.getuid();
  } catch {
    return false;
  }
}
