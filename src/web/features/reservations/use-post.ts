import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { useDisplayChoice } from '../../browser/use-display-choice.ts';

/**
 * The location that this device stands at, null when it serves both or was never told; kept on the device. It is what the
 * desk's board, lists and forms begin with.
 */
export function usePost(): [LocationCode | null, (post: LocationCode | null) => void] {
  const [kept, keep] = useDisplayChoice('post', ['', '1', '2']);
  const post = LOCATION_CODES.find((code) => String(code) === kept) ?? null;
  return [post, (chosen) => keep(chosen === null ? '' : KEPT[chosen])];
}

const KEPT = { 1: '1', 2: '2' } as const satisfies Record<LocationCode, string>;
