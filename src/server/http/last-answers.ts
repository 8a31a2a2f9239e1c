import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, each answer that is still to go out ends its connection, which a browser would otherwise keep
 * open for the next call.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
