import { sql } from 'kysely';
import { instant } from '#domain/salon/salon-time.ts';
import { runPrepared } from '../../database/prepared.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';
import type { Attachment } from '../../database/schema-trails.ts';

/** A message as a feature writes it. */
export type Mail = {
  /** Names the event and the recipient, such as `confirmation:<id>`, so that nothing is sent twice. */
  eventKey: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments?: Attachment[];
};

/** Inserts a mail under that id; does nothing when its `eventKey` is there already. */
export async function insertMail(trx: DatabaseTransaction, id: string, mail: Mail, at: Date): Promise<void> {
  const query = trx
    .insertInto('outbox')
    .values({
      id,
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
    .onConflict((conflict) => conflict.column('event_key').doNothing());
  await runPrepared(trx, query);
}

/** The mails that still have their body, newest first: without a mail server, all of them. */
export async function listMailsWithBody(db: Database, limit: number) {
  return db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text', 'html', 'links', 'attachments', 'created_at'])
    .where('text', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes every mail to an e-mail address, sent or not. Returns their ids, by which the mailer names its files. */
export async function deleteMailsTo(trx: DatabaseTransaction, email: string): Promise<string[]> {
  const deleted = trx.deleteFrom('outbox').where(sql`lower(recipient)`, '=', email.toLowerCase()).returning('id');
  return (await deleted.execute()).map(({ id }) => id);
}

/** Marks the mails to an e-mail address so that each is deleted once it is sent or given up. */
export async function deleteMailsOnceSent(trx: DatabaseTransaction, email: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ leaves_no_trace: true })
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .execute();
}

/** Deletes one mail. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Clears the body of a mail that is given up, since its links may still work. */
export async function clearMail(db: Database, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...NO_BODY, not_before: null })
    .where('id', '=', id)
    .execute();
}

/** Those of the ids that the outbox no longer has. */
export async function idsNotInOutbox(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}

const NO_BODY = { text: null, html: null, links: '[]', attachments: '[]' };

/** A claim further ahead than this was made while the clock was wrong, and is ignored. */
const LONGEST_CLAIM_MS = 86_400_000;

/** Claims an unsent mail until `until`; undefined when it is sent, given up or claimed by another process. */
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

/** When an unsent mail may be tried again; null when it is sent, given up or gone. */
export async function nextAttemptAt(db: Database, id: string): Promise<Date | null> {
  const mail = await db
    .selectFrom('outbox')
    .select('not_before')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return mail?.not_before ?? null;
}

/** Ends the claim on a mail that the mail server refused. */
export async function releaseMail(db: Database, id: string): Promise<void> {
  await db.updateTable('outbox').set({ not_before: null }).where('id', '=', id).execute();
}

/** Counts a delivery without a reply, and sets when to try again. */
export async function postponeMail(db: Database, id: string, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ not_before: until, answers_lost: sql`answers_lost + 1` })
    .where('id', '=', id)
    .execute();
}

/** Marks a mail as sent, with or without its body. Returns false when it was deleted meanwhile. */
export async function markSent(db: Database, id: string, at: Date, keepBody: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sent_at: at, ...(keepBody ? {} : NO_BODY) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
