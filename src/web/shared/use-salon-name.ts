import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { useSalon } from '../features/settings/api.ts';

/** What the salon is called; until the server has said so, what a new salon is called. */
export function useSalonName(): string {
  return useSalon()?.name ?? DEFAULT_SETTINGS.name;
}
