import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { instant } from '#domain/salon/salon-time.ts';
import type { OutboxTable } from '../database/schema-trails.ts';
import type { Deps } from '../deps.ts';

/** A mail that the mail server has refused for the last time, now; returns its id. */
export async function givenDeadMail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  differences: Partial<Insertable<OutboxTable>> = {},
): Promise<string> {
  const id = randomUUID();
  const at = instant(now());
  const mail = { kind: 'confirmation', recipient: 'zoe@example.com', subject: 'Rendez-vous confirmé' };
  const body = { text: 'Arrivez 15 minutes avant l’heure.', html: '<p>Arrivez.</p>', links: '[]', attachments: '[]' };
  const end = { given_up_at: at, failure: 'bad_recipient' as const, server_said: '550 5.1.1 User unknown' };
  await db
    .insertInto('outbox')
    .values({ id, event_key: id, ...mail, ...body, created_at: at, ...end, ...differences })
    .execute();
  return id;
}
