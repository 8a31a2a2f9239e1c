import type { LocationCode } from '#domain/locations.ts';
import { readStored, store } from '../../browser-storage.ts';

const KEY = 'desk-location';

/** The address at which this device stands: the one last chosen on it, the first until then. */
export function devicePlace(): LocationCode {
  return readStored(KEY) === '2' ? 2 : 1;
}

/** Remembers it. */
export function rememberDevicePlace(location: LocationCode): void {
  store(KEY, String(location));
}
