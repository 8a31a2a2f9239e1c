import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { runPrepared } from '../database/prepared.ts';
import type { DatabaseTransaction } from '../database/schema.ts';
import { MAILS_AT_ONCE } from './mail/mailer.ts';

const MAIL_QUEUE = 'mail';
/** Where a mail's job goes after its last attempt, also when that has no end because its process died. */
const ENDED_QUEUE = 'mail-ended';
const ENDED_QUEUE_OPTIONS = { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 };
const ENDED_POLL_SECONDS = 5;
/**
 * Tries again for about a day and a half, ever more slowly, before a mail is given up and logged. Jobs of a process that died
 * are free again after a minute.
 */
const MAIL_QUEUE_OPTIONS = {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 60,
  deadLetter: ENDED_QUEUE,
};
/** How often a process looks for jobs of one that died. */
const WATCH_SECONDS = 10;

/** One run at a time among all processes. A process that died gives its run up after five minutes. */
const TASK_QUEUE_OPTIONS = { policy: 'exclusive', expireInSeconds: 300 };
const TASK_POLL_SECONDS = 20;

const WORKERS = 2;
/**
 * Two workers, so that a mail that hangs delays its own batch only; after a full batch the next is fetched at once. The
 * metadata holds how often a mail has failed.
 */
const MAIL_WORK = {
  localConcurrency: WORKERS,
  batchSize: MAILS_AT_ONCE / WORKERS,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 0.5,
  includeMetadata: true,
} as const;

/** Work that is done at the start and then by a schedule. `cron` is read in UTC by the clock of the database. */
export type ScheduledTask = { name: string; cron: string; run: () => Promise<void> };

/** Sends one mail; returns in how many milliseconds to ask again, null when there is nothing more to do. */
type Deliver = (mailId: string, attempt: { signal: AbortSignal; isLast: boolean }) => Promise<number | null>;
/** Ends a mail after its last attempt; returns as `Deliver` does. */
type End = (mailId: string) => Promise<number | null>;
type MailJob = JobWithMetadata<{ mailId: string }>;

const STOP_WITHIN_MS = 5000;

export type Jobs = ReturnType<typeof makeJobs>;

/**
 * Creates the queue of jobs, kept in the same database: a job exists if and only if the transaction that asked for it was
 * committed. Without `background` it only takes jobs in, for tests and tools.
 */
export function makeJobs(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { background = true, watchSeconds = WATCH_SECONDS } = {},
) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: background,
    schedule: background,
    cronWorkerIntervalSeconds: TASK_POLL_SECONDS,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const underWay = new Set<Promise<unknown>>();
  const untilStopped = <Result>(work: Promise<Result>): Promise<Result> => {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  };

  const askAgain = async (data: MailJob['data'], inMs: number | null): Promise<void> => {
    if (inMs !== null) await boss.send(MAIL_QUEUE, data, { startAfter: Math.ceil(inMs / 1000) });
  };
  const deliverOne = async (job: MailJob, deliver: Deliver): Promise<JobResult> => {
    const { id, data, signal, retryCount, retryLimit } = job;
    const isLast = retryCount >= retryLimit;
    try {
      const again = await deliver(data.mailId, { signal, isLast });
      await askAgain(data, again);
      return { id, status: 'completed' };
    } catch (error) {
      const reason = reasonOf(error);
      const facts = { ...data, failures: retryCount + 1, ...reason };
      if (isLast) log.error(facts, 'a mail is given up');
      else log.warn(facts, 'a mail could not be sent yet');
      return { id, status: 'failed', output: reason };
    }
  };
  return {
    /** Prepares the queue's own tables; safe when several processes start together. */
    start: async () => {
      await boss.start();
      await boss.createQueue(ENDED_QUEUE, ENDED_QUEUE_OPTIONS);
      await boss.createQueue(MAIL_QUEUE, MAIL_QUEUE_OPTIONS);
      await boss.updateQueue(MAIL_QUEUE, MAIL_QUEUE_OPTIONS);
    },
    /** Waits for what is under way; a mail that takes too long is broken off and given back to the other processes. */
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
      await Promise.allSettled(underWay);
    },
    /** Asks, within this transaction, for the mail of that id to be sent. */
    sendMail: async (trx: DatabaseTransaction, mailId: string) => {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await runPrepared(trx, text, values),
      });
      await boss.send(MAIL_QUEUE, { mailId }, { db: { executeSql } });
    },
    /** Gives the mails to `deliver`, several at once; what throws is logged and tried again later. */
    workMails: (deliver: Deliver) =>
      boss.work<{ mailId: string }, unknown, typeof MAIL_WORK>(MAIL_QUEUE, MAIL_WORK, (jobs) =>
        Promise.all(jobs.map((job) => untilStopped(deliverOne(job, deliver)))),
      ),
    /** Gives every mail whose job had its last attempt to `end`, whether that attempt came to an end or not. */
    workEndedMails: (end: End) =>
      boss.work<{ mailId: string }>(ENDED_QUEUE, { pollingIntervalSeconds: ENDED_POLL_SECONDS }, async ([job]) => {
        if (job) await untilStopped(end(job.data.mailId).then((again) => askAgain(job.data, again)));
      }),
    /** Runs the task at the start and by its schedule, in one process at a time. A failure is logged and retried at the next run. */
    runScheduled: async ({ name, cron, run }: ScheduledTask) => {
      await boss.createQueue(name, TASK_QUEUE_OPTIONS);
      await boss.schedule(name, cron);
      await boss.send(name);
      const logged = () => run().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
      await boss.work(name, { pollingIntervalSeconds: TASK_POLL_SECONDS }, () => untilStopped(logged()));
    },
  };
}

/** Why a mail server refused a mail, as codes only: its message names the recipient. */
function reasonOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}
