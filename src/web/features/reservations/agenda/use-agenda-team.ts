import { useMemo } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAbsencesQuery, useTechniciansQuery } from '../../technicians/api.ts';
import { visitsAt } from '../board/board-filter.ts';
import { POLLING_MS } from '../desk-api.ts';
import { freeOf, type Team, teamColumns } from './team-columns.ts';
import { isTeamShown } from './use-agenda-columns.ts';

/** The team changes seldom; a break that another desk enters is seen within a minute. */
const TEAM_POLLING_MS = 10 * POLLING_MS;

/** Returns the team with its absences of a day, kept fresh; null where no location needs technicians, or until it is known. */
export function useAgendaTeam(locations: readonly SalonLocation[], date: CalendarDate): Team | null {
  const skip = !locations.some(({ staffing }) => staffing);
  const live = { skip, pollingInterval: TEAM_POLLING_MS, skipPollingIfUnfocused: true, refetchOnFocus: true };
  const { data: technicians } = useTechniciansQuery(undefined, live);
  const { currentData: absences } = useAbsencesQuery({ from: date, to: date }, live);
  return useMemo(
    () => (technicians && absences && !skip ? { technicians, absences } : null),
    [technicians, absences, skip],
  );
}

type FreeAsked = {
  today: CalendarDate;
  date: CalendarDate;
  locations: readonly SalonLocation[];
  visits: readonly Reservation[];
  team: Team | null;
};

/** How many minutes the technicians of these locations are free, today from now on; null where there are none. */
export function useFreeMinutes({ today, date, locations, visits, team }: FreeAsked): number | null {
  const from = useSalonClock((now) => (date === today ? (now?.minutes ?? 0) : 0));
  return useMemo(() => {
    const staffed = locations.filter((location) => isTeamShown(location, visitsAt(visits, location.code)));
    if (!team || staffed.length === 0) return null;
    const columns = staffed.flatMap(({ code }) =>
      teamColumns(visitsAt(visits, code), code, team, { date, open: [], most: 1 }),
    );
    return freeOf(columns, from);
  }, [team, locations, visits, date, from]);
}
