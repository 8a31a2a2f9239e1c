// Puts a backup back into the database of DATABASE_URL, which must be empty unless --replace is given. Stop the servers first.
//   npm run restore -- backups/lunule-20260603-030000.dump
//   npm run restore -- --replace backups/lunule-20260603-030000.dump
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '#server/database/migrate.ts';
import { databaseOfCommand, giveUp, runTool } from './postgres-tools.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
const [file] = positionals;
if (file === undefined) giveUp('Name the backup: npm run restore -- backups/lunule-….dump');
const url = databaseOfCommand();

const client = new pg.Client({ connectionString: url });
await client.connect();
if (await isInUse()) {
  if (!values.replace) giveUp('This database has a salon in it. To lose it for the backup, say --replace.');
  if (await isServed()) giveUp('A Lunule server is working on this database. Stop every server first.');
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
}
await client.end();

// All or nothing, so that a backup that breaks leaves no half salon.
const wholly = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
const name = decodeURIComponent(new URL(url).pathname.slice(1));
await runTool('pg_restore', [...wholly, `--dbname=${name}`, file], url);
const applied = await migrate(url);
console.log(`Restored.${applied.length > 0 ? ` Applied ${applied.join(', ')}.` : ''} Start the servers again.`);

async function isInUse(): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('public.migrations') IS NOT NULL AS used");
  return rows[0]?.used === true;
}

async function isServed(): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'lunule') AS served",
  );
  return rows[0]?.served === true;
}
