import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { makeJobs } from './jobs.ts';

const database = testDatabase();

/** The queue of one of the salon's processes. */
async function givenQueue(log = pino({ level: 'silent' })) {
  const jobs = makeJobs(database.pool, log);
  await jobs.start();
  onTestFinished(() => jobs.stop());
  const ask = async () => {
    const mailId = randomUUID();
    await database.db.transaction().execute((trx) => jobs.sendMail(trx, mailId));
    return mailId;
  };
  return { jobs, ask };
}

it('hands each mail to one of several processes, once', async () => {
  const [first, second] = [await givenQueue(), await givenQueue()];
  const asked = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second).ask()));
  const delivered: string[] = [];
  for (const { jobs } of [first, second]) await jobs.workMails(async (mailId) => void delivered.push(mailId));
  await expect.poll(() => delivered.length, { timeout: 15_000 }).toBe(asked.length);
  expect([...delivered].sort()).toEqual([...asked].sort());
});

it('logs why a mail server would not have a mail, and never the words in which it names the receiver', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { jobs, ask } = await givenQueue(log);
  const mailId = await ask();
  const lastTry = await ask();
  await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE data->>'mailId' = ${lastTry}`.execute(database.db);

  const refusal = Object.assign(new Error('550 <zoe@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550 });
  await jobs.workMails(() => Promise.reject(refusal));

  await expect.poll(() => lines).toHaveLength(2);
  const facts = { failures: 1, code: 'EENVELOPE', responseCode: 550 };
  expect(lines[0]).toMatchObject({ ...facts, mailId, msg: 'a mail could not be sent yet' });
  expect(lines[1]).toMatchObject({ ...facts, mailId: lastTry, msg: 'a mail is given up', level: 50 });
  expect(JSON.stringify(lines)).not.toContain('zoe@');
});
