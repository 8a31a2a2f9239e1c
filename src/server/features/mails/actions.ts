import { cleanEmail } from '#domain/person.ts';
import { instant } from '#domain/salon-time.ts';
import { AnswerLost } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { loadSettings } from '../settings/queries.ts';
import { claimMail, forgetSentMails, markSent, putOff, releaseMail, whenDue } from './queries.ts';

const MINUTE = 60_000;
/** While one process sends a mail no other does; when it dies, another may from then on. */
const CLAIM_MS = MINUTE;
/** How long the next try waits after the first lost answer, the second … : after the last the mail is left alone. */
const WAITS_AFTER_LOST_ANSWER = [10 * MINUTE, 40 * MINUTE, 160 * MINUTE, 640 * MINUTE];

type Ground = Pick<Deps, 'db' | 'now' | 'mailer' | 'log'>;

/**
 * Sends one mail of the outbox, or keeps it where no mail server is set. Throws when the mail server would not have it, so
 * that the job is tried again; a mail that is out already is left alone (invariant I6). Answers in how many milliseconds
 * to ask again when the mail is in other hands, or may be out: each process asks only for what it has claimed, and no
 * transaction waits for a mail server.
 */
export async function deliver(ground: Ground, mailId: string, signal?: AbortSignal): Promise<number | null> {
  const { db, now, mailer } = ground;
  const mail = await claimMail(db, mailId, { now: now(), until: now() + CLAIM_MS });
  if (!mail) return untilDue(ground, mailId);
  const { name, email: address } = await loadSettings(db);
  const { id, recipient: to, subject, attachments } = mail;
  const body = { subject, text: mail.text ?? '', html: mail.html ?? '', attachments };
  try {
    await mailer.send({ messageId: id, salon: { name, address }, to, ...body }, signal);
  } catch (error) {
    if (error instanceof AnswerLost) return waitForAnswer(ground, mail);
    await releaseMail(db, id);
    throw error;
  }
  await markSent(db, id, instant(now()), mailer.keeps);
  // Our last word to somebody who is forgotten (security R47): nor do we keep to whom it went.
  if (mail.kind === 'account_deleted' && !mailer.keeps) await forgetSentMails(db, cleanEmail(to));
  return null;
}

async function untilDue({ db, now }: Ground, mailId: string): Promise<number | null> {
  const due = await whenDue(db, mailId);
  return due === null ? null : Math.max(0, due.getTime() - now());
}

/** The mail may be with its receiver: a second copy, with the same Message-ID, comes late or never. */
async function waitForAnswer(
  { db, now, log }: Ground,
  mail: { id: string; answers_lost: number },
): Promise<number | null> {
  const wait = WAITS_AFTER_LOST_ANSWER[mail.answers_lost] ?? null;
  log.warn({ mailId: mail.id, againInMs: wait }, 'the mail server took a mail and did not answer');
  await putOff(db, mail.id, wait === null ? null : instant(now() + wait));
  return wait;
}
