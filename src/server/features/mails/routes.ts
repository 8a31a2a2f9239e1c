import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keptMailListSchema } from '#contract/schemas/mails.ts';
import type { Deps } from '../../deps.ts';
import { listMailsWithBody } from './queries.ts';

const MAILS_LISTED = 200;

/** GET /dev/mails: the mails that were not sent, newest first. Registered in development and demo only. */
export function mailRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      schema: { tags: ['development'], response: { 200: keptMailListSchema } },
      handler: async () => {
        const mails = await listMailsWithBody(db, MAILS_LISTED);
        return mails.map((mail) => ({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text ?? '',
          html: mail.html ?? '',
          links: mail.links,
          attachments: mail.attachments,
          createdAt: mail.created_at.toISOString(),
        }));
      },
    });
  };
}
