import { useMemo } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { hoursShown } from '#domain/agenda/grid.ts';
import type { AgendaDay } from '#domain/agenda/landing.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { hoursOn, type SalonSettings } from '#domain/salon/salon-settings.ts';
import { type CalendarDate, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useReadSalonClock } from '../../../api/salon-clock.ts';
import { salonOf } from '../../settings/api.ts';
import { visitsAt } from '../board/board-filter.ts';
import { type AgendaColumn, type AgendaRules, seatColumns, spanOfVisit, standingOf } from './agenda-columns.ts';
import { withNeighbours } from './neighbours.ts';
import { membersOf, type Team, teamColumns } from './team-columns.ts';
import { weekColumns } from './week-columns.ts';

/** What the agenda shows: a day at one or both locations, or the week of somebody of the team. */
export type AgendaView =
  | { readonly what: 'day'; readonly dates: readonly [CalendarDate]; readonly technician: null }
  | { readonly what: 'week'; readonly dates: readonly CalendarDate[]; readonly technician: TechnicianView };

type AgendaAsked = {
  today: CalendarDate;
  view: AgendaView;
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
  rules: AgendaRules;
  /** The minute of now where today is shown, else the one at which the day begins. */
  from: number;
};

/** The columns of the agenda, the hours that they show, and the rules by which a visit that is held over them is judged. */
export function useAgendaColumns({ today, view, salon, locations, visits, team, most }: AgendaAsked): AgendaShown {
  const readClock = useReadSalonClock();
  const settings = useMemo(() => salonOf(salon), [salon]);
  const columns = useMemo(() => {
    const { what, dates, technician } = view;
    if (what === 'week') return team ? weekColumns(visits, { technician, team }, { dates, most }) : [];
    const found = locations.flatMap((location) => {
      const here = visitsAt(visits, location.code);
      const asked = { date: dates[0], most, open: openOn(settings, location.code, dates[0]) };
      return team && isTeamShown(location, here)
        ? teamColumns(here, location.code, team, asked)
        : seatColumns(here, location, asked);
    });
    return withNeighbours(found);
  }, [locations, visits, team, most, view, settings]);
  const hours = useMemo(() => {
    const shown = columns.flatMap(({ pieces }) => pieces.map(({ visit }) => spanOfVisit(visit)));
    return hoursShown(
      columns.map(({ date, location }) => hoursOn(settings, location, date)),
      shown,
    );
  }, [columns, settings]);
  const moment = readClock();
  const minutes = moment?.date === today ? moment.minutes : 0;
  const isToday = view.dates.includes(today);
  const rules = useMemo(
    () =>
      new Map(
        view.dates.map((date) => {
          const ofDay = visits.filter(({ reservationDate }) => reservationDate.dateReserved === date);
          const known = { settings, date, now: { date: today, minutes }, visits: ofDay, team };
          return [date, rulesOf(known, view.technician)];
        }),
      ),
    [settings, view, today, minutes, visits, team],
  );
  return { columns, hours, rules, from: isToday ? minutes : hours.start };
}

type Known = {
  settings: SalonSettings;
  date: CalendarDate;
  now: SalonMoment;
  visits: readonly Reservation[];
  team: Team | null;
};

/** In the week of one technician only hers are known: she alone is judged, and the server has the last word. */
function rulesOf({ settings, date, now, visits, team }: Known, technician: TechnicianView | null): AgendaDay {
  const standing = visits.filter(({ status }) => holdsSeat(status)).map(standingOf);
  const codes = LOCATION_CODES.filter((code) => team && isTeamShown(settings.locations[code], visitsAt(visits, code)));
  const teamAt = (code: LocationCode) =>
    (team ? membersOf(visits, { location: code, date }, team) : []).filter(
      (member) => technician === null || member.technician.id === technician._id,
    );
  return {
    date,
    now,
    settings,
    visits: standing,
    teams: Object.fromEntries(codes.map((code) => [code, teamAt(code)])),
  };
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
