import { instant } from '#domain/salon/salon-time.ts';
import type { Database } from '../database/schema.ts';
import { writeSecurityEvent } from '../database/trails.ts';
import type { Deps } from '../deps.ts';

type SecurityFacts = {
  /** Such as `sign_in`, `sign_in_failed`, `password_reset`, `roles_changed`, `data_exported`. */
  kind: string;
  userId?: string | null;
  email?: string | null;
  ip?: string | null;
  details?: Record<string, unknown>;
};

/**
 * Notes a security event in its table, within `db`, and in the log of the process, where no address of a person goes.
 * Never give it a token, a password or a link.
 */
export async function logSecurity(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  db: Database,
  facts: SecurityFacts,
): Promise<void> {
  const { kind, userId, ip, details } = facts;
  await writeSecurityEvent(db, { at: instant(now()), ...facts });
  log.info({ security: kind, userId, ip, details }, 'security event');
}
