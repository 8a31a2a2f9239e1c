import type { SalonView } from '#contract/settings.ts';
import { LOCATION_CODES } from '#domain/locations.ts';
import type { Database } from '../../database/schema.ts';
import { listClosures, listPictures, loadSettings } from './queries.ts';

/** The salon as it travels: addresses in a list, closures with their ids. */
export async function viewSalon(db: Database): Promise<SalonView> {
  const { locations, closures: _rules, socialLinks, ...salon } = await loadSettings(db);
  const pictures = await listPictures(db);
  return {
    ...salon,
    socialLinks: [...socialLinks],
    locations: LOCATION_CODES.map((code) => ({
      code,
      ...locations[code],
      hours: [...locations[code].hours],
      pictures: pictures.get(code) ?? [],
    })),
    closures: await listClosures(db),
  };
}
