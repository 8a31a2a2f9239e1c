import { instant } from '#domain/salon/salon-time.ts';
import type { Database } from '../database/schema.ts';
import { type SecurityEvent, writeSecurityEvent } from '../database/trails.ts';
import type { Deps } from '../deps.ts';

/**
 * Writes a security event to its table, within `db`, and without the e-mail to the log of the process. Never give it a
 * token, a password or a link.
 */
export async function logSecurity(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  db: Database,
  facts: Omit<SecurityEvent, 'at'>,
): Promise<void> {
  const { kind, userId, ip, details } = facts;
  await writeSecurityEvent(db, { at: instant(now()), ...facts });
  log.info({ security: kind, userId, ip, details }, 'security event');
}
