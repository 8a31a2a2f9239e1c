import { useMemo } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import { hoursShown } from '#domain/agenda/grid.ts';
import type { AgendaDay } from '#domain/agenda/landing.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import type { Span } from '#domain/reservations/reservation-times.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { hoursOn, type SalonSettings } from '#domain/salon/salon-settings.ts';
import { type CalendarDate, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useReadSalonClock } from '../../../api/salon-clock.ts';
import { salonOf } from '../../settings/api.ts';
import { visitsAt } from '../board/board-filter.ts';
import { type AgendaColumn, seatColumns, spanOfVisit, standingOf } from './agenda-columns.ts';
import { membersOf, type Team, teamColumns } from './team-columns.ts';

type AgendaAsked = {
  today: CalendarDate;
  date: CalendarDate;
  salon: PublicSalon;
  /** The locations that are shown. */
  locations: readonly SalonLocation[];
  visits: readonly Reservation[];
  /** Null where no location needs technicians, or before they are known. */
  team: Team | null;
  most: number;
};

export type AgendaShown = {
  columns: readonly AgendaColumn[];
  hours: Span;
  rules: AgendaDay;
  /** The minute of now on today, else the one at which the day begins. */
  from: number;
};

/** The columns of a day, the hours that they show, and the rules by which a visit that is held over them is judged. */
export function useAgendaColumns({ today, date, salon, locations, visits, team, most }: AgendaAsked): AgendaShown {
  const readClock = useReadSalonClock();
  const settings = useMemo(() => salonOf(salon), [salon]);
  const columns = useMemo(
    () =>
      locations.flatMap((location) => {
        const here = visitsAt(visits, location.code);
        const asked = { date, most, open: openOn(settings, location.code, date) };
        return team && isTeamShown(location, here)
          ? teamColumns(here, location.code, team, asked)
          : seatColumns(here, location, asked);
      }),
    [locations, visits, team, most, date, settings],
  );
  const hours = useMemo(() => {
    const shown = locations.flatMap(({ code }) => visitsAt(visits, code)).map(spanOfVisit);
    return hoursShown(
      locations.map(({ code }) => hoursOn(settings, code, date)),
      shown,
    );
  }, [visits, settings, locations, date]);
  const moment = readClock();
  const from = moment?.date === date ? moment.minutes : hours.start;
  const rules = useMemo(
    () => rulesOf({ settings, date, now: { date: today, minutes: today === date ? from : 0 }, visits, team }),
    [settings, date, today, from, visits, team],
  );
  return { columns, hours, rules, from };
}

type Known = {
  settings: SalonSettings;
  date: CalendarDate;
  now: SalonMoment;
  visits: readonly Reservation[];
  team: Team | null;
};

function rulesOf({ settings, date, now, visits, team }: Known): AgendaDay {
  const standing = visits.filter(({ status }) => holdsSeat(status)).map(standingOf);
  const codes = LOCATION_CODES.filter((code) => team && isTeamShown(settings.locations[code], visitsAt(visits, code)));
  const teams = Object.fromEntries(codes.map((code) => [code, team ? membersOf(visits, code, team, date) : []]));
  return { date, now, settings, visits: standing, teams };
}

/** Whether a location has a column for each technician: one that needs them, as long as its visits tell who serves them. */
export function isTeamShown({ staffing }: Pick<SalonLocation, 'staffing'>, visits: readonly Reservation[]): boolean {
  const seated = visits.filter(({ status }) => holdsSeat(status));
  return staffing && (seated.length === 0 || seated.some(({ sittings }) => sittings !== undefined));
}

/** When a location is open on a day; nothing on a closed one. */
function openOn(settings: SalonSettings, code: LocationCode, date: CalendarDate): Span[] {
  const open = hoursOn(settings, code, date);
  return open ? [{ start: minutesOf(open.opens), end: minutesOf(open.closes) }] : [];
}
