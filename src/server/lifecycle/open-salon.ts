import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { buildApp } from '../app.ts';
import { databaseOn } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { refuseDemoPasswords } from '../demo/refuse-demo-passwords.ts';
import type { Deps } from '../deps.ts';
import { deliver, endInterrupted } from '../features/mails/service.ts';
import { remindOfTomorrow } from '../features/reservations/service/remind.ts';
import { applyRetention } from '../features/retention/service/retention.ts';
import { ensureSettings } from '../features/settings/queries/set-up.ts';
import { firstSettings } from '../features/settings/service/set-up.ts';
import { clockFrom } from '../platform/clock.ts';
import { makeJobs, type ScheduledTask } from '../platform/jobs.ts';
import { makeLimits } from '../platform/limits.ts';
import { makeMailer } from '../platform/mail/mailer.ts';
import { makeTokens } from '../platform/tokens.ts';
import { listen } from './listen.ts';
import type { Start } from './start.ts';

/** Opens the salon on its database: settings, demo, jobs, and HTTP once all is there. Returns the port that it listens on. */
export async function openSalon(start: Start, pool: pg.Pool): Promise<number> {
  const deps = makeDeps(start, pool);
  // The app is built while the database does its part.
  const [app] = await Promise.all([buildApp(deps), prepare(start, deps)]);
  return listen(app, start);
}

async function prepare(start: Start, deps: Deps): Promise<void> {
  await ensureSettings(deps.db, firstSettings(deps.config));
  await refuseDemoPasswords(deps);
  await loadDemo(deps);
  start.closing.add('connections to the mail server', async () => deps.mailer.close());
  await deps.jobs.start();
  start.closing.add('job queue', deps.jobs.stop);
  await deps.jobs.workMails((mailId, attempt) => deliver(deps, mailId, attempt));
  await deps.jobs.workEndedMails((mailId) => endInterrupted(deps, mailId));
  for (const task of scheduledTasks(deps)) await deps.jobs.runScheduled(task);
}

/** The schedule is only the trigger: what is due, each task asks the server's clock. */
function scheduledTasks(deps: Deps): ScheduledTask[] {
  return [
    { name: 'retention', cron: '0 */6 * * *', run: () => applyRetention(deps) },
    { name: 'reminders', cron: '*/10 * * * *', run: () => remindOfTomorrow(deps) },
    { name: 'rate-limits', cron: '*/10 * * * *', run: () => deps.limits.deleteEnded() },
  ];
}

function makeDeps({ config, log }: Start, pool: pg.Pool): Deps {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = config;
  const db: Database = databaseOn(pool);
  const now = clockFrom(config);
  return {
    config,
    db,
    now,
    wait: delay,
    log,
    tokens: makeTokens(config.tokenSecret),
    limits: makeLimits({ db, now, limits: config.rateLimits, off: config.rateLimitsOff }),
    jobs: makeJobs(pool, log),
    mailer: makeMailer({ smtpUrl, from: mailFrom, publicUrl, folder: join(dataDir, 'mails') }),
  };
}
