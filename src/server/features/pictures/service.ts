import { randomUUID } from 'node:crypto';
import { picturePath } from '#contract/picture-paths.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { arePicturesStored, deleteUnusedPictures, insertPicture } from './queries.ts';

const DAY = 86_400_000;

/**
 * Stores a picture in all its sizes and returns the path by which a service or location refers to it. Also deletes the
 * pictures older than a day that nothing refers to.
 */
export async function storePicture({ db, now }: Deps, upload: Buffer): Promise<string> {
  const files = await pictureSizes(upload);
  const id = randomUUID();
  await transact(db, async (trx) => {
    await deleteUnusedPictures(trx, instant(now() - DAY));
    await insertPicture(trx, { id, at: instant(now()), files });
  });
  return picturePath(id);
}

/** Refuses with `picture_not_found` unless each path names a stored picture; they are not deleted in this transaction. */
export async function requirePictures(trx: DatabaseTransaction, paths: readonly string[]): Promise<void> {
  if (!(await arePicturesStored(trx, paths))) throw new Refusal('picture_not_found');
}
