import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { closureOf, specialHoursOf } from '#contract/salon-days.ts';
import { type PublicSalon, type PublicSettings, publicSettingsSchema } from '#contract/schemas/settings.ts';
import { DEFAULT_LOCATIONS, type LocationCode, type LocationSettings } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { type CalendarDate, salonMoment } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../api/base-api.ts';
import { clockHeard, useSalonNow } from '../../api/salon-clock.ts';

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

const salonOfAnswer = createSelector(
  [(answer: PublicSettings | undefined) => answer],
  (answer): PublicSalon | undefined => {
    if (!answer) return undefined;
    const { now: _asked, ...salon } = answer;
    return salon;
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** The salon, undefined until it is loaded; a page renders again only when something of it has changed. */
export function useSalon(): PublicSalon | undefined {
  return usePublicSettingsQuery(undefined, {
    selectFromResult: ({ data }) => ({ salon: salonOfAnswer(data) }),
  }).salon;
}

/**
 * The salon's date; until its clock is heard, the date on which the server drew the page. Undefined while nothing is known.
 */
export function useSalonToday(): CalendarDate | undefined {
  const now = useSalonNow();
  const { drawnOn } = usePublicSettingsQuery(undefined, {
    selectFromResult: ({ data }) => ({ drawnOn: data && salonMoment(Date.parse(data.now)).date }),
  });
  return now?.date ?? drawnOn;
}

/** The salon as the domain's rules take it. */
export function salonOf(settings: PublicSalon): SalonSettings {
  return {
    ...settings,
    locations: { 1: locationOf(settings, 1), 2: locationOf(settings, 2) },
    closures: settings.closures.map(closureOf),
    specialHours: settings.specialHours.map(specialHoursOf),
  };
}

function locationOf({ locations }: PublicSalon, code: LocationCode): LocationSettings {
  return locations.find((location) => location.code === code) ?? DEFAULT_LOCATIONS[code];
}
