import { useCallback, useMemo, useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { usePointerRest } from '../live/stable-rows.ts';
import { spanOfVisit } from './agenda-columns.ts';

/** Visits that this desk has just placed itself: shown so until the server has said the same. */
export type OwnPlacings = {
  /** Shows a visit elsewhere before the server has answered. */
  put: (visit: Reservation) => void;
  /** Shows it as the server has it now. */
  settle: (visit: Reservation) => void;
  /** Shows it where it was: it could not be placed. */
  giveBack: (id: string) => void;
};

export type StillVisits = {
  visits: readonly Reservation[];
  /** What another desk has placed or booked since the day was opened, until it changes again. */
  changed: ReadonlySet<string>;
  own: OwnPlacings;
};

type Own = { visit: Reservation; isSettled: boolean; misses: number };
type OwnById = ReadonlyMap<string, Own>;
type Shown = { request: string; rows: readonly Reservation[]; changed: ReadonlySet<string> };

const NONE: OwnById = new Map();
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Returns the visits of a day with their newest facts, each where it stood until the pointer rests and nothing is held: no
 * visit moves, comes or goes under a finger. What this desk places is shown at once. Another `request` is shown at once.
 */
export function useStillVisits(latest: readonly Reservation[], request: string, isHeld: boolean): StillVisits {
  const isResting = usePointerRest();
  const [shown, setShown] = useState<Shown>({ request, rows: latest, changed: NOBODY });
  const [own, setOwn] = useState<OwnById>(NONE);
  const isOther = shown.request !== request;
  if (shown.rows !== latest && (isOther || (isResting && !isHeld))) {
    setShown({ request, rows: latest, changed: isOther ? NOBODY : changedSince(shown.rows, latest, own) });
    setOwn(isOther ? NONE : stillNeeded(own, latest));
  }

  const set = useCallback((id: string, entry: Own | null) => {
    setOwn((before) => {
      const after = new Map(before);
      if (entry) after.set(id, entry);
      else after.delete(id);
      return after;
    });
  }, []);
  const placings = useMemo<OwnPlacings>(
    () => ({
      put: (visit) => set(visit._id, { visit, isSettled: false, misses: 0 }),
      settle: (visit) => set(visit._id, { visit, isSettled: true, misses: 0 }),
      giveBack: (id) => set(id, null),
    }),
    [set],
  );
  const rows = isOther ? latest : shown.rows;
  const visits = useMemo(() => {
    const newest = new Map(latest.map((visit) => [visit._id, visit]));
    return rows.map((row) => own.get(row._id)?.visit ?? withNewestFacts(row, newest.get(row._id)));
  }, [rows, latest, own]);
  return { visits, changed: shown.changed, own: placings };
}

/** Whether two records of a visit stand at the same place of the agenda. */
export function standsAlike(one: Reservation, other: Reservation): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(visit: Reservation): string {
  const { start, end } = spanOfVisit(visit);
  const served = visit.sittings?.map(({ technicianId }) => technicianId ?? '');
  return [visit.reservationDate.dateReserved, visit.reservationLocation.locationReserved, start, end, served].join(' ');
}

function withNewestFacts(shown: Reservation, newest: Reservation | undefined): Reservation {
  return newest && standsAlike(newest, shown) ? newest : shown;
}

function changedSince(
  before: readonly Reservation[],
  after: readonly Reservation[],
  own: OwnById,
): ReadonlySet<string> {
  const known = new Map(before.map((visit) => [visit._id, visit]));
  const changed = after.filter((visit) => {
    const was = own.get(visit._id)?.visit ?? known.get(visit._id);
    return !was || !standsAlike(was, visit);
  });
  return new Set(changed.map(({ _id }) => _id));
}

/** A settled one goes once the list says the same; a list that was asked before it was placed is passed over, once. */
function stillNeeded(own: OwnById, latest: readonly Reservation[]): OwnById {
  if (own.size === 0) return own;
  const newest = new Map(latest.map((visit) => [visit._id, visit]));
  return new Map(
    [...own].flatMap(([id, entry]) => {
      const row = newest.get(id);
      if (!entry.isSettled) return [[id, entry] as const];
      if (!row || standsAlike(row, entry.visit) || entry.misses > 0) return [];
      return [[id, { ...entry, misses: 1 }] as const];
    }),
  );
}
