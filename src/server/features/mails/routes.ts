import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keptMailListSchema } from '#contract/schemas/mails.ts';
import type { Deps } from '../../deps.ts';
import { listKeptMails } from './queries/mails.ts';

const NEWEST = 200;

/** GET /dev/mails: the kept messages. Registered in development and demo only. */
export function mailRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      schema: { tags: ['development'], response: { 200: keptMailListSchema } },
      handler: async () => {
        const mails = await listKeptMails(db, NEWEST);
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
