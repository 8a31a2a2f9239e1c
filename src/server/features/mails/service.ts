import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { AnswerLost } from '../../platform/mail/mailer.ts';
import { loadSettings } from '../settings/queries/settings.ts';
import { claimMail, emptyMail, forgetMail, markSent, putOff, releaseMail, whenDue } from './queries/mails.ts';

const MINUTE = 60_000;
/** While one process sends a mail no other does; when it dies, another may from then on. */
const CLAIM_MS = MINUTE;
/** How long the next try waits after the first lost answer, the second … : after the last the mail is left alone. */
const WAITS_AFTER_LOST_ANSWER = [10 * MINUTE, 40 * MINUTE, 160 * MINUTE, 640 * MINUTE];

type Ground = Pick<Deps, 'db' | 'now' | 'mailer' | 'log'>;
type Mail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** `signal` ends the attempt; after the last one a mail that nobody takes is given up, and what it says goes. */
type Attempt = { signal?: AbortSignal; isLast?: boolean };

/**
 * Sends one mail of the outbox, or keeps it where no mail server is set. Throws when the mail server would not have it, so
 * that the job is tried again; a mail that is out already is left alone. Answers in how many milliseconds
 * to ask again when the mail is in other hands, or may be out: each process asks only for what it has claimed, and no
 * transaction waits for a mail server.
 */
export async function deliver(ground: Ground, mailId: string, attempt: Attempt = {}): Promise<number | null> {
  const { db, now, mailer } = ground;
  const mail = await claimMail(db, mailId, { now: now(), until: now() + CLAIM_MS });
  if (!mail) return untilDue(ground, mailId);
  try {
    await hand(ground, mail, attempt.signal);
  } catch (error) {
    if (error instanceof AnswerLost) return waitForAnswer(ground, mail);
    await (attempt.isLast ? giveUp(ground, mail) : releaseMail(db, mail.id));
    throw error;
  }
  if (mail.leaves_no_trace) await forgetMail(db, mail.id);
  else if (!(await markSent(db, mail.id, instant(now()), mailer.keeps))) await mailer.forget([mail.id]);
  return null;
}

/** Our last word to somebody who is forgotten goes out, and is never kept where mails are kept instead. */
async function hand({ db, mailer }: Ground, mail: Mail, signal: AbortSignal | undefined): Promise<void> {
  if (mail.leaves_no_trace && mailer.keeps) return;
  const { name, email: address } = await loadSettings(db);
  const { id: messageId, recipient: to, subject, attachments } = mail;
  const body = { subject, text: mail.text ?? '', html: mail.html ?? '', attachments };
  await mailer.send({ messageId, salon: { name, address }, to, ...body }, signal);
}

function giveUp({ db }: Ground, { id, leaves_no_trace }: Mail): Promise<void> {
  return leaves_no_trace ? forgetMail(db, id) : emptyMail(db, id);
}

async function untilDue({ db, now }: Ground, mailId: string): Promise<number | null> {
  const due = await whenDue(db, mailId);
  return due === null ? null : Math.max(0, due.getTime() - now());
}

/** The mail may be with its receiver: a second copy, with the same Message-ID, comes late or never. */
async function waitForAnswer(ground: Ground, mail: Mail): Promise<number | null> {
  const { db, now, log } = ground;
  const wait = WAITS_AFTER_LOST_ANSWER[mail.answers_lost] ?? null;
  log.warn({ mailId: mail.id, againInMs: wait }, 'the mail server took a mail and did not answer');
  if (wait === null) await giveUp(ground, mail);
  else await putOff(db, mail.id, instant(now() + wait));
  return wait;
}
