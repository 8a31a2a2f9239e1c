import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';

/** No call needs as many levels; a body that nests deeper is refused. */
const DEPTH_MAX = 12;
/** The zero character and lone surrogates, which PostgreSQL cannot store. */
const NOT_STORABLE = /\0|\p{Cs}/gu;

/**
 * Removes from every body, query and path, before a schema or a route sees them, the characters that PostgreSQL cannot
 * store, so that none makes a call fail.
 */
export function removeUnstorableCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    request.body = storable(request.body, 0);
    request.query = storable(request.query, 0);
    request.params = storable(request.params, 0);
    done();
  });
}

function storable(value: unknown, depth: number): unknown {
  if (depth > DEPTH_MAX) throw new Refusal('malformed');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner, depth + 1)]),
  );
}

function storableText(text: string): string {
  return text.replaceAll(NOT_STORABLE, '');
}
