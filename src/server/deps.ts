import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Limits } from './platform/limits.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Tokens } from './platform/tokens.ts';

/** What routes and services work with. Created once at the start, and by each test for itself. */
export type Deps = {
  config: Config;
  db: Database;
  /** The server's clock, in epoch milliseconds; moved by `LUNULE_NOW`. */
  now: () => number;
  /** Waits, so that the time of an answer tells nothing. */
  wait: (milliseconds: number) => Promise<void>;
  log: FastifyBaseLogger;
  tokens: Tokens;
  limits: Limits;
  jobs: Jobs;
  mailer: Mailer;
};
