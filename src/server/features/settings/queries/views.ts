import type { SalonView } from '#contract/schemas/settings.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { fingerprintOf, versioned } from '../../../database/fingerprints.ts';
import type { Database } from '../../../database/schema.ts';
import { listClosures, listPictures, loadSettings } from './settings.ts';

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

/** The same with the versions of its parts, which their forms send back: the salon's own, and each address's. */
export function withVersions(salon: SalonView): SalonView {
  const { locations, closures: _closures, ...identity } = salon;
  return { ...salon, version: fingerprintOf(identity), locations: locations.map(versioned) };
}
