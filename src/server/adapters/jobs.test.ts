import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { makeJobs } from './jobs.ts';

const database = testDatabase();

it('logs why a mail server would not have a mail, and never the words in which it names the receiver', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const jobs = makeJobs(database.pool, log);
  await jobs.start();
  onTestFinished(() => jobs.stop());
  const ask = async (mailId: string) => {
    await database.db.transaction().execute((trx) => jobs.sendMail(trx, mailId));
    return mailId;
  };
  const mailId = await ask(randomUUID());
  const lastTry = await ask(randomUUID());
  await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE data->>'mailId' = ${lastTry}`.execute(database.db);

  const refusal = Object.assign(new Error('550 <zoe@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550 });
  await jobs.workMails(() => Promise.reject(refusal));

  await expect.poll(() => lines).toHaveLength(2);
  const facts = { failures: 1, code: 'EENVELOPE', responseCode: 550 };
  expect(lines[0]).toMatchObject({ ...facts, mailId, msg: 'a mail could not be sent yet' });
  expect(lines[1]).toMatchObject({ ...facts, mailId: lastTry, msg: 'a mail is given up', level: 50 });
  expect(JSON.stringify(lines)).not.toContain('zoe@');
});
