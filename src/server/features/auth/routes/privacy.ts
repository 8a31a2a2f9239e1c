import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountRemovalSchema } from '#contract/schemas/auth.ts';
import { messageSchema } from '#contract/schemas/fields.ts';
import { personalDataSchema } from '#contract/schemas/personal-data.ts';
import type { Deps } from '../../../deps.ts';
import { clearRefreshCookie } from '../../../http/account-cookies.ts';
import { callerOf, requireCaller } from '../../../http/authenticate.ts';
import { confirmationFor, languageOf } from '../../../http/language.ts';
import { csvOf, flattened } from '../../../platform/csv.ts';
import { deleteOwnAccount, exportOwnData } from '../service/privacy.ts';

const onRequest = requireCaller;
const tags = ['auth'];

/** What the law gives every person: a copy of their data, and to be erased. */
export function privacyRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/export',
      onRequest,
      schema: { tags, response: { 200: personalDataSchema } },
      handler: async (request, reply) => {
        const data = await exportOwnData(deps, callerOf(request), request.ip);
        return reply.header('content-disposition', 'attachment; filename="lunule.json"').send(data);
      },
    });

    app.route({
      method: 'GET',
      url: '/export.csv',
      onRequest,
      schema: {
        tags,
        description: 'The same as a table of two columns, for a spreadsheet.',
        response: { 200: z.string() },
      },
      handler: async (request, reply) => {
        const data = await exportOwnData(deps, callerOf(request), request.ip);
        reply.header('content-disposition', 'attachment; filename="lunule.csv"').type('text/csv; charset=utf-8');
        return reply.send(csvOf([['field', 'value'], ...flattened(data)], languageOf(request)));
      },
    });

    app.route({
      method: 'DELETE',
      url: '/profile',
      onRequest,
      schema: { tags, body: accountRemovalSchema, response: { 200: messageSchema } },
      handler: async (request, reply) => {
        await deleteOwnAccount(deps, callerOf(request), request.body.password, request.ip);
        clearRefreshCookie(reply, deps.config.publicUrl);
        return { message: confirmationFor(request, 'account_deleted') };
      },
    });
  };
}
