import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { picturePath } from '#contract/picture-paths.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Database } from '../database/schema.ts';

/** A photograph as a phone sends it: turned on its side, with the place it was taken in. */
export async function photograph({ width = 900, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#6A1B4D' } })
    .withExif({ IFD3: { GPSLatitude: '46/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The headers and payload of a form with one file in it. */
export function fileForm(bytes: Buffer, filename = 'photo.jpg') {
  const boundary = `form-${randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A picture that was sent at that instant (epoch milliseconds); returns its path. */
export async function givenPicture(db: Database, at = 0): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('pictures')
    .values({ id, created_at: instant(at) })
    .execute();
  await db
    .insertInto('picture_files')
    .values({ picture_id: id, width: 400, format: 'webp', bytes: Buffer.from('webp') })
    .execute();
  return picturePath(id);
}
