import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { databaseOn, openPool } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { ensureSettings } from '#server/features/settings/queries/set-up.ts';
import { givenTeam } from './team.ts';
import { fillVisits } from './visits.ts';

/** How many visits a salon has kept, and whether technicians served them. */
export type Past = { visits: number; isStaffed?: boolean };

/**
 * Makes a database with our tables, the settings and that past, and returns its URL and how to remove it. The past is filled
 * once into a database of its own, which stays; what is returned is a copy, made in the time that its files take.
 */
export async function copyOfPast(postgresUrl: string, past: Past): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!Number.isInteger(past.visits)) throw new Error(`A past has so many visits, not ${past.visits}`);
  const template = `past_${past.visits}${past.isStaffed ? '_staffed' : ''}`;
  const copy = `salon_${randomUUID().slice(0, 8)}`;
  await onServer(postgresUrl, async (server) => {
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await makePast(server, { postgresUrl, past, template });
    await server.query(`CREATE DATABASE ${copy} TEMPLATE ${template} STRATEGY file_copy`);
  });
  return {
    url: urlOf(postgresUrl, copy),
    drop: () => onServer(postgresUrl, (server) => server.query(`DROP DATABASE ${copy} WITH (FORCE)`)),
  };
}

type Making = { postgresUrl: string; past: Past; template: string };

/** It has its name once it is whole. */
async function makePast(server: pg.Client, { postgresUrl, past, template }: Making): Promise<void> {
  await server.query('DROP DATABASE IF EXISTS unfinished WITH (FORCE)');
  await server.query('CREATE DATABASE unfinished');
  const url = urlOf(postgresUrl, 'unfinished');
  await migrate(url);
  const pool = openPool(url, () => undefined);
  await ensureSettings(databaseOn(pool), DEFAULT_SETTINGS);
  if (past.isStaffed) await givenTeam(pool);
  if (past.visits > 0) await fillVisits(pool, past.visits);
  await pool.end();
  await server.query(`ALTER DATABASE unfinished RENAME TO ${template}`);
}

async function onServer(postgresUrl: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client(postgresUrl);
  await server.connect();
  await work(server).finally(() => server.end());
}

function urlOf(postgresUrl: string, database: string): string {
  return new URL(`/${database}`, postgresUrl).href;
}
