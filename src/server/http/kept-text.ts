import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recent } from '../platform/recent.ts';

/** A text that is sent many times; by the object its compressed forms are found again. */
export type KeptText = { readonly text: string };

type Encoding = 'br' | 'gzip';
type Form = Encoding | 'identity';

/** A window of 256 KiB holds any of our texts; the usual one of 4 MiB would be taken from memory for each. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

const FORMS: Record<Form, (text: string) => Buffer | Promise<Buffer>> = {
  identity: (text) => Buffer.from(text),
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
};

/** Each text is turned into bytes once in each form, for as long as it is kept. */
const bytesOfTexts = new WeakMap<KeptText, Map<Form, Buffer | Promise<Buffer>>>();

const tags = new WeakMap<KeptText, string>();

/** Returns the weak ETag of a kept text: the same for the same text. */
export function etagOf(kept: KeptText): string {
  const known = tags.get(kept);
  if (known !== undefined) return known;
  const tag = `W/"${createHash('sha256').update(kept.text).digest('base64url').slice(0, 27)}"`;
  tags.set(kept, tag);
  return tag;
}

/** Browsers send few different headers. */
const encodings = new Recent<string, { encoding: Encoding | null }>(50);

/** Returns the best encoding that an `Accept-Encoding` header allows; null for none. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null;
  const header = String(acceptEncoding);
  const known = encodings.get(header) ?? { encoding: readEncoding(header) };
  encodings.set(header, known);
  return known.encoding;
}

function readEncoding(header: string): Encoding | null {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = header
    .split(',')
    .filter((method) => !refused.test(method))
    .map((method) => method.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((method) => accepted.includes(method)) ?? null;
}

/** Returns the bytes of a kept text, as it is or compressed: at once when that was asked before. */
export function bytesOf(kept: KeptText, form: Form): Buffer | Promise<Buffer> {
  const forms = bytesOfTexts.get(kept) ?? new Map<Form, Buffer | Promise<Buffer>>();
  bytesOfTexts.set(kept, forms);
  const bytes = forms.get(form) ?? FORMS[form](kept.text);
  forms.set(form, bytes);
  return bytes;
}

/** Sends a kept text as it is, or in the encoding that the browser takes. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(kept, encoding ?? 'identity'));
}
