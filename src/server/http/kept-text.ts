import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent many times; by the object its compressed forms are found again. */
export type KeptText = { readonly text: string };

type Encoding = 'br' | 'gzip';

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
};

/** Each text is compressed once, for as long as it is kept. */
const compressedTexts = new WeakMap<object, Map<Encoding, Promise<Buffer>>>();

const tags = new WeakMap<KeptText, string>();

/** Returns the weak ETag of a kept text: the same for the same text. */
export function etagOf(kept: KeptText): string {
  const known = tags.get(kept);
  if (known !== undefined) return known;
  const tag = `W/"${createHash('sha256').update(kept.text).digest('base64url').slice(0, 27)}"`;
  tags.set(kept, tag);
  return tag;
}

/** Returns the best encoding that an `Accept-Encoding` header allows; null for none. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | null {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = `${acceptEncoding ?? ''}`
    .split(',')
    .filter((method) => !refused.test(method))
    .map((method) => method.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((method) => accepted.includes(method)) ?? null;
}

/** Returns a kept text, compressed. */
export function compressedText(kept: KeptText, encoding: Encoding): Promise<Buffer> {
  const forms = compressedTexts.get(kept) ?? new Map<Encoding, Promise<Buffer>>();
  compressedTexts.set(kept, forms);
  const compressed = forms.get(encoding) ?? COMPRESS[encoding](kept.text);
  forms.set(encoding, compressed);
  return compressed;
}

/** Sends a kept text as it is, or in the encoding that the browser takes. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(kept.text);
  return reply.header('content-encoding', encoding).send(await compressedText(kept, encoding));
}
