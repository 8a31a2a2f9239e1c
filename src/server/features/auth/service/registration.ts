import { randomUUID } from 'node:crypto';
import { begunCart, isKeepable } from '#domain/cart/begun-cart.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { insertUser, isNotActivated, lockUserByEmail, type User, updateUser } from '../queries/accounts.ts';
import { type Link, newestRegistration } from '../queries/links.ts';
import { consumeLink } from './links.ts';
import { notifyAccountState, sendActivation } from './notify.ts';
import type { Origin } from './sign-in.ts';

type RegistrationRequest = { name: string; email: string; password: string; language: Language; cart?: unknown };

/**
 * Registers an account. The work is the same whether the e-mail has one already or not; only the mail says which. Until
 * the account is activated anybody may register it again: each mail's link sets its own name and password, and keeps the
 * cart that came with them. Refuses a cart of more than 16 KiB with `payload_too_large`.
 */
export async function register(
  deps: Deps,
  { password, cart, ...request }: RegistrationRequest,
  { ip, block }: Origin,
): Promise<void> {
  if (!isKeepable(cart)) throw new Refusal('payload_too_large');
  await deps.limits.take('register', block);
  await deps.limits.take('registerAddress', secretHash(request.email));
  const at = instant(deps.now());
  const { name, email, language } = request;
  const account = { name, password_hash: await hashPassword(password), language };
  const begun = begunCart(cart, deps.now());
  const row = {
    id: randomUUID(),
    email,
    ...account,
    roles: ['Client' as const],
    activated_at: null,
    search_text: searchKey(`${name} ${email}`),
    created_at: at,
    updated_at: at,
  };
  await transact(deps.db, async (trx) => {
    await insertUser(trx, row);
    const user = await lockUserByEmail(trx, email);
    if (user && isNotActivated(user)) {
      await sendActivation(trx, deps, user, {
        ...account,
        begun: begun === null ? null : { cart: begun, kept_at: at },
      });
    } else await notifyAccountState(trx, deps, user, request);
    await logSecurity(deps, trx, { kind: 'registration_asked', userId: user?.id ?? null, ip });
  });
}

/** Activates an account by a link, once, with the registration of that link. Returns whose it is. */
export async function activate(deps: Deps, token: string, { ip, block }: Origin): Promise<Pick<User, 'id' | 'email'>> {
  await deps.limits.take('activate', block);
  const claims = await deps.tokens.readOldActivation(token);
  if (!claims) throw new Refusal('link_invalid');
  return transact(deps.db, async (trx) => {
    const { user, link } = await consumeLink(trx, ['activation'], claims.jti, deps.now());
    const at = instant(deps.now());
    const registration = isNotActivated(user) ? registrationOf(link, user) : {};
    await updateUser(trx, user.id, { ...registration, activated_at: user.activated_at ?? at, updated_at: at });
    await logSecurity(deps, trx, { kind: 'account_activated', userId: user.id, ip });
    return user;
  });
}

/** Mails the activation link again; an account that needs none gets a mail about its state. */
export async function resendActivation(
  deps: Deps,
  request: { email: string; language: Language },
  { ip, block }: Origin,
): Promise<void> {
  await deps.limits.take('mailRequests', block);
  if (!(await deps.limits.allows('forgot', secretHash(request.email)))) return;
  await transact(deps.db, async (trx) => {
    const user = await lockUserByEmail(trx, request.email);
    if (user && isNotActivated(user)) {
      await sendActivation(trx, deps, user, (await newestRegistration(trx, user.id)) ?? user);
    } else await notifyAccountState(trx, deps, user, request);
    await logSecurity(deps, trx, { kind: 'activation_asked', userId: user?.id ?? null, ip });
  });
}

function registrationOf({ name, password_hash, language }: Link, { email }: User) {
  if (name === null || password_hash === null || language === null) return {};
  return { name, password_hash, language, search_text: searchKey(`${name} ${email}`) };
}
