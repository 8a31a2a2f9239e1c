import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shownEmail } from '#contract/email-address.ts';
import { publicSettingsSchema } from '#contract/schemas/settings.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../../deps.ts';
import { viewSalon } from '../queries/settings.ts';

/** The settings as everybody may read them, and the server's `now`, to which browsers set their clock. */
export function settingsRoutes({ db, now, config }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public',
      schema: { tags: ['settings'], response: { 200: publicSettingsSchema } },
      handler: async () => {
        const salon = await viewSalon(db);
        const shownEmails = { salon: shownEmail(salon.email), privacyOfficer: shownEmail(salon.privacyOfficer.email) };
        return { ...salon, shownEmails, now: instant(now()).toISOString(), demo: config.demo };
      },
    });
  };
}
