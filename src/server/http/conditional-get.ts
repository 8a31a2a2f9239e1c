import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { shareNext } from '../platform/concurrency/share-next.ts';
import { Recent } from '../platform/recent.ts';
import { callerOf } from './authenticate.ts';
import { type KeptText, sendKept } from './kept-text.ts';
import { languageOf } from './language.ts';

/** How many lists are kept: those that the tabs of a desk ask for again and again. */
const KEPT_LISTS = 50;

type Poll<Answer> = {
  /** Whether each caller has a list of their own; the others are built once for all who ask. */
  isOwn: boolean;
  build: () => Promise<Answer>;
};

/**
 * Makes a function that sends a list that is polled: 304 while nothing has changed, without reading it, else the bytes that
 * were made once for this version. The ETag is made of the version of all reservations, the salon's date, the caller, the
 * URL and the language. The version is read after the call came and before the list, so that neither the tag nor what is
 * kept is ever newer than the list itself.
 */
export function makePolledLists({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const version = shareNext(() => versionOf(db, 'reservations'));
  const kept = new Recent<string, Promise<KeptText>>(KEPT_LISTS);
  return async <Answer>(request: FastifyRequest, reply: FastifyReply, { isOwn, build }: Poll<Answer>) => {
    const { _id, roles } = callerOf(request);
    const state = [await version(), salonMoment(now()).date, request.url, languageOf(request)];
    const tag = `"${createHash('sha256')
      .update(JSON.stringify([state, _id, roles]))
      .digest('base64url')}"`;
    reply.header('etag', tag);
    if (matches(tag, request.headers['if-none-match'])) return reply.code(304).send();
    const key = JSON.stringify(isOwn ? [state, _id] : state);
    const list = kept.get(key) ?? build().then((answer) => ({ text: JSON.stringify(answer) }));
    kept.set(key, list);
    list.catch(() => kept.delete(key));
    return sendKept(request, reply.type('application/json; charset=utf-8'), await list);
  };
}

/** A proxy that compresses marks a tag as weak; it still names the same list. */
function matches(tag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag);
}
