import { overlap, type Span } from '../salon/spans.ts';

/** One person who needs a technician; technicians are numbers. */
export interface Need extends Span {
  /** Who may serve her, the preferred first. */
  options: readonly number[];
  /** Who serves her now; null for a newcomer. */
  current: number | null;
}

/** So many steps at most: a salon's day takes a few hundred. */
const MOST_STEPS = 20_000;
/** Up to so many people, the fewest possible get somebody else. */
const FEW_CHANGES = 3;

/**
 * A technician for each of these people so that none has two at once, with the fewest of them given to somebody else (up to
 * three; beyond that, not the fewest). Null when there is none. `needs` are in order of their start. Exact: of all
 * ways it finds one if there is one, unless a day is so tangled that the search is given up.
 */
export function reassign(needs: readonly Need[]): number[] | null {
  if (!canMatchAtOnce(needs)) return null;
  const found = searchAll(needs, Number.POSITIVE_INFINITY);
  if (!found) return null;
  const least = changesOf(needs, found);
  for (let changes = 1; changes < Math.min(least, FEW_CHANGES + 1); changes += 1) {
    const better = searchAll(needs, changes);
    if (better) return better;
  }
  return found;
}

/** Whether there is a way at all, whoever changes. */
export function isAssignable(needs: readonly Need[]): boolean {
  return canMatchAtOnce(needs) && searchAll(needs, Number.POSITIVE_INFINITY) !== null;
}

function changesOf(needs: readonly Need[], found: readonly number[]): number {
  return needs.reduce((sum, need, index) => sum + changesBy(need, found[index]), 0);
}

/** Whether at every instant each of the people there could have somebody: quickly tells most days that are too full. */
function canMatchAtOnce(needs: readonly Need[]): boolean {
  return needs.every((arriving) => {
    const there = needs.filter((need) => need.start <= arriving.start && arriving.start < need.end);
    const servedBy = new Map<number, Need>();
    const give = (need: Need, tried: Set<number>): boolean =>
      need.options.some((technician) => {
        if (tried.has(technician)) return false;
        tried.add(technician);
        const other = servedBy.get(technician);
        if (other && !give(other, tried)) return false;
        servedBy.set(technician, need);
        return true;
      });
    return there.every((need) => give(need, new Set()));
  });
}

/**
 * Tries the people one after another, and gives up no branch but one that it has seen fail: what matters of the people
 * before is only until when each technician is busy.
 */
function searchAll(needs: readonly Need[], mostChanges: number): number[] | null {
  const search: Search = { needs, mostChanges, chosen: [], busyUntil: [], failed: new Set(), steps: 0 };
  return place(search, 0, 0) ? search.chosen : null;
}

type Search = {
  needs: readonly Need[];
  mostChanges: number;
  chosen: number[];
  busyUntil: number[];
  failed: Set<string>;
  steps: number;
};

function place(search: Search, index: number, changes: number): boolean {
  const need = search.needs[index];
  if (!need) return true;
  const state = stateOf(search, index, changes);
  search.steps += 1;
  if (search.steps > MOST_STEPS || search.failed.has(state)) return false;
  const { chosen, busyUntil, mostChanges } = search;
  const isPlaced = preferred(search, need, index).some((technician) => {
    const before = busyUntil[technician] ?? 0;
    const after = changes + changesBy(need, technician);
    if (before > need.start || after > mostChanges) return false;
    busyUntil[technician] = need.end;
    chosen[index] = technician;
    if (place(search, index + 1, after)) return true;
    busyUntil[technician] = before;
    return false;
  });
  if (!isPlaced) search.failed.add(state);
  return isPlaced;
}

function changesBy({ current }: Need, technician: number | undefined): number {
  return current === null || current === technician ? 0 : 1;
}

/** A newcomer goes on with whoever served the visit before. */
function preferred({ needs, chosen }: Search, need: Need, index: number): readonly number[] {
  if (need.current !== null) return need.options;
  const before = chosen.slice(0, index).filter((_, place) => needs[place]?.current === null);
  return before.length === 0
    ? need.options
    : need.options.toSorted((one, other) => rank(before, one) - rank(before, other));
}

function rank(before: readonly number[], technician: number): number {
  return before.includes(technician) ? 0 : 1;
}

/** Two branches of the same state go on alike. */
function stateOf({ needs, busyUntil, mostChanges }: Search, index: number, changes: number): string {
  const start = needs[index]?.start ?? 0;
  const busy = busyUntil.map((until) => (until > start ? until : ''));
  return `${index} ${Number.isFinite(mostChanges) ? changes : ''} ${busy.join()}`;
}

/** Those of `others` who meet these people in time, and those who meet them, and so on. */
export function entangled<Person extends Span>(people: readonly Span[], others: readonly Person[]): Person[] {
  const found: Person[] = [];
  let edge = [...people];
  let left = [...others];
  while (edge.length > 0) {
    const met = left.filter((other) => edge.some((person) => overlap(person, other)));
    left = left.filter((other) => !met.includes(other));
    found.push(...met);
    edge = met;
  }
  return found;
}
