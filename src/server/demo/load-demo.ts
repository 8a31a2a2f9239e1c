import { DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import { transact } from '../database/transact.ts';
import type { Deps } from '../deps.ts';
import { loadSettings } from '../features/settings/queries/settings.ts';
import { hashPassword } from '../platform/password-hash.ts';
import { demoSalon } from './demo-salon.ts';
import { insertDemo, isInUse, lockDemo } from './queries.ts';

/**
 * Fills a new salon with the demo. Does nothing outside a demo, or where anybody or anything is already
 * there; of several processes that start together one does it. Returns whether it was this one.
 */
export async function loadDemo({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>): Promise<boolean> {
  if (!config.demo || (await isInUse(db))) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return transact(db, async (trx) => {
    await lockDemo(trx);
    if (await isInUse(trx)) return false;
    await insertDemo(trx, demoSalon(await loadSettings(trx), passwordHash, now()));
    return true;
  });
}
