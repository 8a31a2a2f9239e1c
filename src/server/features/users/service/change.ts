import type { User, UserChange } from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { isRecentLogin } from '#domain/users/sessions.ts';
import type { Caller } from '../../../caller.ts';
import { changesBetween } from '../../../database/changes.ts';
import { refuseOverwriting, versioned } from '../../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { updateUser } from '../../auth/queries/accounts.ts';
import { endLinks } from '../../auth/queries/links.ts';
import { revokeSessions } from '../../auth/queries/sessions.ts';
import { postAccountMail } from '../../mails/queries/accounts.ts';
import { toUser } from '../queries/users.ts';
import { lockUserToChange, refuseOwnRemoval, type Target } from './guard.ts';
import { inOrder } from './users.ts';

/**
 * Changes an account. Other roles, another status or a new password count from the person's very next call: older tokens
 * stop working, and closing or a new password ends every session. The e-mail stays.
 */
export async function changeUser(deps: Deps, caller: Caller, change: UserChange, ip: string): Promise<User> {
  const hash = change.password ? await hashFor(deps, caller, change.id, change.password) : null;
  return transact(deps.db, async (trx) => {
    const target = await lockUserToChange(trx, caller, change.id);
    const { user } = target;
    await refuseOverwriting(trx, { seen: change.version, kept: toUser(user) });
    const after = changed(target, change);
    const changes = changesBetween(toUser(user), toUser(after));
    const cutsTokens = 'roles' in changes || 'status' in changes || hash !== null;
    await updateUser(trx, user.id, {
      name: after.name,
      roles: after.roles,
      status: after.status,
      search_text: searchKey(`${after.name} ${user.email}`),
      token_version: user.token_version + Number(cutsTokens),
      ...(hash !== null && { password_hash: hash, password_is_temporary: !target.isSelf }),
      updated_at: instant(deps.now()),
    });
    await endAccess(trx, deps, target, { caller, isClosed: !after.status, hasNewPassword: hash !== null });
    await note(trx, deps, { target, caller, changes, hasNewPassword: hash !== null, ip });
    return versioned(toUser(after));
  });
}

/** The account as the form wants it; an Admin who would lose their own power is refused. */
function changed(target: Target, { email, name, roles, status }: UserChange) {
  const { user } = target;
  if (email !== undefined && email !== user.email) throw new Refusal('email_locked');
  const after = { ...user, name, roles: inOrder(roles), status };
  if (target.isSelf && !(after.status && after.roles.includes('Admin'))) refuseOwnRemoval(target);
  return after;
}

/** A stolen session of an Admin does not suffice for a new password of their own. */
async function hashFor({ now }: Deps, caller: Caller, id: string, password: string): Promise<string> {
  const isOwn = id === caller._id;
  if (isOwn && !isRecentLogin(caller.signedInAt, now())) throw new Refusal('current_password_required');
  return hashPassword(password);
}

type Ending = { caller: Caller; isClosed: boolean; hasNewPassword: boolean };

async function endAccess(
  trx: DatabaseTransaction,
  deps: Deps,
  { user, isSelf }: Target,
  { caller, isClosed, hasNewPassword }: Ending,
): Promise<void> {
  if (isClosed || hasNewPassword) {
    await revokeSessions(trx, user.id, instant(deps.now()), isSelf ? caller.sessionId : undefined);
    await endLinks(trx, user.id, ['activation', 'reset', 'invitation'], deps.now());
  }
  if (!hasNewPassword) return;
  const { name, email, language } = user;
  await postAccountMail(trx, deps, { kind: 'password_changed', to: email, name, language });
}

type Noted = {
  target: Target;
  caller: Caller;
  changes: ReturnType<typeof changesBetween>;
  hasNewPassword: boolean;
  ip: string;
};

async function note(trx: DatabaseTransaction, deps: Deps, { target, caller, changes, hasNewPassword, ip }: Noted) {
  const { id } = target.user;
  const kinds = [
    'roles' in changes && 'roles_changed',
    'status' in changes && (changes.status?.to ? 'account_reopened' : 'account_closed'),
    hasNewPassword && 'password_set_by_admin',
  ].filter((kind) => kind !== false);
  for (const kind of kinds) {
    await logSecurity(deps, trx, { kind, userId: id, ip, details: { by: caller._id, roles: changes.roles ?? null } });
  }
  await writeAudit(trx, {
    at: instant(deps.now()),
    actor: caller,
    action: 'user.change',
    subjectType: 'user',
    subjectId: id,
    details: { name: target.user.name, changes, ...(hasNewPassword && { password: 'new' }) },
  });
}
