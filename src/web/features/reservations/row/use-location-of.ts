import { useCallback } from 'react';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { usePublicSettingsQuery } from '../../settings/api.ts';

/** Returns a function that finds a location by its code, or undefined until the settings are loaded. Asks again on focus. */
export function useLocationOf(): (code: LocationCode) => SalonLocation | undefined {
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return useCallback((code) => salon?.locations.find((location) => location.code === code), [salon]);
}
