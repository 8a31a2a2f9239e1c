import type { ColumnType, Generated } from 'kysely';
import type { MailFailure } from '#contract/schemas/mails.ts';
import type { Json } from './json-column.ts';

/** A file sent with a mail; `content` is text, such as an .ics. */
export type Attachment = { filename: string; contentType: string; content: string };

export type OutboxTable = {
  id: string;
  event_key: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  links: Json<string[]>;
  attachments: Json<Attachment[]>;
  created_at: Date;
  sent_at: Date | null;
  not_before: Generated<Date | null>;
  answers_lost: Generated<number>;
  leaves_no_trace: Generated<boolean>;
  /** Set on a copy to the salon: the visit it tells of. */
  visit_id: Generated<string | null>;
  /** Set by the last attempt. */
  given_up_at: Generated<Date | null>;
  /** Set while a mail that was given up is tried again. */
  resent_at: Generated<Date | null>;
  failure: Generated<MailFailure | null>;
  server_said: Generated<string | null>;
};

export type AuditTable = {
  id: ColumnType<number, never, never>;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  details: Json<Record<string, unknown>>;
};

export type VersionsTable = { name: 'content' | 'reservations'; version: Generated<number> };

/** One row, once the clock was looked at. */
export type ClockTable = {
  only_row: Generated<boolean>;
  last_seen: Date;
  leapt_from: Date | null;
  leapt_to: Date | null;
};

/** `expire` is in epoch milliseconds of the server's clock. */
export type RateLimitsTable = { key: string; points: number; expire: number };
