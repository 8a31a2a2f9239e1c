import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { shareNext } from '../platform/concurrency/share-next.ts';
import { Recent } from '../platform/recent.ts';
import { etagOf, type KeptText, sendKept } from './kept-text.ts';

/** Every list that visitors read, a few of them twice while a version changes. */
const KEPT = 20;

type Content<Schema extends z.ZodType> = {
  /** Tells this response from others of the same version. */
  name: string;
  schema: Schema;
  build: () => Promise<z.input<Schema>>;
};

/**
 * Makes a function that sends what visitors read of the salon: built once for each version of the content, and kept as
 * bytes with their ETag. The version is read after the call came and before the response is built.
 */
export function makeKeptContent({ db }: Pick<Deps, 'db'>) {
  const version = shareNext(() => versionOf(db, 'content'));
  const kept = new Recent<string, Promise<KeptText>>(KEPT);
  return async <Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, schema, build }: Content<Schema>,
  ): Promise<FastifyReply> => {
    const key = `${await version()} ${name}`;
    const made = kept.get(key) ?? build().then((answer) => ({ text: JSON.stringify(schema.parse(answer)) }));
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const content = await made;
    const etag = etagOf(content);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendKept(request, reply.type('application/json; charset=utf-8'), content);
  };
}
