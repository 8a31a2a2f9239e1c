import type { LocationCode } from '#domain/salon/locations.ts';
import { readStored, store } from '../../../browser/browser-storage.ts';

const KEY = 'desk-location';

/** The address at which this device stands: the one last chosen on it, the first until then. */
export function deviceLocation(): LocationCode {
  return readStored(KEY) === '2' ? 2 : 1;
}

/** Remembers it. */
export function rememberDeviceLocation(location: LocationCode): void {
  store(KEY, String(location));
}
