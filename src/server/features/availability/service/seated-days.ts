import type { Sitting } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, datesBetween } from '#domain/salon/salon-time.ts';
import { absentDates } from '#domain/team/absences.ts';
import type { Database } from '../../../database/schema.ts';
import { dayVersions, type Versions } from '../../../database/versions.ts';
import { Recent } from '../../../platform/recent.ts';
import { readServedDays, type ServedDays } from '../../reservations/service/staffing.ts';
import { type SeatedPerson, seatedOn } from '../queries.ts';

/** The most days kept: what clients may book, several times. */
const MOST_DAYS = 400;

/** Everybody seated on a day at both locations, as of the day's versions. */
export type SeatedDay = {
  date: CalendarDate;
  version: string;
  people: readonly SeatedPerson[];
  hasHolds: boolean;
  /** Who is served by whom, and who is absent; null where no location needs technicians. */
  served: ServedDays | null;
};

/** Days from one to another; the people of the visit `exceptId`, which is to be moved, are left out. */
type Asked = { from: CalendarDate; to: CalendarDate; exceptId: string | undefined; withTeam: boolean };

/**
 * Returns a function that tells who is seated on each day from one date to another, and by whom they are served where
 * `withTeam` is asked for. A day is read again only when its
 * version has changed, all such days in one statement; `versions` must be read after the question came.
 */
export function keepSeatedDays(db: Database) {
  const kept = new Recent<string, SeatedDay>(MOST_DAYS);
  return async ({ from, to, exceptId, withTeam }: Asked, versions: Versions): Promise<SeatedDay[]> => {
    const versionOf = dayVersions(versions);
    const keyOf = (date: CalendarDate) => (exceptId === undefined ? date : `${date} ${exceptId}`);
    const kind = withTeam ? 'team' : 'seats';
    const days = datesBetween(from, to).map((date) => {
      const version = `${kind} ${versionOf(1, date)} ${versionOf(2, date)}`;
      const day = kept.get(keyOf(date));
      return day?.version === version ? day : { date, version, people: null };
    });
    const dates = days.flatMap(({ date, people }) => (people === null ? [date] : []));
    const [read, served] = await Promise.all([
      dates.length > 0 ? seatedOn(db, { dates, exceptId }) : new Map<CalendarDate, SeatedPerson[]>(),
      withTeam ? readServedDays(db, dates) : null,
    ]);
    const servedOn = served && servedByDate(served);
    return days.map((day) => {
      if (day.people !== null) return day;
      const people = read.get(day.date) ?? [];
      const hasHolds = people.some(({ heldUntil }) => heldUntil !== null);
      const seated = { ...day, people, hasHolds, served: servedOn?.(day.date) ?? null };
      kept.set(keyOf(day.date), seated);
      return seated;
    });
  };
}

function servedByDate({ served, absences }: ServedDays): (date: CalendarDate) => ServedDays {
  const byDate = Map.groupBy(served, ({ date }) => date);
  const absentOn = Map.groupBy(
    absences.flatMap((absence) => {
      const { first, last } = absentDates(absence);
      const dates = first === last ? [first] : datesBetween(first, last);
      return dates.map((date) => ({ date, absence }));
    }),
    ({ date }) => date,
  );
  return (date) => ({
    served: byDate.get(date) ?? [],
    absences: (absentOn.get(date) ?? []).map(({ absence }) => absence),
  });
}

type Seated = { location: LocationCode; now: number };

/** Those seated at a location at `now`: holds that have run out are left out. */
export function seatedAt({ people }: SeatedDay, { location, now }: Seated): readonly Sitting[] {
  return people.filter((person) => person.location === location && isHeld(person, now));
}

/** When the next hold of the day ends after `now`, in epoch milliseconds; infinity when none does. */
export function nextHoldEnd({ people, hasHolds }: SeatedDay, now: number): number {
  if (!hasHolds) return Number.POSITIVE_INFINITY;
  const ends = people.flatMap(({ heldUntil }) => (heldUntil !== null && heldUntil > now ? [heldUntil] : []));
  return Math.min(...ends);
}

function isHeld({ heldUntil }: SeatedPerson, now: number): boolean {
  return heldUntil === null || heldUntil > now;
}
