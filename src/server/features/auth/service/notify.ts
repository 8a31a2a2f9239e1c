import { randomUUID } from 'node:crypto';
import { activationPath, passwordResetPath } from '#contract/paths.ts';
import { CART_LIFE_MS } from '#domain/cart/cart-storage.ts';
import type { Language } from '#domain/languages.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../../mails/service.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { type AccountMail, accountMail } from '../emails.ts';
import type { User } from '../queries/accounts.ts';
import { createActivationLink, createLink, type Registration } from '../queries/links.ts';

type AccountHolder = Pick<User, 'name' | 'email' | 'language'>;

/** Mails a new activation link, which sets this registration; its token carries the name, for the page to greet. */
export async function sendActivation(
  trx: DatabaseTransaction,
  deps: Deps,
  { id, email: to }: Pick<User, 'id' | 'email'>,
  registration: Registration,
): Promise<void> {
  const { name, language, begun } = registration;
  const jti = await createActivationLink(trx, id, registration, deps.now());
  const kept = begun && { begunUntil: Math.floor((begun.kept_at.getTime() + CART_LIFE_MS) / 1000) };
  const token = await deps.tokens.signActivation({ sub: id, name, jti, ...kept }, deps.now());
  await queueAccountMail(trx, deps, { kind: 'activation', to, name, language, path: activationPath(token) });
}

/** Mails a new link to choose a password; the earlier ones of that kind end. */
export async function sendPasswordLink(
  trx: DatabaseTransaction,
  deps: Deps,
  kind: 'reset' | 'invitation',
  user: AccountHolder & { id: string },
): Promise<void> {
  const secret = await createLink(trx, kind, user.id, deps.now());
  await queueAccountMail(trx, deps, { kind, ...receiver(user), path: passwordResetPath(secret) });
}

/** Notifies the holder that their password was changed or their account deleted. */
export async function notifyAccountHolder(
  trx: DatabaseTransaction,
  deps: Deps,
  kind: 'password_changed' | 'account_deleted',
  user: AccountHolder,
): Promise<void> {
  await queueAccountMail(trx, deps, { kind, ...receiver(user) });
}

/** Mails whether that e-mail has an account, open or closed, which the response must not reveal. */
export async function notifyAccountState(
  trx: DatabaseTransaction,
  deps: Deps,
  user: User | undefined,
  request: { email: string; language: Language },
): Promise<void> {
  if (!user) return queueAccountMail(trx, deps, { kind: 'no_account', to: request.email, language: request.language });
  const kind = user.status ? 'already_registered' : 'account_closed';
  await queueAccountMail(trx, deps, { kind, ...receiver(user) });
}

async function queueAccountMail(
  trx: DatabaseTransaction,
  { jobs, config, now }: Deps,
  { to, ...content }: AccountMail & { to: string },
): Promise<void> {
  const mail = accountMail(content, await loadSettings(trx), config.publicUrl);
  await queueMail(trx, jobs, { ...mail, to, eventKey: `${content.kind}:${randomUUID()}` }, instant(now()));
}

function receiver({ name, email, language }: AccountHolder) {
  return { to: email, name, language };
}
