import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { useSalon } from '../features/settings/api.ts';

/** The salon's name; until it has arrived from the server, the default name. */
export function useSalonName(): string {
  return useSalon()?.name ?? DEFAULT_SETTINGS.name;
}
