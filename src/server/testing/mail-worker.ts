// One process that only sends the mails of a database, for tests that kill it: node mail-worker.ts DATABASE_URL SMTP_URL
import { tmpdir } from 'node:os';
import pino from 'pino';
import { databaseOn, openPool } from '../database/connect.ts';
import { deliver, endInterrupted } from '../features/mails/service.ts';
import { makeJobs } from '../platform/jobs.ts';
import { makeMailer } from '../platform/mail/mailer.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const pool = openPool(databaseUrl, () => undefined);
const mailer = makeMailer({ smtpUrl, from: undefined, publicUrl: 'https://salon.example', folder: tmpdir() });
const deps = { db: databaseOn(pool), log, mailer, now: Date.now };
const jobs = makeJobs(pool, log);
await jobs.start();
await jobs.workMails((mailId, attempt) => deliver(deps, mailId, attempt));
await jobs.workEndedMails((mailId) => endInterrupted(deps, mailId));
