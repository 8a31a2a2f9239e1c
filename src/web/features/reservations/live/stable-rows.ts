import type { Reservation } from '#contract/schemas/reservations.ts';

/** The rows to show, and those of them that have left the list meanwhile. */
export type StableRows = { rows: readonly Reservation[]; leaving: ReadonlySet<string> };

const NOBODY: ReadonlySet<string> = new Set();

/** Rows as the server last told them. */
export function settled(rows: readonly Reservation[]): StableRows {
  return { rows, leaving: NOBODY };
}

/**
 * The latest rows without moving any that is shown: each keeps its place with its newest facts, whoever has gone stays
 * for the moment, newcomers come last. So nothing moves under the pointer.
 */
export function stabilizeRows(shown: readonly Reservation[], latest: readonly Reservation[]): StableRows {
  if (shown === latest) return settled(latest);
  const latestById = new Map(latest.map((row) => [row._id, row]));
  const shownIds = new Set(shown.map(({ _id }) => _id));
  const inPlace = shown.map((row) => latestById.get(row._id) ?? row);
  const newcomers = latest.filter(({ _id }) => !shownIds.has(_id));
  const leaving = new Set([...shownIds].filter((id) => !latestById.has(id)));
  return { rows: [...inPlace, ...newcomers], leaving };
}
