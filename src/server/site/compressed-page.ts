import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Packing = 'br' | 'gzip';

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const PACK: Record<Packing, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html) => promisify(gzip)(html),
};

/** Packed once for as long as the page itself is kept. */
const packedPages = new WeakMap<object, Map<Packing, Promise<Buffer>>>();

/** The best way of packing that an `Accept-Encoding` header allows; null for none. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Packing | null {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = `${acceptEncoding ?? ''}`
    .split(',')
    .filter((method) => !refused.test(method))
    .map((method) => method.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((method) => accepted.includes(method)) ?? null;
}

/** A drawn page in the form in which it travels. */
export function compressedPage(page: { html: string }, packing: Packing): Promise<Buffer> {
  const forms = packedPages.get(page) ?? new Map<Packing, Promise<Buffer>>();
  packedPages.set(page, forms);
  const packed = forms.get(packing) ?? PACK[packing](page.html);
  forms.set(packing, packed);
  return packed;
}
