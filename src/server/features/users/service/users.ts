import { randomUUID } from 'node:crypto';
import type { User, UserChange, UserDraft, UserRemoval } from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { may, ROLES, type Role } from '#domain/users/roles.ts';
import { isRecentLogin } from '#domain/users/sessions.ts';
import type { Caller } from '../../../caller.ts';
import { changesBetween } from '../../../database/changes.ts';
import { refuseOverwriting, versioned } from '../../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { insertUser, updateUser } from '../../auth/queries/accounts.ts';
import { endLinks } from '../../auth/queries/links.ts';
import { revokeSessions } from '../../auth/queries/sessions.ts';
import { notifyAccountHolder, sendPasswordLink } from '../../auth/service/notify.ts';
import { activeRoles, deleteUser, findUser, toUser } from '../queries/users.ts';
import {
  lockUserToChange,
  lockUserToRemove,
  recordAdminAction,
  refuseOwnRemoval,
  type Target,
} from './admin-actions.ts';

/**
 * Creates an account. Its password is a temporary one, and an invitation asks the person to choose their own. Refuses
 * with `email_taken`.
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
    language: 'fr' as const,
    activated_at: at,
    search_text: searchKey(`${name} ${email}`),
    created_at: at,
    updated_at: at,
  };
  return transact(deps.db, async (trx) => {
    if (!(await insertUser(trx, row))) throw new Refusal('email_taken');
    await sendPasswordLink(trx, deps, 'invitation', row);
    const { id, roles } = row;
    const events = { events: ['account_made'], eventDetails: { roles } };
    const details = { name, email, roles };
    await recordAdminAction(trx, deps, { caller, id, ip, ...events, action: 'user.create', details });
    const user = await findUser(trx, id);
    if (!user) throw new Refusal('user_not_found');
    return toUser(user);
  });
}

/**
 * Changes an account, but not its e-mail. Other roles, another status or a new password end its access tokens; closing it
 * or a new password also ends every session. Refuses with `edit_conflict`.
 */
export async function changeUser(deps: Deps, caller: Caller, change: UserChange, ip: string): Promise<User> {
  const hash = change.password ? await hashNewPassword(deps, caller, change.id, change.password) : null;
  return transact(deps.db, async (trx) => {
    const target = await lockUserToChange(trx, caller, change.id);
    const { user, isSelf } = target;
    await refuseOverwriting(trx, { seen: change.version, current: toUser(user) });
    const after = changedUser(target, change);
    const changes = changesBetween(toUser(user), toUser(after));
    const endsTokens = 'roles' in changes || 'status' in changes || hash !== null;
    await updateUser(trx, user.id, {
      name: after.name,
      roles: after.roles,
      status: after.status,
      search_text: searchKey(`${after.name} ${user.email}`),
      token_version: user.token_version + Number(endsTokens),
      ...(hash !== null && { password_hash: hash, password_is_temporary: !isSelf }),
      updated_at: instant(deps.now()),
    });
    if (!after.status || hash !== null) await endSessionsAndLinks(trx, deps, target, caller);
    if (hash !== null) await notifyAccountHolder(trx, deps, 'password_changed', user);
    const hasNewPassword = hash !== null;
    await recordAdminAction(trx, deps, {
      caller,
      id: user.id,
      ip,
      events: eventsOf(changes, hasNewPassword),
      eventDetails: { roles: changes.roles ?? null },
      action: 'user.change',
      details: { name: user.name, changes, ...(hasNewPassword && { password: 'new' }) },
    });
    return versioned(toUser(after));
  });
}

/** Deletes an account. Its visits stay, past and coming, under the name they were booked under. */
export async function removeUser(deps: Deps, caller: Caller, removal: UserRemoval, ip: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { id, name, email, roles } = await lockUserToRemove(trx, caller, removal);
    await deleteUser(trx, id);
    const details = { name, email, roles };
    await recordAdminAction(trx, deps, { caller, id, ip, events: ['account_removed'], action: 'user.remove', details });
    await bumpVersion(trx, 'reservations');
  });
}

/** Refuses with `owner_invalid` an account that is closed, deleted or may not own a service or help. */
export async function requireOwner(trx: DatabaseTransaction, userId: string): Promise<void> {
  if (!may(await activeRoles(trx, userId), 'own_services')) throw new Refusal('owner_invalid');
}

/** Whether an account is open and may be that of somebody who works here. */
export async function worksHere(trx: DatabaseTransaction, userId: string): Promise<boolean> {
  return may(await activeRoles(trx, userId), 'see_own_day');
}

/** Each role once, from least to most powerful. */
function inOrder(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

/** The account after the change. Refuses with `email_locked`, and Admins who would lose their own role. */
function changedUser(target: Target, { email, name, roles, status }: UserChange) {
  const { user } = target;
  if (email !== undefined && email !== user.email) throw new Refusal('email_locked');
  const after = { ...user, name, roles: inOrder(roles), status };
  if (target.isSelf && !(after.status && after.roles.includes('Admin'))) refuseOwnRemoval(target);
  return after;
}

/** Refuses an Admin's own new password unless they logged in recently: a stolen session must not be enough. */
async function hashNewPassword({ now }: Deps, caller: Caller, id: string, password: string): Promise<string> {
  const isOwn = id === caller._id;
  if (isOwn && !isRecentLogin(caller.signedInAt, now())) throw new Refusal('current_password_required');
  return hashPassword(password);
}

/** The session of Admins who change their own account goes on. */
async function endSessionsAndLinks(
  trx: DatabaseTransaction,
  { now }: Deps,
  { user, isSelf }: Target,
  { sessionId }: Caller,
): Promise<void> {
  await revokeSessions(trx, user.id, instant(now()), isSelf ? sessionId : undefined);
  await endLinks(trx, user.id, ['activation', 'reset', 'invitation'], now());
}

function eventsOf(changes: ReturnType<typeof changesBetween>, hasNewPassword: boolean): string[] {
  return [
    'roles' in changes && 'roles_changed',
    'status' in changes && (changes.status?.to ? 'account_reopened' : 'account_closed'),
    hasNewPassword && 'password_set_by_admin',
  ].filter((kind) => kind !== false);
}
