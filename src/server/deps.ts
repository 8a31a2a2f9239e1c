import type { FastifyBaseLogger } from 'fastify';
import type { Jobs } from './adapters/jobs.ts';
import type { Limits } from './adapters/limits.ts';
import type { Mailer } from './adapters/mailer.ts';
import type { Tokens } from './adapters/tokens.ts';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';

/** What routes and actions work with. Made once by `main.ts`, and by each test for itself. */
export type Deps = {
  config: Config;
  db: Database;
  /** The server's clock, in epoch milliseconds; moved by `LUNULE_NOW` (decision 3). */
  now: () => number;
  log: FastifyBaseLogger;
  tokens: Tokens;
  limits: Limits;
  jobs: Jobs;
  mailer: Mailer;
};
