import type pg from 'pg';
import { openPool } from '../database/connect.ts';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { reachDatabase } from '../database/reach.ts';
import type { Start } from './start.ts';

/** The database of `DATABASE_URL`, or else the embedded one, brought up to date; and the server's connections to it. */
export async function openDatabase(start: Start): Promise<pg.Pool> {
  const { log, closing } = start;
  const url = await databaseUrl(start);
  for (const name of await migrate(url)) log.info(`applied ${name}`);
  const pool = openPool(
    url,
    ({ message }) => pool.ending || log.warn(`a connection to the database broke: ${message}`),
  );
  closing.add('database connections', () => pool.end());
  return pool;
}

async function databaseUrl({ config, closing, fail }: Start): Promise<string> {
  if (config.databaseUrl !== undefined) {
    await reachDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  const lost = () => fail(new Error('the embedded PostgreSQL is gone'));
  const embedded = await startEmbedded({ dataDir: config.dataDir, onLost: lost });
  closing.add('embedded PostgreSQL', embedded.stop);
  return embedded.url;
}
