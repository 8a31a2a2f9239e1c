import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instant } from '#domain/salon-time.ts';
import type { Jobs } from '../../adapters/jobs.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';
import type { Attachment } from '../../database/schema-trails.ts';

/** A message as a feature writes it. */
export type Mail = {
  /** Names the event and the recipient, so that the same thing is never told twice, such as `confirmation:<id>`. */
  eventKey: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments?: Attachment[];
};

/** Puts a mail and the job that sends it into the transaction of what it tells (decision 7); a repeated event is skipped. */
export async function postMail(trx: DatabaseTransaction, jobs: Jobs, mail: Mail, at: Date): Promise<void> {
  const row = await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      event_key: mail.eventKey,
      kind: mail.kind,
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      links: JSON.stringify(mail.links),
      attachments: JSON.stringify(mail.attachments ?? []),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await jobs.sendMail(trx, row.id);
}

/** The kept messages, newest first; those that went out by SMTP have no body left and are not listed. */
export async function listKeptMails(db: Database, limit: number) {
  return db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text', 'html', 'links', 'attachments', 'created_at'])
    .where('text', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets the mails that went out to an address, which must be clean (lower case). */
export async function forgetSentMails(db: Database, address: string): Promise<void> {
  await db.deleteFrom('outbox').where(sql`lower(recipient)`, '=', address).where('sent_at', 'is not', null).execute();
}

/** A claim that lies further ahead than any that is ever made was written by a clock that was wrong. */
const LONGEST_CLAIM_MS = 86_400_000;

/** Takes a mail that is not out yet into one's own hands until then; undefined when it is out, or in other hands. */
export async function claimMail(db: Database, id: string, { now, until }: { now: number; until: number }) {
  return db
    .updateTable('outbox')
    .set({ not_before: instant(until) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('not_before', 'is', null),
        eb('not_before', '<=', instant(now)),
        eb('not_before', '>', instant(now + LONGEST_CLAIM_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** When a mail that is not out yet may be taken up again; null when there is none, or nobody is to try again. */
export async function whenDue(db: Database, id: string): Promise<Date | null> {
  const mail = await db
    .selectFrom('outbox')
    .select('not_before')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return mail?.not_before ?? null;
}

/** Gives a mail back that the mail server would not have. */
export async function releaseMail(db: Database, id: string): Promise<void> {
  await db.updateTable('outbox').set({ not_before: null }).where('id', '=', id).execute();
}

/** Notes that a mail may be out, and when to try again; null leaves it as if it were. */
export async function putOff(db: Database, id: string, until: Date | null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ not_before: until, answers_lost: sql`answers_lost + 1` })
    .where('id', '=', id)
    .execute();
}

/** Notes that a mail is out; `keepBody` only where mails are kept instead of sent. */
export async function markSent(db: Database, id: string, at: Date, keepBody: boolean): Promise<void> {
  const body = keepBody ? {} : { text: null, html: null, links: '[]', attachments: '[]' };
  await db
    .updateTable('outbox')
    .set({ sent_at: at, ...body })
    .where('id', '=', id)
    .execute();
}
