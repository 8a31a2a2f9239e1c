import type { PublicSettings } from '#contract/schemas/settings.ts';
import { DEFAULT_LOCATIONS, LOCATION_CODES } from '#domain/salon/locations.ts';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';

/** Wednesday 3 June 2026, 14:00 at the salon. */
export const NOW = '2026-06-03T18:00:00.000Z';

/** What GET /settings/public returns, unless a test says otherwise. */
export function publicSettings(differences: Partial<PublicSettings> = {}): PublicSettings {
  const { locations: _locations, closures: _closures, specialHours: _hours, ...salon } = DEFAULT_SETTINGS;
  return {
    ...salon,
    now: NOW,
    shownEmails: { salon: salon.email, privacyOfficer: salon.privacyOfficer.email },
    socialLinks: [...salon.socialLinks],
    locations: LOCATION_CODES.map((code) => ({
      code,
      ...DEFAULT_LOCATIONS[code],
      hours: [...DEFAULT_LOCATIONS[code].hours],
      pictures: [],
    })),
    closures: [],
    specialHours: [],
    demo: true,
    ...differences,
  };
}
