import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bookingHeadersSchema } from '#contract/schemas/fields.ts';
import { bookingSchema, cancellationSchema, moveSchema, reservationSchema } from '#contract/schemas/reservations.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { languageOf } from '../../../http/language.ts';
import { book } from '../service/book.ts';
import { attemptOf } from '../service/booking.ts';
import { cancel } from '../service/cancel.ts';
import { move } from '../service/move.ts';

/** What clients do with their own reservations, and the cancel and the move that staff share with them. Their lists: `lists.ts`. */
export function reservationRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/',
      onRequest: allow('place_reservation'),
      schema: {
        tags: ['reservations'],
        headers: bookingHeadersSchema,
        body: bookingSchema,
        response: { 201: reservationSchema },
      },
      handler: async (request, reply) => {
        const { body, headers } = request;
        const caller = callerOf(request);
        // The same booking is sent again once an overlap is confirmed, with the same key.
        const { overlapIsMeant: _confirmed, ...asked } = body;
        const attempt = attemptOf(caller._id, headers['idempotency-key'], asked);
        const language = languageOf({ headers });
        return reply.code(201).send(await book(deps, { caller, booking: body, attempt, language }));
      },
    });

    app.route({
      method: 'PATCH',
      url: '/',
      onRequest: allow('cancel_own'),
      schema: { tags: ['reservations'], body: cancellationSchema, response: { 200: reservationSchema } },
      handler: (request) => {
        const { id, cancelReason: reason } = request.body;
        return cancel(deps, callerOf(request), { id, reason });
      },
    });

    app.route({
      method: 'PATCH',
      url: '/move',
      onRequest: allow('move_own'),
      schema: { tags: ['reservations'], body: moveSchema, response: { 200: reservationSchema } },
      handler: (request) => move(deps, callerOf(request), request.body),
    });
  };
}
