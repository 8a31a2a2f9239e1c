import type { Sharp } from 'sharp';
import { PICTURE_SIDE_MIN, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#contract/picture-paths.ts';
import { Refusal } from '#domain/errors.ts';
import { limitConcurrency } from './concurrency/limit-concurrency.ts';

export type PictureFile = { width: PictureWidth; format: PictureFormat; bytes: Buffer };

/** The formats of photographs. SVG may hold scripts and is refused. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** 50 megapixels; a larger one could fill the memory when it is decoded. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 78;

/** One at a time, since each takes a processor and much memory. */
const oneAtATime = limitConcurrency({ atOnce: 1, waiting: 3 });

/**
 * Encodes a picture in every size and format that pages use, upright and without its metadata (where, camera, comments).
 * Refuses with `picture_invalid` what is no photograph, with `picture_too_small` what would have to be blown up, and with
 * `busy` when four are under way.
 */
export async function pictureSizes(upload: Buffer): Promise<PictureFile[]> {
  return oneAtATime(() => encode(upload));
}

async function encode(upload: Buffer): Promise<PictureFile[]> {
  try {
    const { default: sharp } = await import('sharp');
    const original = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width, height } = await original.metadata();
    if (!FORMATS.has(format)) throw new Refusal('picture_invalid');
    if (Math.min(width, height) < PICTURE_SIDE_MIN) throw new Refusal('picture_too_small');
    return await encodeAll(original);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('picture_invalid');
  }
}

/** Decodes the original once, for the largest size; the others are made of that. */
async function encodeAll(original: Sharp): Promise<PictureFile[]> {
  const { default: sharp } = await import('sharp');
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
