import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import type { Deps } from '../deps.ts';
import { verifyPassword } from '../platform/password-hash.ts';
import { StartProblem } from '../start-problem.ts';
import { openPasswordHashes } from './queries.ts';

const REFUSAL =
  'The database (DATABASE_URL) holds open demo accounts with the password that everybody knows, which production refuses. ' +
  'Use another database, or start without NODE_ENV=production and close them or change their passwords.';

/**
 * A database that began as a demo opens to anybody who has read the manual. Throws a `StartProblem` in production while
 * an account of the demo still logs in with the demo's password.
 */
export async function refuseDemoPasswords({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (!config.production) return;
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  for (const hash of await openPasswordHashes(db, emails)) {
    if (await verifyPassword(DEMO_PASSWORD, hash)) throw new StartProblem(REFUSAL);
  }
}
