import type { FastifyRequest } from 'fastify';

/** The token that a call bears; null when it bears none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}
