import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { makeJobs } from './jobs.ts';

const database = testDatabase();

/** The queue of one of the salon's processes. It looks every second, not every ten, for jobs of one that died. */
async function givenQueue(log = pino({ level: 'silent' })) {
  const jobs = makeJobs(database.pool, log, { watchSeconds: 1 });
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
  for (const { jobs } of [first, second]) {
    await jobs.workMails(async (mailId) => {
      delivered.push(mailId);
      return null;
    });
  }
  await expect.poll(() => delivered.length, { timeout: 15_000 }).toBe(asked.length);
  expect([...delivered].sort()).toEqual([...asked].sort());
});

it('has several mails in hand at once', async () => {
  const { jobs, ask } = await givenQueue();
  for (let count = 0; count < 6; count += 1) await ask();
  let atOnce = 0;
  const all = Promise.withResolvers<null>();
  await jobs.workMails(() => {
    atOnce += 1;
    if (atOnce === 6) all.resolve(null);
    return all.promise;
  });
  await all.promise;
});

it('gives back what is under way when it is stopped, to a process that is alive', async () => {
  const [first, second] = [await givenQueue(), await givenQueue()];
  const mailId = await first.ask();
  const taken = Promise.withResolvers<void>();
  await first.jobs.workMails(async (_, { signal }) => {
    taken.resolve();
    await once(signal, 'abort');
    throw new Error('broken off');
  });
  await taken.promise;
  await first.jobs.stop();
  await sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND data->>'mailId' = ${mailId}`.execute(
    database.db,
  );
  const delivered: string[] = [];
  await second.jobs.workMails(async (id) => {
    delivered.push(id);
    return null;
  });
  await expect.poll(() => delivered, { timeout: 15_000 }).toEqual([mailId]);
}, 40_000);

it('takes up what a process that was killed had in hand for a minute, and ends what it had in hand for the last time', async () => {
  const { jobs, ask } = await givenQueue();
  const [mailId, lastTry] = [await ask(), await ask()];
  await sql`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '60 seconds'
    WHERE data->>'mailId' IN (${mailId}, ${lastTry})`.execute(database.db);
  await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE data->>'mailId' = ${lastTry}`.execute(database.db);
  const delivered: string[] = [];
  await jobs.workMails(async (id) => {
    delivered.push(id);
    return null;
  });
  const ended: string[] = [];
  await jobs.workEndedMails(async (id) => {
    ended.push(id);
    return ended.length === 1 ? 1 : null;
  });
  await expect
    .poll(() => [...ended, ...delivered].sort(), { timeout: 50_000 })
    .toEqual([lastTry, lastTry, mailId].sort());
  expect(ended).toEqual([lastTry]);
}, 60_000);

it('asks again when it is told to', async () => {
  const { jobs, ask } = await givenQueue();
  const mailId = await ask();
  const asked: string[] = [];
  await jobs.workMails(async (id) => {
    asked.push(id);
    return asked.length === 1 ? 1 : null;
  });
  await expect.poll(() => asked, { timeout: 15_000 }).toEqual([mailId, mailId]);
});

describe('a scheduled task', () => {
  const EVERY_DAY = { name: 'counting', cron: '0 4 * * *' };

  it('is done at the start, once among several processes, and is on the schedule once', async () => {
    const [first, second] = [await givenQueue(), await givenQueue()];
    const ended = Promise.withResolvers<void>();
    let begun = 0;
    const run = () => {
      begun += 1;
      return ended.promise;
    };
    for (const { jobs } of [first, second]) await jobs.runScheduled({ ...EVERY_DAY, run });
    await expect.poll(() => begun).toBe(1);
    await second.jobs.runScheduled({ ...EVERY_DAY, run });

    const schedules = await sql`SELECT name, cron FROM pgboss.schedule`.execute(database.db);
    expect(schedules.rows).toEqual([EVERY_DAY]);
    ended.resolve();
    await Promise.all([first.jobs.stop(), second.jobs.stop()]);
    expect(begun).toBe(1);
  }, 30_000);

  it('goes on after a failure, is waited for, and stops with the server', async () => {
    const lines: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { jobs } = await givenQueue(log);
    const second = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let begun = 0;
    const run = () => {
      begun += 1;
      if (begun === 1) return Promise.reject(new Error('no database'));
      second.resolve();
      return release.promise;
    };
    const task = { ...EVERY_DAY, name: 'failing', run };
    await jobs.runScheduled(task);
    await expect.poll(() => lines).toEqual([expect.objectContaining({ msg: 'failing failed' })]);
    await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
    await jobs.runScheduled(task);
    await second.promise;

    let isStopped = false;
    const stopping = jobs.stop().then(() => {
      isStopped = true;
    });
    for (let round = 0; round < 20; round += 1) await sql`SELECT 1`.execute(database.db);
    expect(isStopped).toBe(false);
    release.resolve();
    await stopping;

    async function isOver() {
      const open = await sql`SELECT 1 FROM pgboss.job WHERE name = 'failing' AND state <> 'completed'`.execute(
        database.db,
      );
      return open.rows.length === 0;
    }
  }, 30_000);
});

it('logs why a mail server would not have a mail, and neither tells nor keeps the words in which it names the receiver', async () => {
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
  const lineOf = (id: string) => lines.find((line) => line.mailId === id);
  expect(lineOf(mailId)).toMatchObject({ ...facts, msg: 'a mail could not be sent yet' });
  expect(lineOf(lastTry)).toMatchObject({ ...facts, msg: 'a mail is given up', level: 50 });
  expect(JSON.stringify(lines)).not.toContain('zoe@');
  await expect.poll(outputs).toEqual([
    { code: 'EENVELOPE', responseCode: 550 },
    { code: 'EENVELOPE', responseCode: 550 },
  ]);

  async function outputs() {
    const kept = sql<{ output: unknown }>`SELECT output FROM pgboss.job WHERE data->>'mailId' IN (${mailId}, ${lastTry})
      AND output IS NOT NULL`;
    return (await kept.execute(database.db)).rows.map(({ output }) => output);
  }
});
