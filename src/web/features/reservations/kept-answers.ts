import type { ReservationList } from '#contract/reservations.ts';
import { surroundingsOf } from '../../api/surroundings.ts';

/** An answer and its tag, by which the server can say that nothing has changed since. */
type KeptAnswer = { etag: string; list: ReservationList };

const answersOf = new WeakMap<object, Map<string, KeptAnswer>>();

/**
 * The tagged answers of a store, by question. The browser's own cache may not keep them (`no-store`); these live in
 * memory, and each goes when the store lets go of its list, as at a logout.
 */
export function keptAnswers(extra: unknown): Map<string, KeptAnswer> {
  const surroundings = surroundingsOf(extra);
  const known = answersOf.get(surroundings) ?? new Map<string, KeptAnswer>();
  answersOf.set(surroundings, known);
  return known;
}
