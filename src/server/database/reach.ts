import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';

const OLDEST_VERSION = 150_000;
const WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 250;

/** The errors of a database that is still starting: refused, closed, or its name not yet known. */
const STARTING_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

/**
 * Waits up to 15 seconds for a database that is still starting. Throws a `StartProblem` if it cannot be used or is older
 * than PostgreSQL 15.
 */
export async function reachDatabase(url: string): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const problem = await connectionProblem(url);
    if (problem === null) return;
    if (!isStarting(problem) || performance.now() > deadline) throw cannotBeUsed(url, problem);
    await delay(RETRY_AFTER_MS);
  }
}

async function connectionProblem(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`);
    const isRecent = Number(rows[0]?.version) >= OLDEST_VERSION;
    return isRecent ? null : new Error('it is older than PostgreSQL 15');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A name with several addresses fails with one error for each. */
function isStarting(problem: Error): boolean {
  const errors = problem instanceof AggregateError ? problem.errors : [problem];
  return errors.every(
    (error) => error instanceof Error && 'code' in error && STARTING_CODES.includes(String(error.code)),
  );
}

function cannotBeUsed(url: string, problem: Error): StartProblem {
  const reason = problem.message || ('code' in problem ? String(problem.code) : 'it does not answer');
  return new StartProblem(`The database at ${new URL(url).host} (DATABASE_URL) cannot be used: ${reason}.`);
}
