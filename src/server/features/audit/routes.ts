import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditListSchema, auditQuerySchema } from '#contract/schemas/audit.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import type { Deps } from '../../deps.ts';
import { allow } from '../../http/authenticate.ts';
import { listAudit } from './queries.ts';

/** GET /audit: who changed what, for Admins. */
export function auditRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest: allow('read_audit'),
      schema: { tags: ['audit'], querystring: auditQuerySchema, response: { 200: auditListSchema } },
      handler: async ({ query }) => {
        const { entries, count } = await listAudit(db, query);
        return { entries, count, page: query.pageNumber, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)) };
      },
    });
  };
}
