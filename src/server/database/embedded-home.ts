import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { keptFile } from '../kept-file.ts';
import { StartProblem } from '../start-problem.ts';
import { type Account, accountFor, canWriteIn, SYSTEM_FOLDER } from './embedded-account.ts';
import { postgresBinaries } from './embedded-binaries.ts';

/** Everything that the keeper must know about one embedded database. */
export type EmbeddedHome = {
  /** Where the database stands: the data folder itself, or a folder of the system when root keeps the data folder closed. */
  folder: string;
  /** The folder in it that belongs to `account`. */
  owned: string;
  /** PostgreSQL's own data. There is one if and only if it was made completely. */
  cluster: string;
  password: string;
  binaries: string;
  account: Account | null;
};

const recordSchema = z.object({ folder: z.string(), password: z.string() });

/** Finds the database of a data folder, or decides where a new one stands and writes that down in `postgres.json`. */
export function embeddedHome(dataDir: string): EmbeddedHome {
  const record = recordSchema.parse(JSON.parse(keptFile(join(dataDir, 'postgres.json'), () => newRecord(dataDir))));
  const folder = resolve(dataDir, record.folder);
  const owned = join(folder, 'postgres');
  const account = accountFor(existsSync(owned) ? owned : null);
  makeOwned(owned, account);
  requireAccess(owned, account);
  const binaries = postgresBinaries(account);
  return { folder, owned, cluster: join(owned, 'cluster'), password: record.password, binaries, account };
}

/** A relative folder moves with the data folder; an absolute one is found again after a move, because it is written down. */
function newRecord(dataDir: string): string {
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

/** Named after the data folder, for the person who looks; the random end keeps an erased data folder's database apart. */
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
