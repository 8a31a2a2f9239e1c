import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { publicSettingsSchema } from '#contract/settings.ts';
import { LOCATION_CODES } from '#domain/locations.ts';
import { instant } from '#domain/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { listClosures, listPictures, loadSettings } from './queries.ts';

/** What anybody may know of the salon, and the server's `now`, from which browsers count on (decision 3). */
export function settingsRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public',
      schema: { tags: ['settings'], response: { 200: publicSettingsSchema } },
      handler: () => publicSettings(deps),
    });
  };
}

async function publicSettings({ db, now, config }: Deps) {
  const { locations, closures: _rules, ...salon } = await loadSettings(db);
  const pictures = await listPictures(db);
  return {
    ...salon,
    socialLinks: [...salon.socialLinks],
    now: instant(now()).toISOString(),
    locations: LOCATION_CODES.map((code) => ({
      code,
      ...locations[code],
      hours: [...locations[code].hours],
      pictures: pictures.get(code) ?? [],
    })),
    closures: await listClosures(db),
    demo: config.demo,
  };
}
