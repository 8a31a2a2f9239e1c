import { randomUUID } from 'node:crypto';
import type { User, UserDraft } from '#contract/users.ts';
import { Refusal } from '#domain/errors.ts';
import { ROLES, type Role } from '#domain/roles.ts';
import { instant } from '#domain/salon-time.ts';
import { folded } from '#domain/search.ts';
import { hashPassword } from '../../adapters/password-hash.ts';
import { logSecurity } from '../../adapters/security-log.ts';
import type { Caller } from '../../caller.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { writeAudit } from '../../database/trails.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { openLink } from '../auth/link-queries.ts';
import { insertUser } from '../auth/queries.ts';
import { postAccountMail } from '../mails/account-queries.ts';
import { findUser, toUser } from './queries.ts';

/**
 * Opens an account. Its password is the Admin's, so it counts as temporary, and a mail invites the person to choose one
 * of their own (security R11). Refuses with `email_taken`.
 */
export async function createUser(deps: Deps, caller: Caller, draft: UserDraft, ip: string): Promise<User> {
  const at = instant(deps.now());
  const { name, email } = draft;
  const row = {
    id: randomUUID(),
    name,
    email,
    password_hash: await hashPassword(draft.password),
    password_is_temporary: true,
    roles: inOrder(draft.roles),
    activated_at: at,
    search_text: folded(`${name} ${email}`),
    created_at: at,
    updated_at: at,
  };
  return transact(deps.db, async (trx) => {
    if (!(await insertUser(trx, row))) throw new Refusal('email_taken');
    await invite(trx, deps, row);
    const { roles } = row;
    await logSecurity(deps, trx, { kind: 'account_made', userId: row.id, ip, details: { by: caller._id, roles } });
    const entry = { at, actor: caller, action: 'user.create', subjectType: 'user' as const, subjectId: row.id };
    await writeAudit(trx, { ...entry, details: { name, email, roles } });
    const user = await findUser(trx, row.id);
    if (!user) throw new Refusal('user_not_found');
    return toUser(user);
  });
}

/** Each role once, from least to most powerful. */
export function inOrder(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

async function invite(
  trx: DatabaseTransaction,
  deps: Deps,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const secret = await openLink(trx, 'invitation', id, deps.now());
  const path = `/password-reset/${secret}`;
  await postAccountMail(trx, deps, { kind: 'invitation', to: email, name, language: 'fr', path });
}
