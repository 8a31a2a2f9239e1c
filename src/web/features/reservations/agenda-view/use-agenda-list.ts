import { useMemo } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { type CalendarDate, weekOf } from '#domain/salon/salon-time.ts';
import type { Team } from '../agenda/team-columns.ts';
import type { AgendaView } from '../agenda/use-agenda-columns.ts';
import { useAgendaTeam } from '../agenda/use-agenda-team.ts';
import { type Live, useLiveList } from '../live/use-live-list.ts';

type AgendaList = {
  view: AgendaView;
  /** None until all is known that the agenda is drawn from. */
  rows: readonly Reservation[];
  team: Team | null;
  live: Live;
  /** `waiting` while nothing is known of that day or week yet. */
  state: 'loaded' | 'waiting' | 'failed';
  failure: unknown;
  retry: () => void;
};

const NO_ROWS: readonly Reservation[] = [];

/**
 * The visits of a day, or of the week of one technician, kept fresh, with the team that serves them. `week` names her by id;
 * another word is for whoever comes first; null is the day.
 */
export function useAgendaList(
  { locations }: Pick<PublicSalon, 'locations'>,
  date: CalendarDate,
  week: string | null,
): AgendaList {
  const dates = week === null ? [date] : weekOf(date);
  const [first = date, last = date] = [dates[0], dates.at(-1)];
  const known = useAgendaTeam(locations, first, last);
  const view = useAgendaView(date, week, known.team);
  const { list, isWaiting, failure: lost, retry, live } = useLiveList(requestOf(view));
  const failure = lost ?? known.failure;
  const isKnown = list !== undefined && !isWaiting && !known.isWaiting;
  const state = failure === undefined ? waitingOr(isKnown) : 'failed';
  return {
    view,
    rows: state === 'loaded' && list ? list.reservations : NO_ROWS,
    team: known.team,
    live,
    state,
    failure,
    retry: () => {
      if (lost !== undefined) retry();
      known.retry();
    },
  };
}

function waitingOr(isKnown: boolean) {
  return isKnown ? 'loaded' : 'waiting';
}

function requestOf({ what, dates, technician }: AgendaView) {
  const list = { list: 'day', date: dates[0] ?? '' } as const;
  return what === 'day' ? list : { ...list, until: dates.at(-1) ?? '', technicianId: technician._id };
}

/** The week of whom the address names, else of whoever comes first; the day where there is nobody. */
function useAgendaView(date: CalendarDate, week: string | null, team: Team | null): AgendaView {
  const technicians = team?.technicians;
  return useMemo(() => {
    const found = technicians?.find(({ _id }) => _id === week) ?? working(technicians ?? [])[0];
    if (week === null || !found) return { what: 'day', dates: [date], technician: null };
    return { what: 'week', dates: weekOf(date), technician: found };
  }, [date, week, technicians]);
}

/** Those who work now, in their order. */
export function working(team: Team['technicians']): Team['technicians'] {
  return team.filter(({ status }) => status === 'active').toSorted((one, other) => one.order - other.order);
}
