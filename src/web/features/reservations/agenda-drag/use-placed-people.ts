import { listed } from '#contract/format.ts';
import { type PlacedPeople, placedPeople } from '#domain/agenda/placed-people.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTurnsQuery } from '../../technicians/turn-api.ts';
import { membersOf, type Team } from '../agenda/team-columns.ts';
import { useReservationListQuery } from '../desk-api.ts';
import { type Drag, heldVisit } from './drag.ts';

/** A visit that is given to somebody else, with whom. */
export type Given = { client: string; performer: string };

export type ForeseenPeople = Pick<PlacedPeople, 'unassigned' | 'people'> & { given: readonly Given[] };

type Foreseen = {
  /** Null where no technicians are needed, or as long as it is not known. */
  foreseen: ForeseenPeople | null;
  isWaiting: boolean;
};

/** Foresees what becomes of who is served that day if a visit is placed where it is held, by all visits of that day. */
export function usePlacedPeople(drag: Drag, team: Team | null): Foreseen {
  const language = useLanguage();
  const { visit, to } = drag;
  const today = useSalonClock((now) => now?.date ?? null);
  const isStaffed = team !== null && to.performer !== undefined;
  const day = useReservationListQuery({ list: 'day', date: to.date }, { skip: !isStaffed });
  const turns = useTurnsQuery({ location: to.location }, { skip: !isStaffed || to.date !== today });
  // What is known already stands while it is asked for again.
  const isWaiting = [day, turns].some(({ currentData, isFetching }) => isFetching && currentData === undefined);
  const { currentData: list } = day;
  if (!isStaffed || !list || isWaiting) return { foreseen: null, isWaiting };

  const standing = list.reservations.filter(({ _id, status }) => _id !== visit._id && holdsSeat(status));
  const byHand = turns.currentData?.setByHand ? turns.currentData.turns.map(({ technicianId }) => technicianId) : [];
  const members = membersOf(standing, { location: to.location, date: to.date, byHand }, team);
  const preferred = visit.sittings?.flatMap(({ technicianId }) => technicianId ?? []) ?? [];
  const { given, ...people } = placedPeople(members, { ...heldVisit(drag), preferred }, to);
  const clientOf = (id: string) => standing.find(({ _id }) => _id === id)?.reservationClientInfo.client ?? '';
  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => team.technicians.find(({ _id }) => _id === id)?.name ?? []);
  return {
    foreseen: {
      ...people,
      given: given.map(({ id, technicianIds }) => ({
        client: clientOf(id),
        performer: listed(namesOf(technicianIds), language),
      })),
    },
    isWaiting,
  };
}
