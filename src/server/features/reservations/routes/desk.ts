import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bookingHeadersSchema, idBodySchema, idSchema, messageSchema } from '#contract/schemas/fields.ts';
import {
  closedSchema,
  closingSchema,
  colorNoteSchema,
  deskBookingSchema,
  movedSchema,
  reservationSchema,
} from '#contract/schemas/reservations.ts';
import { visitDetailsSchema } from '#contract/schemas/visit-details.ts';
import {
  putAwayAnswerSchema,
  putAwaySchema,
  tellingAnswerSchema,
  tellingSchema,
} from '#contract/schemas/visits-to-call.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { bookAtDesk } from '../service/book-at-desk.ts';
import { attemptOf } from '../service/booking.ts';
import { remove } from '../service/cancel.ts';
import { closeDay } from '../service/close-day.ts';
import { noteColor } from '../service/color-note.ts';
import { visitDetails } from '../service/details.ts';
import { restore, transition } from '../service/transitions.ts';
import { markTold, putAway } from '../service/visits-to-call.ts';

const tags = ['reservations'];
const transitionSchema = { tags, body: idBodySchema, response: { 200: reservationSchema } };

/** What the desk does with reservations: book for somebody, transitions and taking them back, colour notes, deletion, details. */
export function deskRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/create',
      onRequest: allow('book_for_client'),
      schema: { tags, headers: bookingHeadersSchema, body: deskBookingSchema, response: { 201: reservationSchema } },
      handler: async (request, reply) => {
        const { body: booking, headers } = request;
        const caller = callerOf(request);
        const attempt = attemptOf(caller._id, headers['idempotency-key'], booking);
        return reply.code(201).send(await bookAtDesk(deps, { caller, booking, attempt }));
      },
    });
    for (const to of ['present', 'done'] as const) {
      app.route({
        method: 'PATCH',
        url: `/${to}`,
        onRequest: allow('mark_visits'),
        schema: { ...transitionSchema, body: movedSchema },
        handler: (request) => transition(deps, callerOf(request), { ...request.body, to }),
      });
    }
    app.route({
      method: 'PATCH',
      url: '/restore',
      onRequest: allow('mark_visits'),
      schema: transitionSchema,
      handler: (request) => restore(deps, callerOf(request), request.body.id),
    });
    app.route({
      method: 'PATCH',
      url: '/close',
      onRequest: allow('manage_reservations'),
      schema: { tags, body: closingSchema, response: { 200: closedSchema } },
      handler: async (request) => ({ closed: await closeDay(deps, callerOf(request), request.body) }),
    });
    app.route({
      method: 'PATCH',
      url: '/to-call',
      onRequest: allow('manage_reservations'),
      schema: { tags, body: tellingSchema, response: { 200: tellingAnswerSchema } },
      handler: async (request) => ({ told: await markTold(deps, callerOf(request), request.body) }),
    });
    app.route({
      method: 'DELETE',
      url: '/to-call',
      onRequest: allow('manage_reservations'),
      schema: { tags, body: putAwaySchema, response: { 200: putAwayAnswerSchema } },
      handler: async (request) => ({ count: await putAway(deps, callerOf(request), request.body.ids) }),
    });
    app.route({
      method: 'PATCH',
      url: '/past',
      onRequest: allow('note_own_color'),
      schema: { tags, body: colorNoteSchema, response: { 200: reservationSchema } },
      handler: (request) => noteColor(deps, callerOf(request), request.body),
    });
    app.route({
      method: 'GET',
      url: '/details/:id',
      onRequest: allow('manage_reservations'),
      schema: { tags, params: z.object({ id: idSchema }), response: { 200: visitDetailsSchema } },
      handler: (request) => visitDetails(deps.db, request.params.id),
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest: allow('manage_reservations'),
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await remove(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'reservation_removed') };
      },
    });
  };
}
