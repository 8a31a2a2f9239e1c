import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { databaseOn, openPool } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';

export const TEMPLATE = 'lunule_template';

export type TestDatabase = { readonly url: string; readonly pool: pg.Pool; readonly db: Database };

/** A database of its own for the file that calls this, copied from the migrated template and dropped at the end. */
export function testDatabase(): TestDatabase {
  let opened: TestDatabase | undefined;
  const name = `test_${randomBytes(8).toString('hex')}`;
  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    const url = urlOf(inject('postgres'), name);
    const pool = openPool(url, ignore);
    opened = { url, pool, db: databaseOn(pool) };
  });
  afterAll(async () => {
    await opened?.pool.end();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  const database = () => {
    if (!opened) throw new Error('the test database opens before the first test');
    return opened;
  };
  return {
    get url() {
      return database().url;
    },
    get pool() {
      return database().pool;
    },
    get db() {
      return database().db;
    },
  };
}

/** The address of a database without a single table, dropped at the end of the test. */
export async function givenEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(8).toString('hex')}`;
  await asAdmin(`CREATE DATABASE ${name}`);
  onTestFinished(() => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`));
  return urlOf(inject('postgres'), name);
}

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = openPool(inject('postgres'), ignore);
  await admin.query(statement);
  await admin.end();
}

const ignore = () => undefined;
