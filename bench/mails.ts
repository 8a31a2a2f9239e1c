// A thousand waiting mails, from the queue to a mail server on this machine, against nodemailer alone in a loop.
//   node bench/mails.ts
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { databaseOn, openPool } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { deliver, queueMail } from '#server/features/mails/service.ts';
import { ensureSettings } from '#server/features/settings/queries/set-up.ts';
import { makeJobs } from '#server/platform/jobs.ts';
import { makeMailer } from '#server/platform/mail/mailer.ts';

const MAILS = 1000;
const LIMIT_SECONDS = 120;
const BODY = {
  subject: 'Rendez-vous confirmé',
  text: 'À demain. '.repeat(100),
  html: `<p>${'À demain. '.repeat(300)}</p>`,
};

let taken = 0;
let all = Promise.withResolvers<void>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, callback) => {
    stream.resume().once('end', () => {
      callback();
      taken += 1;
      if (taken === MAILS) all.resolve();
    });
  },
});
const listener = server.listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

const dataDir = await mkdtemp(join(tmpdir(), 'lunule-bench-'));
const postgres = await startEmbedded({ dataDir });
await migrate(postgres.url);
const pool = openPool(postgres.url, () => undefined);
const db = databaseOn(pool);
await ensureSettings(db, DEFAULT_SETTINGS);
const log = pino({ level: 'silent' });
const jobs = makeJobs(pool, log);
const mailer = makeMailer({ smtpUrl, from: undefined, publicUrl: 'https://salon.example', folder: dataDir });
await jobs.start();

const bare = await secondsOf(bareLoop);
await fillQueue();
const queued = await secondsOf(async () => {
  await jobs.workMails((mailId, attempt) => deliver({ db, log, mailer, now: Date.now }, mailId, attempt));
});

console.log(`load ${loadavg()[0]?.toFixed(1)}, ${MAILS} mails`);
console.log(`nodemailer alone, one after the other  ${(MAILS / bare).toFixed(1)} a second`);
console.log(`queue, outbox and mailer               ${(MAILS / queued).toFixed(1)} a second (${queued.toFixed(1)} s)`);
console.log(`ratio                                  ${(bare / queued).toFixed(2)}`);

mailer.close();
await jobs.stop();
await db.destroy();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
server.close();
process.exitCode = queued <= LIMIT_SECONDS ? 0 : 1;

async function secondsOf(send: () => Promise<void>): Promise<number> {
  taken = 0;
  all = Promise.withResolvers<void>();
  const start = performance.now();
  await send();
  await all.promise;
  return (performance.now() - start) / 1000;
}

async function bareLoop(): Promise<void> {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 1, maxMessages: MAILS });
  for (let number = 0; number < MAILS; number += 1) {
    await transport.sendMail({ from: 'salon@salon.example', to: 'client@example.com', ...BODY });
  }
  transport.close();
}

async function fillQueue(): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < MAILS; number += 1) {
      const mail = {
        eventKey: randomUUID(),
        kind: 'confirmation',
        to: `client${number}@example.com`,
        links: [],
        ...BODY,
      };
      await queueMail(trx, jobs, mail, new Date());
    }
  });
}
