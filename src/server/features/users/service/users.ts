import { randomUUID } from 'node:crypto';
import { passwordResetPath } from '#contract/paths.ts';
import type { User, UserDraft } from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { ROLES, type Role } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { insertUser } from '../../auth/queries/accounts.ts';
import { createLink } from '../../auth/queries/links.ts';
import { postAccountMail } from '../../mails/queries/accounts.ts';
import { findUser, toUser } from '../queries/users.ts';

/**
 * Opens an account. Its password is the Admin's, so it counts as temporary, and a mail invites the person to choose one
 * of their own. Refuses with `email_taken`.
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
    search_text: searchKey(`${name} ${email}`),
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
  const secret = await createLink(trx, 'invitation', id, deps.now());
  const path = passwordResetPath(secret);
  await postAccountMail(trx, deps, { kind: 'invitation', to: email, name, language: 'fr', path });
}
