import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { databaseOn, openPool } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { type Embedded, startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { ensureSettings } from '../features/settings/queries/set-up.ts';
import { makeJobs } from '../platform/jobs.ts';
import { TEMPLATE, urlOf } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
    stormEvents: number;
    preparedFolder: string;
  }
}

/**
 * One PostgreSQL for the run, with a migrated template that each test file copies; and a data folder with a new database, for tests
 * of what comes after a first start.
 */
export async function setup(project: TestProject) {
  const [dataDir, preparedFolder] = await Promise.all([emptyFolder(), emptyFolder()]);
  const [postgres] = await Promise.all([startWithTemplate(dataDir), prepareDatabase(preparedFolder)]);
  project.provide('postgres', postgres.url);
  project.provide('preparedFolder', preparedFolder);
  return async () => {
    await postgres.stop();
    for (const folder of [dataDir, preparedFolder]) rmSync(folder, { recursive: true, force: true });
  };
}

/** Open to PostgreSQL's own user, so that the database stands in this folder and goes with it. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lunule-test-'));
  await chmod(folder, 0o711);
  return folder;
}

async function startWithTemplate(dataDir: string): Promise<Embedded> {
  const postgres = await startEmbedded({ dataDir, durable: false });
  await makeTemplate(postgres.url);
  return postgres;
}

async function prepareDatabase(dataDir: string): Promise<void> {
  const postgres = await startEmbedded({ dataDir, durable: false });
  await postgres.stop();
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
