import { cleanEmail } from '#domain/person.ts';
import { instant } from '#domain/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { loadSettings } from '../settings/queries.ts';
import { findUnsentMail, forgetSentMails, markSent } from './queries.ts';

/**
 * Sends one mail of the outbox, or keeps it where no mail server is set. Throws when the mail server does, so that the
 * job is tried again; a mail that is out already is left alone (invariant I6). No transaction waits for a mail server:
 * the queue hands a job to one worker at a time.
 */
export async function deliver({ db, now, mailer }: Pick<Deps, 'db' | 'now' | 'mailer'>, mailId: string): Promise<void> {
  const mail = await findUnsentMail(db, mailId);
  if (!mail) return;
  const { name, email: address } = await loadSettings(db);
  await mailer.send({
    messageId: mail.id,
    salon: { name, address },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments,
  });
  await markSent(db, mail.id, instant(now()), mailer.keeps);
  // Our last word to somebody who is forgotten (security R47): nor do we keep to whom it went.
  if (mail.kind === 'account_deleted' && !mailer.keeps) await forgetSentMails(db, cleanEmail(mail.recipient));
}
