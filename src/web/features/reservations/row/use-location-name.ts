import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { usePublicSettingsQuery } from '../../settings/api.ts';

/** The address of a code, as the salon has set it; undefined until it is known. The salon's clock is set anew on focus. */
export function useLocationName(): (code: LocationCode) => SalonLocation | undefined {
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return (code) => salon?.locations.find((address) => address.code === code);
}
