import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import { parseInstant } from '#domain/salon/salon-time.ts';
import { buildApp } from '../app.ts';
import { configFrom } from '../config.ts';
import type { Deps } from '../deps.ts';
import { makeJobs } from '../platform/jobs.ts';
import { makeLimits } from '../platform/limits.ts';
import { makeMailer } from '../platform/mail/mailer.ts';
import { makeTokens } from '../platform/tokens.ts';
import { WEDNESDAY_MORNING } from './factories.ts';
import type { TestDatabase } from './test-database.ts';

type Options = {
  /** The instant at which the server's clock stands, an ISO text. */
  now?: string;
  /** Environment variables beside those of a test, such as `RATE_LIMITS: 'on'`. */
  environment?: Record<string, string>;
  /** For tests of what is logged; silent otherwise. */
  log?: pino.Logger;
};

/**
 * The whole server on a real database, not listening: calls go in by `app.inject`. Only its clock is of the test's
 * making: `travel` moves it to another instant, and it waits for nothing.
 */
export async function testApp(
  database: TestDatabase,
  { now = WEDNESDAY_MORNING, environment = {}, log = pino({ level: 'silent' }) }: Options = {},
) {
  let instant = epochOfIso(now);
  const config = configFrom({
    TOKEN_SECRET: 'a secret that only tests know, long enough',
    RATE_LIMITS: 'off',
    DATA_DIR: join(tmpdir(), 'lunule-test-files'),
    ...environment,
  });
  const jobs = makeJobs(database.pool, log, { background: false });
  await jobs.start();
  const deps: Deps = {
    config,
    db: database.db,
    now: () => instant,
    wait: async () => undefined,
    log,
    tokens: makeTokens(config.tokenSecret),
    limits: makeLimits({ db: database.db, now: () => instant, limits: config.rateLimits, off: config.rateLimitsOff }),
    jobs,
    mailer: makeMailer({
      smtpUrl: undefined,
      from: config.mailFrom,
      publicUrl: config.publicUrl,
      folder: config.dataDir,
    }),
  };
  const app = await buildApp(deps);
  afterAll(async () => {
    await app.close();
    await jobs.stop();
  });
  return {
    app,
    deps,
    travel: (iso: string) => {
      instant = epochOfIso(iso);
    },
  };
}

function epochOfIso(iso: string): number {
  const epoch = parseInstant(iso);
  if (epoch === null) throw new Error(`${iso} is no instant`);
  return epoch;
}
