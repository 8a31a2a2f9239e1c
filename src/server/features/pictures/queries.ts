import { sql } from 'kysely';
import { type PictureFormat, type PictureWidth, pictureIdOf, picturePath } from '#contract/picture-paths.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';

type File = { width: PictureWidth; format: PictureFormat; bytes: Buffer };

/** Creates a picture with all its sizes. */
export async function insertPicture(
  trx: DatabaseTransaction,
  { id, at, files }: { id: string; at: Date; files: readonly File[] },
): Promise<void> {
  await trx.insertInto('pictures').values({ id, created_at: at }).execute();
  await trx
    .insertInto('picture_files')
    .values(files.map((file) => ({ ...file, picture_id: id })))
    .execute();
}

/** One size of a picture, or undefined. */
export async function findPictureFile(
  db: Database,
  { id, width, format }: { id: string; width: PictureWidth; format: PictureFormat },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('picture_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes;
}

/** Whether each path names a stored picture; locks them against deletion until the end of the transaction. */
export async function arePicturesStored(trx: DatabaseTransaction, paths: readonly string[]): Promise<boolean> {
  const ids = paths.map(pictureIdOf).filter((id) => id !== null);
  if (ids.length < paths.length) return false;
  if (ids.length === 0) return true;
  const rows = await trx.selectFrom('pictures').select('id').where('id', 'in', ids).forKeyShare().execute();
  return rows.length === new Set(ids).size;
}

/** Deletes the pictures that were created before that time and that no service, location or technician refers to. */
export async function deleteUnusedPictures(trx: DatabaseTransaction, before: Date): Promise<void> {
  const path = sql<string>`${picturePath('')} || pictures.id`;
  await trx
    .deleteFrom('pictures')
    .where('created_at', '<=', before)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('services').select('id').where('image', '=', path))))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('technicians').select('id').where('picture', '=', path))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('locations').select('code').where(sql<boolean>`locations.pictures ? (${path})`))),
    )
    .execute();
}
