import { randomUUID } from 'node:crypto';
import { picturePath } from '#contract/picture-paths.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { deleteUnusedPictures, insertPicture } from './queries.ts';

const DAY = 86_400_000;

/**
 * Keeps a picture and answers what a service or an address then names it by. Pictures that no form has saved within a
 * day are taken away on this occasion.
 */
export async function keepPicture({ db, now }: Deps, upload: Buffer): Promise<string> {
  const files = await pictureSizes(upload);
  const id = randomUUID();
  await transact(db, async (trx) => {
    await deleteUnusedPictures(trx, instant(now() - DAY));
    await insertPicture(trx, { id, at: instant(now()), files });
  });
  return picturePath(id);
}
