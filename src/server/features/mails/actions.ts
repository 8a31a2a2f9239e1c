import { instant } from '#domain/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { lockUnsentMail, markSent } from './queries.ts';

/**
 * Sends one mail of the outbox, or keeps it where no mail server is set. Throws when the mail server does, so that the
 * job is tried again; a mail that is out already is left alone (invariant I6).
 */
export async function deliver({ db, now, mailer }: Deps, mailId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await lockUnsentMail(trx, mailId);
    if (!mail) return;
    await mailer.send({
      messageId: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text ?? '',
      html: mail.html ?? '',
      attachments: mail.attachments,
    });
    await markSent(trx, mail.id, instant(now()), mailer.keeps);
  });
}
