import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../caller.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { writeAudit } from '../../database/trails.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failureOf } from '../../platform/mail/failures.ts';
import { ReplyLost } from '../../platform/mail/mailer.ts';
import { loadSettings } from '../settings/queries/settings.ts';
import {
  claimMail,
  deleteMail,
  discardDeadMail,
  type Failure,
  freeDeadMails,
  giveMailUp,
  insertMail,
  type Mail,
  markSent,
  nextAttemptAt,
  postponeMail,
  releaseMail,
} from './queries.ts';

const MINUTE = 60_000;
/** How long one process claims a mail: if it dies while sending, another may send it after this time. */
const CLAIM_MS = MINUTE;
/** The waits after the first lost reply, the second and so on; after one more the mail is given up. */
const WAITS_AFTER_LOST_REPLY = [10 * MINUTE, 40 * MINUTE, 160 * MINUTE, 640 * MINUTE];

type MailDeps = Pick<Deps, 'db' | 'now' | 'mailer' | 'log'>;
type OutboxMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** `signal` aborts the attempt; when the last one fails, the mail is given up. */
type Attempt = { signal?: AbortSignal; isLast?: boolean };

/**
 * Puts a mail and the job that sends it into this transaction. One whose `eventKey` is there already is not written again;
 * its job then finds nothing to send.
 */
export async function queueMail(trx: DatabaseTransaction, jobs: Jobs, mail: Mail, at: Date): Promise<void> {
  const id = randomUUID();
  await Promise.all([insertMail(trx, id, mail, at), jobs.sendMail(trx, id)]);
}

/**
 * Sends one mail of the outbox, or writes it to a file where no mail server is set; no transaction is open meanwhile.
 * Throws when the mail server refuses it. Returns in how many milliseconds to try again, null when nothing is left to do.
 */
export async function deliver(deps: MailDeps, mailId: string, attempt: Attempt = {}): Promise<number | null> {
  const { db, now, mailer } = deps;
  const mail = await claimMail(db, mailId, { now: now(), until: now() + CLAIM_MS });
  if (!mail) return untilNextAttempt(deps, mailId);
  try {
    await send(deps, mail, attempt.signal);
  } catch (error) {
    if (error instanceof ReplyLost) return postpone(deps, mail);
    const failure = failureOf(error);
    await (attempt.isLast ? giveUp(deps, mail, failure) : releaseMail(db, mail.id, failure));
    throw error;
  }
  if (mail.leaves_no_trace) await deleteMail(db, mail.id);
  else if (!(await markSent(db, mail.id, instant(now()), mailer.writesFiles))) await mailer.deleteFiles([mail.id]);
  return null;
}

/**
 * Gives a mail up that is still open after its last attempt, because the process died in it; otherwise does nothing. Returns
 * in how many milliseconds to try again, null when nothing is left to do.
 */
export async function endInterrupted(deps: MailDeps, mailId: string): Promise<number | null> {
  const { db, now } = deps;
  const mail = await claimMail(db, mailId, { now: now(), until: now() + CLAIM_MS });
  if (!mail) return untilNextAttempt(deps, mailId);
  await giveUp(deps, mail, { failure: 'interrupted', serverSaid: '' });
  return null;
}

/** The last mail to a person who was erased is sent, but never written to a file. */
async function send({ db, mailer }: MailDeps, mail: OutboxMail, signal: AbortSignal | undefined): Promise<void> {
  if (mail.leaves_no_trace && mailer.writesFiles) return;
  const { name, email: address } = await loadSettings(db);
  const { id: messageId, recipient: to, subject, attachments } = mail;
  const body = { subject, text: mail.text ?? '', html: mail.html ?? '', attachments };
  await mailer.send({ messageId, salon: { name, address }, to, ...body }, signal);
}

function giveUp({ db, now }: MailDeps, { id, leaves_no_trace }: OutboxMail, failure: Failure): Promise<void> {
  return leaves_no_trace ? deleteMail(db, id) : giveMailUp(db, id, instant(now()), failure);
}

async function untilNextAttempt({ db, now }: MailDeps, mailId: string): Promise<number | null> {
  const at = await nextAttemptAt(db, mailId);
  return at === null ? null : Math.max(0, at.getTime() - now());
}

/** The mail may have arrived: a second copy, with the same Message-ID, is sent late or never. */
async function postpone(deps: MailDeps, mail: OutboxMail): Promise<number | null> {
  const { db, now, log } = deps;
  const wait = WAITS_AFTER_LOST_REPLY[mail.answers_lost] ?? null;
  log.warn({ mailId: mail.id, againInMs: wait }, 'the mail server took a mail and did not answer');
  if (wait === null) await giveUp(deps, mail, { failure: 'no_reply', serverSaid: '' });
  else await postponeMail(db, mail.id, instant(now() + wait));
  return wait;
}

type ResendDeps = Pick<Deps, 'db' | 'now' | 'jobs'>;
type Actor = Pick<Caller, '_id' | 'name'>;

/**
 * Tries mails that were given up again: that one, or all without an id; `actor` is null for a command. Returns how many.
 * Refuses with `mail_not_dead` one that is no longer given up. However many ask at once, each mail is tried once.
 */
export function resendDeadMails({ db, now, jobs }: ResendDeps, actor: Actor | null, id?: string): Promise<number> {
  return transact(db, async (trx) => {
    const at = instant(now());
    const ids = await freeDeadMails(trx, at, id);
    if (id !== undefined && ids.length === 0) throw new Refusal('mail_not_dead');
    for (const mailId of ids) {
      await jobs.sendMail(trx, mailId);
      await writeAudit(trx, { at, actor, action: 'mail.resend', subjectType: 'mail', subjectId: mailId });
    }
    return ids.length;
  });
}

/** Throws one mail away that was given up; refuses with `mail_not_dead` when it no longer is. */
export async function discardMail({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, id: string): Promise<void> {
  await transact(db, async (trx) => {
    if (!(await discardDeadMail(trx, id))) throw new Refusal('mail_not_dead');
    const entry = { at: instant(now()), actor, action: 'mail.discard' };
    await writeAudit(trx, { ...entry, subjectType: 'mail', subjectId: id });
  });
}
