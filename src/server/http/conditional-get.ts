import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { shareNext } from '../platform/concurrency/share-next.ts';
import { Recent } from '../platform/recent.ts';
import { callerOf } from './authenticate.ts';
import { etagOf, type KeptText, sendKept } from './kept-text.ts';
import { languageOf } from './language.ts';

/** How many lists are kept: those that the tabs of a desk ask for again and again. */
const KEPT_LISTS = 50;

type Poll<Answer> = {
  /** Whether each caller has a list of their own; the others are built once for all who ask. */
  isOwn: boolean;
  build: () => Promise<Answer>;
};

/** What was asked, and the list as it was at a version of all reservations. */
type KeptList = { version: number; made: Promise<KeptText> };

/**
 * Makes a function that sends a list that is polled: its bytes are made once for each version of all reservations, and it
 * is 304 for who has the same bytes already, also when only other lists have changed since. The version is read after the
 * call came and before the list, so that what is kept is never newer than the list itself.
 */
export function makePolledLists({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const versionNow = shareNext(() => versionOf(db, 'reservations'));
  const kept = new Recent<string, KeptList>(KEPT_LISTS);

  const listOf = (key: string, version: number, build: () => Promise<unknown>): Promise<KeptText> => {
    const known = kept.get(key);
    if (known?.version === version) return known.made;
    const made = Promise.all([build(), known?.made.catch(() => undefined)]).then(([answer, before]) => {
      const text = JSON.stringify(answer);
      // The same list keeps its tag and its compressed bytes.
      return before?.text === text ? before : { text };
    });
    const list = { version, made };
    kept.set(key, list);
    made.catch(() => kept.get(key) === list && kept.delete(key));
    return made;
  };

  return async <Answer>(request: FastifyRequest, reply: FastifyReply, { isOwn, build }: Poll<Answer>) => {
    const { _id, roles } = callerOf(request);
    const asked = [salonMoment(now()).date, request.url, languageOf(request)];
    const list = await listOf(JSON.stringify(isOwn ? [asked, _id] : asked), await versionNow(), build);
    const tag = `"${createHash('sha256')
      .update(JSON.stringify([etagOf(list), asked, _id, roles]))
      .digest('base64url')}"`;
    reply.header('etag', tag);
    if (matches(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return sendKept(request, reply.type('application/json; charset=utf-8'), list);
  };
}

/** A proxy that compresses marks a tag as weak; it still names the same list. */
function matches(tag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag);
}
