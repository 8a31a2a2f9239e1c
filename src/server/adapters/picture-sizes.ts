import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#contract/picture-paths.ts';
import { Refusal } from '#domain/errors.ts';

export type PictureFile = { width: PictureWidth; format: PictureFormat; bytes: Buffer };

/** Photographs as browsers send them; drawings in SVG are programs, and are not taken. */
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif']);
/** A photograph of 50 megapixels; more is a trap that unpacks into all the memory there is. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 78;

/**
 * Draws a picture anew in every size and format that pages use, upright and without anything else that was in the file
 * (place, camera, comments). Refuses with `picture_invalid` whatever cannot be read as a photograph.
 */
export async function pictureSizes(upload: Buffer): Promise<PictureFile[]> {
  try {
    const original = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await original.metadata();
    if (!TAKEN.has(format)) throw new Refusal('picture_invalid');
    return await drawnFrom(original);
  } catch {
    throw new Refusal('picture_invalid');
  }
}

async function drawnFrom(original: Sharp): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of PICTURE_WIDTHS) {
    const resized = original
      .clone()
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: 'white' });
    files.push({ width, format: 'webp', bytes: await resized.clone().webp({ quality: QUALITY }).toBuffer() });
    files.push({
      width,
      format: 'jpg',
      bytes: await resized.clone().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    });
  }
  return files;
}
