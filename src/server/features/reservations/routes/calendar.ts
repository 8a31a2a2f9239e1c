import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '#contract/schemas/fields.ts';
import { Refusal } from '#domain/errors.ts';
import { may } from '#domain/users/roles.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { languageOf } from '../../../http/language.ts';
import { calendarMediaType } from '../../../platform/calendar-file.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { calendarFileOf } from '../emails.ts';
import { findReservation, findStanding, lineNames, ownersPages } from '../queries/reservations.ts';

/** GET /reservations/calendar/{id}: a visit as an .ics file, for its owner and for staff. */
export function calendarRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/:id',
      onRequest: allow('place_reservation'),
      schema: {
        tags: ['reservations'],
        params: z.object({ id: idSchema }),
        produces: ['text/calendar'],
        response: { 200: z.string() },
      },
      handler: async (request, reply) => {
        const caller = callerOf(request);
        const standing = await findStanding(deps.db, request.params.id);
        const isTheirs = standing?.user_id === caller._id || may(caller.roles, 'manage_reservations');
        const reservation = isTheirs ? await findReservation(deps.db, request.params.id) : undefined;
        if (!standing || !reservation) throw new Refusal('reservation_not_found');
        const settings = await loadSettings(deps.db);
        const { sequence } = standing;
        const language = languageOf(request.headers['accept-language']);
        const names = await lineNames(deps.db, reservation._id, language);
        const pages = await ownersPages(deps.db, reservation._id);
        const visit = { reservation, names, sequence, language, settings, pages, config: deps.config, now: deps.now() };
        const cancelled = reservation.status === 'cancel';
        const text = calendarFileOf(visit, cancelled);
        return reply.type(calendarMediaType(cancelled)).serializer(String).send(text);
      },
    });
  };
}
