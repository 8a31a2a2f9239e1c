import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { databaseOn, openPool } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { ensureSettings } from '../features/settings/queries/set-up.ts';
import { makeJobs } from '../platform/jobs.ts';
import { TEMPLATE, urlOf } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
    stormEvents: number;
  }
}

/** One PostgreSQL for the run, with a migrated template that each test file copies. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lunule-test-'));
  // Open to PostgreSQL's own user, so that the database stands in this folder and goes with it.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbedded({ dataDir, durable: false });
  await makeTemplate(postgres.url);
  project.provide('postgres', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const admin = openPool(url, ignore);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const templateUrl = urlOf(url, TEMPLATE);
  await migrate(templateUrl);
  const pool = openPool(templateUrl, ignore);
  await ensureSettings(databaseOn(pool), DEFAULT_SETTINGS);
  const jobs = makeJobs(pool, pino({ level: 'silent' }), { background: false });
  await jobs.start();
  await jobs.stop();
  await pool.end();
}

const ignore = () => undefined;
