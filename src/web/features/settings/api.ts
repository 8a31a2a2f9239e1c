import { type ClosureView, type PublicSettings, publicSettingsSchema } from '#contract/settings.ts';
import type { Closure } from '#domain/closures.ts';
import { DEFAULT_LOCATIONS, type LocationCode, type LocationSettings } from '#domain/locations.ts';
import type { SalonSettings } from '#domain/salon-settings.ts';
import { baseApi } from '../../api/base-api.ts';
import { clockHeard } from '../../api/salon-clock.ts';

/** What anybody may know of the salon; its `now` sets the salon's clock. */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicSettings: build.query<PublicSettings, void>({
      query: () => 'settings/public',
      ...(import.meta.env.DEV && { responseSchema: publicSettingsSchema }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(clockHeard(data.now));
      },
    }),
  }),
});

export const { usePublicSettingsQuery } = settingsApi;

/** The salon in the words of the domain, whose rules (open now, closed days …) take it so. */
export function salonOf(settings: PublicSettings): SalonSettings {
  return {
    ...settings,
    locations: { 1: locationOf(settings, 1), 2: locationOf(settings, 2) },
    closures: settings.closures.map(closureOf),
  };
}

function locationOf({ locations }: PublicSettings, code: LocationCode): LocationSettings {
  return locations.find((location) => location.code === code) ?? DEFAULT_LOCATIONS[code];
}

function closureOf({ monthDay, date, location, label }: ClosureView): Closure {
  const where = location === 1 || location === 2 ? location : null;
  if (monthDay !== null) return { kind: 'yearly', day: monthDay, location: where, label };
  return { kind: 'single', date: date ?? '', location: where, label };
}
