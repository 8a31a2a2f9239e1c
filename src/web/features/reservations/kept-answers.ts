import type { ReservationList } from '#contract/schemas/reservations.ts';
import { environmentOf } from '../../browser/environment.ts';

/** An answer and its tag, by which the server can say that nothing has changed since. */
type ListResponse = { etag: string; list: ReservationList };

const answersOf = new WeakMap<object, Map<string, ListResponse>>();

/**
 * The tagged answers of a store, by question. The browser's own cache may not keep them (`no-store`); these live in
 * memory, and each goes when the store lets go of its list, as at a logout.
 */
export function listResponses(extra: unknown): Map<string, ListResponse> {
  const surroundings = environmentOf(extra);
  const known = answersOf.get(surroundings) ?? new Map<string, ListResponse>();
  answersOf.set(surroundings, known);
  return known;
}
