import { sql } from 'kysely';
import type { MailFailure } from '#contract/schemas/mails.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { insertPrepared } from '../../database/prepared.ts';
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
  /** On a copy to the salon: the visit it tells of. */
  visitId?: string;
};

/** Inserts a mail under that id; does nothing when its `eventKey` is there already. */
export async function insertMail(trx: DatabaseTransaction, id: string, mail: Mail, at: Date): Promise<void> {
  const row = {
    id,
    event_key: mail.eventKey,
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    links: JSON.stringify(mail.links),
    attachments: JSON.stringify(mail.attachments ?? []),
    visit_id: mail.visitId ?? null,
    created_at: at,
  };
  await insertPrepared(trx, 'outbox', [row], 'ON CONFLICT (event_key) DO NOTHING');
}

/** The mails that still have their body, newest first: without a mail server, all of them. */
export async function listMailsWithBody(db: Database, limit: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'links', 'attachments', 'created_at'])
    .where('text', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The HTML of a mail that still has its body; undefined without one. */
export async function findMailHtml(db: Database, id: string): Promise<string | undefined> {
  const mail = await db.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst();
  return mail?.html ?? undefined;
}

/** Deletes every mail to an e-mail address, sent or not. Returns their ids, by which the mailer names its files. */
export async function deleteMailsTo(trx: DatabaseTransaction, email: string): Promise<string[]> {
  const deleted = trx.deleteFrom('outbox').where(sql`lower(recipient)`, '=', email.toLowerCase()).returning('id');
  return (await deleted.execute()).map(({ id }) => id);
}

/** Deletes the salon's copies about these visits, sent or not. Returns their ids, as `deleteMailsTo` does. */
export async function deleteCopiesAbout(trx: DatabaseTransaction, visitIds: readonly string[]): Promise<string[]> {
  if (visitIds.length === 0) return [];
  const deleted = trx.deleteFrom('outbox').where('visit_id', 'in', visitIds).returning('id');
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

/** Those of the ids that the outbox no longer has. */
export async function idsNotInOutbox(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}

const NO_BODY = { text: null, html: null, links: '[]', attachments: '[]' };
const DISCARDED = {
  ...NO_BODY,
  not_before: null,
  given_up_at: null,
  resent_at: null,
  failure: null,
  server_said: null,
};

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
    .where(({ or, eb }) => or([eb('given_up_at', 'is', null), eb('resent_at', 'is not', null)]))
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

/** Why an attempt failed, and what the mail server said. */
export type Failure = { failure: MailFailure; serverSaid: string };

/** Ends the claim on a mail that the mail server refused. */
export async function releaseMail(db: Database, id: string, { failure, serverSaid }: Failure): Promise<void> {
  const why = { failure, server_said: serverSaid };
  await db
    .updateTable('outbox')
    .set({ not_before: null, ...why })
    .where('id', '=', id)
    .execute();
}

/** Gives a mail up: it keeps its body, and waits for an Admin or for its end. */
export async function giveMailUp(db: Database, id: string, at: Date, { failure, serverSaid }: Failure): Promise<void> {
  const why = { failure, server_said: serverSaid };
  await db
    .updateTable('outbox')
    .set({ not_before: null, given_up_at: at, resent_at: null, ...why })
    .where('id', '=', id)
    .execute();
}

/** A page of the mails that were given up, with those sent at last since `sentSince`, newest first. */
export async function listDeadMails(db: Database, pageNumber: number, sentSince: Date) {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'kind', 'created_at', 'sent_at', 'failure', 'server_said', 'resent_at'])
    .select(sql<Date>`given_up_at`.as('given_up_at'))
    .select(sql<number>`(count(*) OVER ())::integer`.as('rows'))
    .select(sql<number>`(count(*) FILTER (WHERE sent_at IS NULL AND resent_at IS NULL) OVER ())::integer`.as('dead'))
    .where('given_up_at', 'is not', null)
    .where(({ or, eb }) => or([eb('sent_at', 'is', null), eb('sent_at', '>', sentSince)]))
    .orderBy('given_up_at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((pageNumber - 1) * PAGE_SIZE)
    .execute();
}

/** Frees mails that were given up for another attempt, all of them or that one. Returns the ids, each to one caller only. */
export async function freeDeadMails(trx: DatabaseTransaction, at: Date, id?: string): Promise<string[]> {
  let dead = trx
    .updateTable('outbox')
    .set({ resent_at: at, answers_lost: 0 })
    .where('given_up_at', 'is not', null)
    .where('resent_at', 'is', null)
    .where('sent_at', 'is', null);
  if (id !== undefined) dead = dead.where('id', '=', id);
  return (await dead.returning('id').execute()).map((mail) => mail.id);
}

/** Throws a mail away that was given up: its body and its failure go. Returns false when it is none of those. */
export async function discardDeadMail(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(DISCARDED)
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .where('resent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Throws away what was given up before that time, and not tried again since. */
export async function discardDeadMailsBefore(trx: DatabaseTransaction, before: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set(DISCARDED)
    .where('given_up_at', '<', before)
    .where(sql<boolean>`coalesce(resent_at, given_up_at) < ${before}`)
    .where('sent_at', 'is', null)
    .execute();
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
