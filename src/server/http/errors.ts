import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import { isUnavailable, reasonOfUnavailable } from '../database/unavailable.ts';
import { isCall, LONGEST_URL } from '../site/page-url.ts';
import { languageOf } from './language.ts';
import { malformedProblem, problemOf } from './problem-of.ts';
import { STATUSES, statusOf } from './statuses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a body of the wrong shape is called on this route, when not `malformed`. */
    malformedCode?: ErrorCode;
  }
}

/** When to ask a busy server again. */
const RETRY_AFTER_SECONDS = 2;

/** Sends every refusal in one shape; an unexpected error is logged, and sent as 500 without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageOf(request);
    if (error instanceof Refusal) return refuse(error, request, reply);
    if (error.validation) {
      const code = request.routeOptions.config.malformedCode ?? 'malformed';
      return reply.code(STATUSES[code]).send(malformedProblem(code, language, error.validation));
    }
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ err: error }, 'unexpected error');
    if (code === 'busy') {
      request.log.warn(reasonOfUnavailable(error), 'the database cannot serve a call');
      reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    return reply.code(STATUSES[code]).send(problemOf(code, language));
  });
}

/** Refuses a call whose URL cannot be decoded, such as `/api/%`, which no hook and no handler sees. */
export function refuseUnreadableUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).send(problemOf('malformed', languageOf(request)));
}

/** Refuses a call with a URL over 2 KiB before anything reads it. A page of any length is shown. */
export const refuseLongUrls: onRequestHookHandler = ({ url }, _reply, done) => {
  const isTooLong = url.length > LONGEST_URL && isCall(url);
  done(isTooLong ? new Refusal('payload_too_large') : undefined);
};

/** Refuses a URL of the API that has no route with 404. */
export function handleUnknownCalls(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => reply.code(404).send(problemOf('not_found', languageOf(request))));
}

function refuse({ code, details }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (typeof details?.retryAfterSeconds === 'number') reply.header('retry-after', details.retryAfterSeconds);
  else if (code === 'busy') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(statusOf(code, details)).send(problemOf(code, languageOf(request), details));
}

function codeOf(error: FastifyError): ErrorCode {
  const { statusCode } = error;
  if (statusCode === 413) return 'payload_too_large';
  if (statusCode === 415) return 'unsupported_media_type';
  if (statusCode === 429) return 'too_many_requests';
  if (statusCode === 404) return 'not_found';
  if (statusCode === 503 || isUnavailable(error)) return 'busy';
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'malformed';
  return 'internal';
}
