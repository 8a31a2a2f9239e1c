import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../db/migrations');

/** The advisory lock that every process takes before it migrates. */
const LOCK = 7_205_759;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Applies each numbered SQL file once, in order, in a transaction of its own; processes that start together wait for one
 * another. Returns the names applied. Throws when an applied file has changed or is gone, or two have the same number.
 */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'lunule migrate' });
  // A connection that breaks fails the query that was under way, which says why.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, migrationsIn(folder));
  } finally {
    await client.end();
  }
}

function migrationsIn(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name));
  requireOneEach(names.map((name) => name.slice(0, 4)));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Two files of one number have no order that every database would have followed. */
function requireOneEach(numbers: string[]): void {
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}. Give the newer one the next.`);
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const applied = await appliedMigrations(client);
  for (const [name, checksum] of applied) requireUnchanged(name, checksum, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function requireUnchanged(name: string, checksum: string, migrations: Migration[]): void {
  const file = migrations.find((migration) => migration.name === name);
  if (!file)
    throw new StartProblem(`The database has had migration ${name}, which this version of Lunule does not know.`);
  if (file.checksum === checksum) return;
  throw new StartProblem(`Migration ${name} was changed after it was applied. Put it back, and write a new one.`);
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
