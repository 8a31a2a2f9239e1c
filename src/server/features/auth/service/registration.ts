import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { postActivation, postAlreadyRegistered } from '../emails.ts';
import { insertUser, isWaiting, lockUserByEmail, type User, updateUser } from '../queries/accounts.ts';
import { type Link, newestRegistration } from '../queries/links.ts';
import { consumeLink } from './links.ts';
import type { Origin } from './session.ts';

type Asked = { name: string; email: string; password: string; language: Language };

/**
 * Takes a registration. The answer is the same whether the address has an account or not, and so is the work; only the
 * mail says which. While nobody has activated the account, anybody may ask again: each mail's link sets the name and
 * password of its own registration, and only the address's owner holds them all.
 */
export async function register(deps: Deps, { password, ...asked }: Asked, { ip, block }: Origin): Promise<void> {
  await deps.limits.take('register', block);
  await deps.limits.take('registerAddress', secretHash(asked.email));
  const at = instant(deps.now());
  const { name, email, language } = asked;
  const registration = { name, password_hash: await hashPassword(password), language };
  const row = {
    id: randomUUID(),
    email,
    ...registration,
    roles: ['Client' as const],
    activated_at: null,
    search_text: searchKey(`${name} ${email}`),
    created_at: at,
    updated_at: at,
  };
  await transact(deps.db, async (trx) => {
    await insertUser(trx, row);
    const user = await lockUserByEmail(trx, email);
    if (user && isWaiting(user)) await postActivation(trx, deps, user, registration);
    else await postAlreadyRegistered(trx, deps, user, asked);
    await logSecurity(deps, trx, { kind: 'registration_asked', userId: user?.id ?? null, ip });
  });
}

/** Opens the account of an activation link, once, as it was asked for by the registration of that link. Returns whose it is. */
export async function activate(deps: Deps, token: string, { ip, block }: Origin): Promise<string> {
  await deps.limits.take('activate', block);
  const claims = await deps.tokens.readOldActivation(token);
  if (!claims) throw new Refusal('link_invalid');
  return transact(deps.db, async (trx) => {
    const { user, link } = await consumeLink(trx, ['activation'], claims.jti, deps.now());
    const at = instant(deps.now());
    const asked = isWaiting(user) ? registrationOf(link, user) : {};
    await updateUser(trx, user.id, { ...asked, activated_at: user.activated_at ?? at, updated_at: at });
    await logSecurity(deps, trx, { kind: 'account_activated', userId: user.id, ip });
    return user.id;
  });
}

/** Sends the activation mail again; an address that waits for none learns by mail how it stands. */
export async function resendActivation(
  deps: Deps,
  asked: { email: string; language: Language },
  { ip, block }: Origin,
): Promise<void> {
  await deps.limits.take('mailRequests', block);
  if (!(await deps.limits.allows('forgot', secretHash(asked.email)))) return;
  await transact(deps.db, async (trx) => {
    const user = await lockUserByEmail(trx, asked.email);
    if (user && isWaiting(user)) {
      await postActivation(trx, deps, user, (await newestRegistration(trx, user.id)) ?? user);
    } else await postAlreadyRegistered(trx, deps, user, asked);
    await logSecurity(deps, trx, { kind: 'activation_asked', userId: user?.id ?? null, ip });
  });
}

function registrationOf({ name, password_hash, language }: Link, { email }: User) {
  if (name === null || password_hash === null || language === null) return {};
  return { name, password_hash, language, search_text: searchKey(`${name} ${email}`) };
}
