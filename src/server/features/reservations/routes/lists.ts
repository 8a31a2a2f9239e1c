import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownDayQuerySchema, ownDaySchema } from '#contract/schemas/own-day.ts';
import {
  dayListSchema,
  type ReservationQuery,
  reservationListSchema,
  reservationQuerySchema,
} from '#contract/schemas/reservations.ts';
import { visitsToCallSchema } from '#contract/schemas/visits-to-call.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { searchTerms } from '#domain/search.ts';
import type { Permission } from '#domain/users/roles.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { makePolledLists } from '../../../http/conditional-get.ts';
import { type ListName, type ListRequest, listReservations } from '../queries/lists.ts';
import { dayList } from '../service/day.ts';
import { ownDay } from '../service/own-day.ts';
import { visitsToCall } from '../service/visits-to-call.ts';

/** The path of each list and who may read it. */
const LISTS: readonly { url: string; name: ListName; permission: Permission }[] = [
  { url: '/', name: 'general', permission: 'manage_reservations' },
  { url: '/pending', name: 'pending', permission: 'manage_reservations' },
  { url: '/present', name: 'present', permission: 'manage_reservations' },
  { url: '/possible', name: 'possible', permission: 'manage_reservations' },
  { url: '/archive', name: 'archive', permission: 'manage_reservations' },
  { url: '/active', name: 'active', permission: 'manage_reservations' },
  { url: '/future', name: 'future', permission: 'own_lists' },
  { url: '/past', name: 'past', permission: 'own_lists' },
];

/** Every list of reservations: each searched, filtered and paged the same way, and polled. */
export function listRoutes(deps: Deps): FastifyPluginAsyncZod {
  const sendPolled = makePolledLists(deps);
  return async (app) => {
    // The desk's board and its print.
    app.route({
      method: 'GET',
      url: '/day',
      onRequest: allow('manage_reservations'),
      schema: { tags: ['reservations'], querystring: reservationQuerySchema, response: { 200: dayListSchema } },
      handler: (request, reply) =>
        sendPolled(request, reply, {
          isOwn: false,
          build: () => dayList(deps, listRequest(request.query, callerOf(request)._id, deps.now())),
        }),
    });
    // The day of a technician, by her own account.
    app.route({
      method: 'GET',
      url: '/mine',
      onRequest: allow('see_own_day'),
      schema: { tags: ['reservations'], querystring: ownDayQuerySchema, response: { 200: ownDaySchema } },
      handler: (request, reply) =>
        sendPolled(request, reply, {
          isOwn: true,
          build: async () => ownDaySchema.parse(await ownDay(deps, callerOf(request)._id, request.query.date)),
        }),
    });
    app.route({
      method: 'GET',
      url: '/to-call',
      onRequest: allow('manage_reservations'),
      schema: { tags: ['reservations'], response: { 200: visitsToCallSchema } },
      handler: (request, reply) =>
        sendPolled(request, reply, {
          isOwn: false,
          build: async () => visitsToCallSchema.parse(await visitsToCall(deps)),
        }),
    });
    for (const { url, name, permission } of LISTS) {
      app.route({
        method: 'GET',
        url,
        onRequest: allow(permission),
        schema: {
          tags: ['reservations'],
          querystring: reservationQuerySchema,
          response: { 200: reservationListSchema },
        },
        handler: (request, reply) =>
          sendPolled(request, reply, {
            isOwn: permission === 'own_lists',
            build: async () => {
              const asked = listRequest(request.query, callerOf(request)._id, deps.now());
              return reservationListSchema.parse(await listReservations(deps.db, name, asked));
            },
          }),
      });
    }
  };
}

function listRequest(query: ReservationQuery, callerId: string, now: number): ListRequest {
  const {
    keyword = '',
    reservationStatusOption: status,
    reservationLocationOption,
    date,
    until,
    technicianId,
    pageNumber,
    pageSize,
  } = query;
  const location = reservationLocationOption && (reservationLocationOption === '1' ? 1 : 2);
  return {
    today: salonMoment(now).date,
    callerId,
    terms: searchTerms(keyword),
    status,
    location,
    date,
    until,
    technicianId,
    pageNumber,
    pageSize,
  };
}
