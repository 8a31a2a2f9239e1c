import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '#server/config.ts';

/** Ends the command with a sentence. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The database of DATABASE_URL; the embedded one, which is copied as files, ends the command. */
export function databaseOfCommand(): string {
  const { databaseUrl } = readConfig();
  if (databaseUrl !== undefined) return databaseUrl;
  return giveUp(
    'Name the database in DATABASE_URL. The embedded one is backed up by a copy of DATA_DIR while the server is stopped.',
  );
}

/**
 * Runs a program of PostgreSQL; its failure ends the command. The database is named by the environment, so that its password
 * never stands in the list of processes.
 */
export async function runTool(program: string, words: string[], url?: string): Promise<void> {
  const quiet = words.includes('--list');
  const child = spawn(program, words, {
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...(url !== undefined && environmentOf(url)) },
  });
  const ended = await Promise.race([once(child, 'exit'), once(child, 'error')]);
  const [outcome] = ended;
  if (outcome instanceof Error) {
    giveUp(
      `${program} is missing. Install PostgreSQL's own programs, as new as the database: apt install postgresql-client`,
    );
  }
  if (outcome !== 0) giveUp(`${program} failed; nothing was changed.`);
}

function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
