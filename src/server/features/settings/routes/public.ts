import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shownEmail } from '#contract/email-address.ts';
import { publicSettingsSchema } from '#contract/schemas/settings.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../../deps.ts';
import { makeKeptContent } from '../../../http/kept-content.ts';
import { viewSalon } from '../queries/settings.ts';

const SECOND = 1000;

/** The settings as everybody may read them, and the server's `now` to the second. */
export function settingsRoutes({ db, now, config }: Deps): FastifyPluginAsyncZod {
  const sendContent = makeKeptContent({ db });
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public',
      schema: { tags: ['settings'], response: { 200: publicSettingsSchema } },
      handler: async (request, reply) => {
        const second = instant(Math.floor(now() / SECOND) * SECOND).toISOString();
        await sendContent(request, reply, {
          name: second,
          schema: publicSettingsSchema,
          build: async () => {
            const salon = await viewSalon(db);
            const { email, privacyOfficer } = salon;
            const shownEmails = { salon: shownEmail(email), privacyOfficer: shownEmail(privacyOfficer.email) };
            return { ...salon, shownEmails, now: second, demo: config.demo };
          },
        });
        return reply;
      },
    });
  };
}
