// Tries all mails again that the mail server refused until the last attempt, on the database of DATABASE_URL or the
// embedded one; the server sends them. An Admin does the same on screen, one by one or all.
//   npm run resend-mails
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { databaseOn } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { resendDeadMails } from '#server/features/mails/service.ts';
import { makeClosing } from '#server/lifecycle/closing.ts';
import { openDatabase } from '#server/lifecycle/open-database.ts';
import { clockFrom } from '#server/platform/clock.ts';
import { makeJobs } from '#server/platform/jobs.ts';
import { StartProblem } from '#server/start-problem.ts';
import { ensureLibraryLinks } from './prepare.mjs';

try {
  const count = await resendAll();
  console.log(
    count === 0 ? 'Every mail has gone out: there is none to send again.' : `Mails being sent again: ${count}.`,
  );
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function resendAll(): Promise<number> {
  const config = readConfig();
  const log = pino({ level: 'silent' });
  const closing = makeClosing(log);
  const fail = (reason: unknown) => {
    throw reason;
  };
  if (config.databaseUrl === undefined) ensureLibraryLinks();
  try {
    const { pool } = await openDatabase({ config, log, closing, fail });
    const db: Database = databaseOn(pool);
    const jobs = makeJobs(pool, log, { background: false });
    await jobs.start();
    closing.add('job queue', jobs.stop);
    return await resendDeadMails({ db, jobs, now: clockFrom(config) }, null);
  } finally {
    await closing.closeAll();
  }
}
