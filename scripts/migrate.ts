// Brings the database of DATABASE_URL up to date. The server does the same when it starts; this is for doing it beforehand.
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { reachDatabase } from '#server/database/reach.ts';

const { databaseUrl } = readConfig();
if (databaseUrl === undefined) {
  console.error('Name the database in DATABASE_URL. The embedded one is brought up to date by npm start.');
  process.exit(1);
}
await reachDatabase(databaseUrl);
const applied = await migrate(databaseUrl);
console.log(applied.length === 0 ? 'Already up to date.' : `Applied ${applied.join(', ')}.`);
