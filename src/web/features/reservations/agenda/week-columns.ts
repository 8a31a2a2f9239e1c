import type { Reservation } from '#contract/schemas/reservations.ts';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { hoursOn } from '#domain/team/team-day.ts';
import { visitsAt } from '../board/board-filter.ts';
import { type AgendaColumn, laned } from './agenda-columns.ts';
import { absencesOf, type Team, teamPieces, toTechnician } from './team-columns.ts';

/** Whose week is shown, and what is known of the team. */
export type WeekOf = { technician: TechnicianView; team: Team };

/** Where somebody usually works: on most days of her week. */
export function usualLocation(technician: TechnicianView): LocationCode {
  const daysAt = (code: LocationCode) => technician.hours[code].filter((spans) => spans.length > 0).length;
  return LOCATION_CODES.toSorted((one, other) => daysAt(other) - daysAt(one))[0] ?? LOCATION_CODES[0];
}

/**
 * The columns of somebody's week: each day where she works or serves somebody; one for each location where that is at both, and
 * one where she usually works on a day off.
 */
export function weekColumns(
  visits: readonly Reservation[],
  { technician, team }: WeekOf,
  { dates, most }: { dates: readonly CalendarDate[]; most: number },
): AgendaColumn[] {
  const usual = usualLocation(technician);
  return dates.flatMap((date) => {
    const ofDay = visits.filter(({ reservationDate }) => reservationDate.dateReserved === date);
    const columns = LOCATION_CODES.map((code) =>
      dayColumn(ofDay, { technician, team }, { date, location: code, most }),
    );
    const filled = columns.filter(({ open, pieces }) => open.length + pieces.length > 0);
    return filled.length > 0 ? filled : columns.filter(({ location }) => location === usual);
  });
}

type DayAsked = { date: CalendarDate; location: LocationCode; most: number };

function dayColumn(
  visits: readonly Reservation[],
  { technician, team }: WeekOf,
  { date, location, most }: DayAsked,
): AgendaColumn {
  const { _id: performer } = technician;
  // Of a cancelled visit nobody is served any more: it is hers because it was asked for as hers.
  const pieces = teamPieces(visitsAt(visits, location)).filter(
    ({ column, visit }) => column === performer || visit.status === 'cancel',
  );
  const absences = absencesOf(team, performer, date);
  return {
    key: `${date} ${location} ${performer}`,
    date,
    location,
    performer,
    kind: { what: 'technician', technician, absences, shows: 'day' },
    open: hoursOn(toTechnician(technician), location, date),
    ...laned(pieces, most),
  };
}
