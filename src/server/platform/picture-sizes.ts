import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#contract/picture-paths.ts';
import { Refusal } from '#domain/errors.ts';

export type PictureFile = { width: PictureWidth; format: PictureFormat; bytes: Buffer };

/** Photographs as browsers send them; drawings in SVG are programs, and are not taken. */
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif']);
/** A photograph of 50 megapixels; more is a trap that unpacks into all the memory there is. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 78;

/** One after the other, for each takes a processor and memory for itself; who would wait too long is told so at once. */
const MOST_IN_TURN = 4;
let inTurn = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew in every size and format that pages use, upright and without anything else that was in the file
 * (place, camera, comments). Refuses with `picture_invalid` whatever cannot be read as a photograph, and with `busy` when
 * several are being drawn already.
 */
export async function pictureSizes(upload: Buffer): Promise<PictureFile[]> {
  if (inTurn >= MOST_IN_TURN) throw new Refusal('busy');
  inTurn += 1;
  const turn = last.then(() => drawn(upload)).finally(() => (inTurn -= 1));
  last = turn.catch(() => undefined);
  return turn;
}

async function drawn(upload: Buffer): Promise<PictureFile[]> {
  try {
    const original = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await original.metadata();
    if (!TAKEN.has(format)) throw new Refusal('picture_invalid');
    return await drawnFrom(original);
  } catch {
    throw new Refusal('picture_invalid');
  }
}

/** A large original is unpacked once, for the largest size, of which the others are made. */
async function drawnFrom(original: Sharp): Promise<PictureFile[]> {
  const largest = await original
    .autoOrient()
    .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: PictureFile[] = [];
  for (const width of PICTURE_WIDTHS) {
    const resized = sharp(largest.data, { raw: largest.info }).resize({ width, withoutEnlargement: true });
    files.push({ width, format: 'webp', bytes: await resized.clone().webp({ quality: QUALITY }).toBuffer() });
    files.push({
      width,
      format: 'jpg',
      bytes: await resized.clone().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    });
  }
  return files;
}
