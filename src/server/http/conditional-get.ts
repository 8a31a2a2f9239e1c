import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { callerOf } from './authenticate.ts';
import { languageOf } from './language.ts';

/**
 * Makes a preHandler that sends 304 to a poll while nothing has changed, without reading the list. The ETag is made of the
 * version of all reservations, the salon's date, the caller, the URL and the language. The version is read before the
 * list, so that a tag is never newer than the list it came with.
 */
export function sendNotModified({ db, now }: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { _id, roles } = callerOf(request);
    const version = await versionOf(db, 'reservations');
    const state = [version, salonMoment(now()).date, _id, roles, request.url, languageOf(request)];
    const tag = `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url')}"`;
    reply.header('etag', tag);
    return matches(tag, request.headers['if-none-match']) ? reply.code(304).send() : undefined;
  };
}

/** A proxy that compresses marks a tag as weak; it still names the same list. */
function matches(tag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag);
}
