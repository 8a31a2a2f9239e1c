import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';

const OLDEST_VERSION = 150_000;
const WITHIN_MS = 15_000;
const BETWEEN_ATTEMPTS_MS = 250;

/** Refused, closed while starting, unknown yet to the network: what a database that is still coming up answers. */
const COMING_UP = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];

/** Waits for a database that is still starting, and refuses one that does not answer, or is older than PostgreSQL 15. */
export async function reachDatabase(url: string): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const problem = await whyNot(url);
    if (problem === null) return;
    if (!isComingUp(problem) || performance.now() > deadline) throw cannotBeUsed(url, problem);
    await delay(BETWEEN_ATTEMPTS_MS);
  }
}

async function whyNot(url: string): Promise<Error | null> {
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
function isComingUp(problem: Error): boolean {
  const errors = problem instanceof AggregateError ? problem.errors : [problem];
  return errors.every((error) => error instanceof Error && 'code' in error && COMING_UP.includes(String(error.code)));
}

function cannotBeUsed(url: string, problem: Error): StartProblem {
  const reason = problem.message || ('code' in problem ? String(problem.code) : 'it does not answer');
  return new StartProblem(`The database at ${new URL(url).host} (DATABASE_URL) cannot be used: ${reason}.`);
}
