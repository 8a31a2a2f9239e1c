import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '../database/schema.ts';

const MAIL_QUEUE = 'mail';
/** Tries again for about a day and a half, ever more slowly, before a mail is given up and logged. */
const MAIL_RETRIES = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 };

/** The metadata tells how often a mail has failed. */
const MAIL_WORK = { batchSize: 1, pollingIntervalSeconds: 0.5, includeMetadata: true } as const;

export type Jobs = ReturnType<typeof makeJobs>;

/**
 * The queue of things to do soon, kept in the same database: a job exists if and only if the transaction that asked for
 * it was committed (decision 7). Without `background` it only takes jobs in, for tests and tools.
 */
export function makeJobs(pool: pg.Pool, log: FastifyBaseLogger, { background = true } = {}) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: background,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return {
    /** Prepares the queue's own tables; safe when several processes start together. */
    start: async () => {
      await boss.start();
      await boss.createQueue(MAIL_QUEUE, MAIL_RETRIES);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
    /** Asks, within this transaction, for the mail of that id to be sent. */
    sendMail: async (trx: DatabaseTransaction, mailId: string) => {
      await boss.send(MAIL_QUEUE, { mailId }, { db: fromKysely(trx) });
    },
    /** Hands each mail to `deliver`, one at a time in this process; what throws is logged and tried again later. */
    workMails: (deliver: (mailId: string) => Promise<void>) =>
      boss.work<{ mailId: string }, unknown, typeof MAIL_WORK>(MAIL_QUEUE, MAIL_WORK, async ([job]) => {
        if (!job) return;
        const { data, retryCount, retryLimit } = job;
        await deliver(data.mailId).catch((error: unknown) => {
          const facts = { ...data, failures: retryCount + 1, ...reasonOf(error) };
          if (retryCount < retryLimit) log.warn(facts, 'a mail could not be sent yet');
          else log.error(facts, 'a mail is given up');
          throw error;
        });
      }),
  };
}

/** Why a mail server would not have a mail, without its words, which name the receiver. */
function reasonOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}
