import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { insertUser } from '../queries/accounts.ts';

/**
 * Creates an Admin who can log in at once: the first of a salon, for a command on the server. Refuses with `email_taken`
 * rather than giving an account more power.
 */
export async function createAdmin(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const at = instant(deps.now());
  const row = {
    id: randomUUID(),
    name,
    email,
    password_hash: await hashPassword(password),
    roles: ['Admin' as const],
    activated_at: at,
    search_text: searchKey(`${name} ${email}`),
    created_at: at,
    updated_at: at,
  };
  await transact(deps.db, async (trx) => {
    if (!(await insertUser(trx, row))) throw new Refusal('email_taken');
    await logSecurity(deps, trx, { kind: 'admin_created', userId: row.id });
  });
}
