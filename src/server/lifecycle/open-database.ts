import type pg from 'pg';
import { openPool } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { reachDatabase } from '../database/reach.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import type { Start } from './start.ts';

/** The connections to the database; `database` is its host, or the folder of the embedded one. */
export type OpenDatabase = { pool: pg.Pool; database: string };

/** Opens the database of `DATABASE_URL`, or else the embedded one, brought up to date. */
export async function openDatabase(start: Start): Promise<OpenDatabase> {
  const { log, closing } = start;
  const { url, database } = await startOrReach(start);
  for (const name of await migrate(url)) log.info(`applied ${name}`);
  const pool = openPool(
    url,
    ({ message }) => pool.ending || log.warn(`a connection to the database broke: ${message}`),
  );
  closing.add('database connections', () => pool.end());
  return { pool, database };
}

async function startOrReach({ config, closing, fail }: Start): Promise<{ url: string; database: string }> {
  if (config.databaseUrl !== undefined) {
    await reachDatabase(config.databaseUrl);
    return { url: config.databaseUrl, database: new URL(config.databaseUrl).host };
  }
  const lost = () => fail(new Error('the embedded PostgreSQL is gone'));
  const { url, folder, stop } = await startEmbedded({ dataDir: config.dataDir, onLost: lost });
  closing.add('embedded PostgreSQL', stop);
  return { url, database: folder };
}
