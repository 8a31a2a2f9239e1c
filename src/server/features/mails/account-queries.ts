import { randomUUID } from 'node:crypto';
import { instant } from '#domain/salon-time.ts';
import { type AccountLetter, accountMail } from '../../adapters/account-mails.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { loadSettings } from '../settings/queries.ts';
import { postMail } from './queries.ts';

/**
 * Writes to a person about their account, in the transaction of what it tells. An account that an Admin makes gets an
 * `invitation` with the path `/password-reset/<secret>` of `openLink(trx, 'invitation', …)` (security R11).
 */
export async function postAccountMail(
  trx: DatabaseTransaction,
  { jobs, config, now }: Deps,
  { to, ...letter }: AccountLetter & { to: string },
): Promise<void> {
  const mail = accountMail(letter, await loadSettings(trx), config.publicUrl);
  await postMail(trx, jobs, { ...mail, to, eventKey: `${letter.kind}:${randomUUID()}` }, instant(now()));
}
