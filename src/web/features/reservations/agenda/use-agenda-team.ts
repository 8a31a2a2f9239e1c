import { useMemo } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAbsencesQuery, useTechniciansQuery } from '../../technicians/api.ts';
import { visitsAt } from '../board/board-filter.ts';
import { POLLING_MS } from '../desk-api.ts';
import { freeOf, type Team, teamColumns } from './team-columns.ts';
import { type AgendaView, isTeamShown } from './use-agenda-columns.ts';
import { weekColumns } from './week-columns.ts';

/** The team changes seldom; a break that another desk enters is seen within a minute. */
const TEAM_POLLING_MS = 10 * POLLING_MS;

type AgendaTeam = {
  /** Null where no location needs technicians, or until it is known. */
  team: Team | null;
  isWaiting: boolean;
  /** Why it could not be had. */
  failure: unknown;
  retry: () => void;
};

/** Returns the team with its absences of some days, the first and the last, kept fresh. */
export function useAgendaTeam(locations: readonly SalonLocation[], from: CalendarDate, to: CalendarDate): AgendaTeam {
  const skip = !locations.some(({ staffing }) => staffing);
  const live = { skip, pollingInterval: TEAM_POLLING_MS, skipPollingIfUnfocused: true, refetchOnFocus: true };
  const members = useTechniciansQuery(undefined, live);
  const away = useAbsencesQuery({ from, to }, live);
  const { data: technicians } = members;
  const { currentData: absences } = away;
  const team = useMemo(
    () => (technicians && absences && !skip ? { technicians, absences } : null),
    [technicians, absences, skip],
  );
  const isKnown = skip || team !== null;
  const failure = isKnown || members.isFetching || away.isFetching ? undefined : (members.error ?? away.error);
  const retry = () => {
    if (skip) return;
    if (!technicians) void members.refetch();
    if (!absences) void away.refetch();
  };
  return { team, isWaiting: !isKnown && failure === undefined, failure, retry };
}

type FreeAsked = {
  today: CalendarDate;
  view: AgendaView;
  locations: readonly SalonLocation[];
  visits: readonly Reservation[];
  team: Team | null;
};

/** How many minutes who is shown is free, from now on; null where no technicians are needed. */
export function useFreeMinutes({ today, view, locations, visits, team }: FreeAsked): number | null {
  const now = useSalonClock((moment) => moment?.minutes ?? 0);
  const columns = useMemo(() => {
    if (!team) return null;
    const { what, dates, technician } = view;
    if (what === 'week') return weekColumns(visits, { technician, team }, { dates, most: 1 });
    const staffed = locations.filter((location) => isTeamShown(location, visitsAt(visits, location.code)));
    if (staffed.length === 0) return null;
    const asked = { date: dates[0], open: [], most: 1 };
    return staffed.flatMap(({ code }) => teamColumns(visitsAt(visits, code), code, team, asked));
  }, [team, view, locations, visits]);
  return columns && freeOf(columns, { date: today, minutes: now });
}
