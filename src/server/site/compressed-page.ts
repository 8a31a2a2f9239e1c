import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const COMPRESS: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html) => promisify(gzip)(html),
};

/** Each page is compressed once, for as long as it is cached. */
const compressedPages = new WeakMap<object, Map<Encoding, Promise<Buffer>>>();

/** Returns the best encoding that an `Accept-Encoding` header allows; null for none. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | null {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = `${acceptEncoding ?? ''}`
    .split(',')
    .filter((method) => !refused.test(method))
    .map((method) => method.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((method) => accepted.includes(method)) ?? null;
}

/** Returns a drawn page, compressed. */
export function compressedPage(page: { html: string }, encoding: Encoding): Promise<Buffer> {
  const forms = compressedPages.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  compressedPages.set(page, forms);
  const compressed = forms.get(encoding) ?? COMPRESS[encoding](page.html);
  forms.set(encoding, compressed);
  return compressed;
}
