import type { PerformerChange } from '../team/performer-changes.ts';

type Carry = {
  /** Whose people were taken, and over whom they are held. */
  readonly taken: string | null;
  readonly over: string | null;
  /** Whether who is beside them stays where she is. */
  readonly isAlone: boolean;
  /** The technicians from left to right: where the visit stands, and where it is held. */
  readonly from: readonly string[];
  readonly to: readonly string[];
};

/**
 * A visit that several serve, carried from one technician to another: all go as far as the one that was taken, as far as there
 * are technicians; or that one alone, and the others keep theirs. Over nobody, nobody serves it yet. Returns what becomes of
 * each of `serving`, in their order.
 */
export function performerChanges(serving: readonly (string | null)[], carry: Carry): PerformerChange[] {
  const { taken, over, isAlone, from, to } = carry;
  if (over === taken) return serving.map((id) => ({ from: id, to: id }));
  if (over === null && !isAlone) return serving.map((id) => ({ from: id, to: null }));
  if (isAlone || taken === null || over === null) {
    return serving.map((id) => ({ from: id, to: id === taken ? over : id }));
  }
  const away = (id: string | null) => (id === null ? 0 : from.indexOf(id) - from.indexOf(taken));
  const known = serving.filter((id) => id !== null && from.includes(id));
  const least = -Math.min(...known.map(away));
  const most = to.length - 1 - Math.max(...known.map(away));
  const at = Math.max(least, Math.min(most, to.indexOf(over)));
  return serving.map((id) => ({ from: id, to: known.includes(id) ? (to[at + away(id)] ?? null) : id }));
}
