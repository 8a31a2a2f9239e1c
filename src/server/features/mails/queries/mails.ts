import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Attachment } from '../../../database/schema-trails.ts';
import type { Jobs } from '../../../platform/jobs.ts';

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

/** Puts a mail and the job that sends it into the transaction of what it tells; a repeated event is skipped. */
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

/** Forgets every mail to an address, those too that still wait. Answers which they were, for the files that are kept of them. */
export async function forgetMailsTo(trx: DatabaseTransaction, address: string): Promise<string[]> {
  const gone = trx.deleteFrom('outbox').where(sql`lower(recipient)`, '=', address.toLowerCase()).returning('id');
  return (await gone.execute()).map(({ id }) => id);
}

/** Lets the mails that now wait for an address be the last: nothing is kept of them once they are out. */
export async function leaveNoTraceOf(trx: DatabaseTransaction, address: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ leaves_no_trace: true })
    .where(sql`lower(recipient)`, '=', address.toLowerCase())
    .execute();
}

/** Forgets one mail. */
export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Keeps that there was a mail that never found its receiver, and not what it said; its links act no more than it does. */
export async function emptyMail(db: Database, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...NO_BODY, not_before: null })
    .where('id', '=', id)
    .execute();
}

/** Of these mails, those that are not kept here any more. */
export async function mailsGone(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const kept = new Set(
    (await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  );
  return ids.filter((id) => !kept.has(id));
}

const NO_BODY = { text: null, html: null, links: '[]', attachments: '[]' };

/** A claim that lies further ahead than any that is ever made was written by a clock that was wrong. */
const LONGEST_CLAIM_MS = 86_400_000;

/** Takes a mail that is not out yet into one's own hands until then; undefined when it is out, given up or in other hands. */
export async function claimMail(db: Database, id: string, { now, until }: { now: number; until: number }) {
  return db
    .updateTable('outbox')
    .set({ not_before: instant(until) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('text', 'is not', null)
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

/** Notes that a mail may be out, and when to try again. */
export async function putOff(db: Database, id: string, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ not_before: until, answers_lost: sql`answers_lost + 1` })
    .where('id', '=', id)
    .execute();
}

/** Notes that a mail is out; `keepBody` only where mails are kept instead of sent. False when it was forgotten meanwhile. */
export async function markSent(db: Database, id: string, at: Date, keepBody: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sent_at: at, ...(keepBody ? {} : NO_BODY) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
