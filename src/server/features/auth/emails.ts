import { activationPath, passwordResetPath } from '#contract/paths.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { postAccountMail } from '../mails/queries/accounts.ts';
import type { User } from './queries/accounts.ts';
import { createLink, openActivation, type Registration } from './queries/links.ts';

type Person = Pick<User, 'id' | 'name' | 'email' | 'language'>;

/** Writes a new link that activates the account as it was asked for; its token carries the name for the page to greet. */
export async function postActivation(
  trx: DatabaseTransaction,
  deps: Deps,
  { id, email: to }: Pick<User, 'id' | 'email'>,
  registration: Registration,
): Promise<void> {
  const { name, language } = registration;
  const jti = await openActivation(trx, id, registration, deps.now());
  const token = await deps.tokens.signActivation({ sub: id, name, jti }, deps.now());
  await postAccountMail(trx, deps, { kind: 'activation', to, name, language, path: activationPath(token) });
}

/** Writes a new link to choose a password. */
export async function postReset(trx: DatabaseTransaction, deps: Deps, user: Person): Promise<void> {
  const secret = await createLink(trx, 'reset', user.id, deps.now());
  await postAccountMail(trx, deps, { kind: 'reset', ...addressee(user), path: passwordResetPath(secret) });
}

/** Tells the owner that the password is another one. */
export async function postPasswordChanged(trx: DatabaseTransaction, deps: Deps, user: Person): Promise<void> {
  await postAccountMail(trx, deps, { kind: 'password_changed', ...addressee(user) });
}

/** Tells whoever owns the address how it stands with us, where the answer on screen must not. */
export async function postAlreadyRegistered(
  trx: DatabaseTransaction,
  deps: Deps,
  user: User | undefined,
  asked: { email: string; language: Language },
): Promise<void> {
  if (!user) await postAccountMail(trx, deps, { kind: 'no_account', to: asked.email, language: asked.language });
  else
    await postAccountMail(trx, deps, {
      kind: user.status ? 'already_registered' : 'account_closed',
      ...addressee(user),
    });
}

function addressee({ name, email, language }: Person) {
  return { to: email, name, language };
}
