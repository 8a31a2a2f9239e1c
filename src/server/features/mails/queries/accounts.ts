import { randomUUID } from 'node:crypto';
import { instant } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type AccountLetter, accountMail } from '../../../platform/mail/account-mails.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { queueMail } from '../queries.ts';

/**
 * Writes to a person about their account, in the transaction of what it tells. An account that an Admin makes gets an
 * `invitation` with the path `/password-reset/<secret>` of `createLink(trx, 'invitation', …)`.
 */
export async function postAccountMail(
  trx: DatabaseTransaction,
  { jobs, config, now }: Deps,
  { to, ...letter }: AccountLetter & { to: string },
): Promise<void> {
  const mail = accountMail(letter, await loadSettings(trx), config.publicUrl);
  await queueMail(trx, jobs, { ...mail, to, eventKey: `${letter.kind}:${randomUUID()}` }, instant(now()));
}
