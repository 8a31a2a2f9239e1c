import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
const GIVEN = /^[\w-]{8,64}$/;

/** Returns the id of a request: the one that a proxy in front has given it, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Sends its id with every response, by which the lines of the log about it are found. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
}
