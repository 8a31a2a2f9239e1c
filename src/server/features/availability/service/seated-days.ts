import type { Sitting } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, datesBetween } from '#domain/salon/salon-time.ts';
import type { Database } from '../../../database/schema.ts';
import { dayVersions, type Versions } from '../../../database/versions.ts';
import { Recent } from '../../../platform/recent.ts';
import { type DatedSitting, sittingsOn } from '../queries.ts';

/** The most days kept: what clients may book, several times. */
const MOST_DAYS = 400;

/** Everybody seated on a day at both locations, as of the day's versions. */
export type SeatedDay = { date: CalendarDate; version: string; sittings: readonly DatedSitting[]; hasHolds: boolean };

/**
 * Returns a function that tells who is seated on each day from one date to another. A day is read again only when its
 * version has changed, all such days in one statement; `versions` must be read after the question came.
 */
export function keepSeatedDays(db: Database) {
  const kept = new Recent<CalendarDate, SeatedDay>(MOST_DAYS);
  return async (from: CalendarDate, to: CalendarDate, versions: Versions): Promise<SeatedDay[]> => {
    const versionOf = dayVersions(versions);
    const days = datesBetween(from, to).map((date) => {
      const version = `${versionOf(1, date)} ${versionOf(2, date)}`;
      const day = kept.get(date);
      return day?.version === version ? day : { date, version, sittings: null };
    });
    const changed = days.flatMap(({ date, sittings }) => (sittings === null ? [date] : []));
    const read = changed.length > 0 ? await sittingsOn(db, changed) : [];
    const byDate = Map.groupBy(read, ({ date }) => date);
    return days.map((day) => {
      if (day.sittings !== null) return day;
      const sittings = byDate.get(day.date) ?? [];
      const seated = { ...day, sittings, hasHolds: sittings.some(({ heldUntil }) => heldUntil !== null) };
      kept.set(day.date, seated);
      return seated;
    });
  };
}

type Seated = { location: LocationCode; now: number; exceptId: string | undefined };

/** Those seated at a location at `now`, without the visit `exceptId`: holds that have run out are left out. */
export function seatedAt({ sittings }: SeatedDay, { location, now, exceptId }: Seated): readonly Sitting[] {
  return sittings.filter(
    (sitting) =>
      sitting.location === location &&
      isHeld(sitting, now) &&
      (exceptId === undefined || sitting.reservationId !== exceptId),
  );
}

/** When the next hold of the day ends after `now`, in epoch milliseconds; infinity when none does. */
export function nextHoldEnd({ sittings, hasHolds }: SeatedDay, now: number): number {
  if (!hasHolds) return Number.POSITIVE_INFINITY;
  const ends = sittings.flatMap(({ heldUntil }) =>
    heldUntil && heldUntil.getTime() > now ? [heldUntil.getTime()] : [],
  );
  return Math.min(...ends);
}

function isHeld({ heldUntil }: DatedSitting, now: number): boolean {
  return heldUntil === null || heldUntil.getTime() > now;
}
