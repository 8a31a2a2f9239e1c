import { type ReservationList, readReservationListSchema } from '#contract/schemas/reservations.ts';
import type { CartClientInfo } from '#domain/cart/cart.ts';
import { knownContact } from '#domain/cart/known-contact.ts';
import { isPhone } from '#domain/users/phone.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../../api/session.ts';
import { resumeSession } from '../../../api/session-steps.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { reservationsApi, useFutureReservationsQuery } from '../../reservations/api.ts';
import { clientInfoGiven, selectCart } from '../cart/slice.ts';

const contactApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first page of the client's past visits, newest first. */
    recentVisits: build.query<ReservationList, void>({
      query: () => ({ url: 'reservations/past', params: { pageNumber: 1 } }),
      ...(import.meta.env.DEV && { responseSchema: readReservationListSchema }),
      providesTags: ['Reservation'],
    }),
  }),
});

/** What the form starts with: what was given for this visit, else the account's name and the phone of its other visits. */
export function useContactDefaults(): CartClientInfo {
  const given = useAppSelector(selectCart).reservationClientInfo;
  const user = useAppSelector(selectUser);
  const skip = given !== null || user === null || !may(user.roles, 'own_lists');
  const { data: upcoming } = useFutureReservationsQuery(undefined, { skip });
  const { data: recent } = contactApi.useRecentVisitsQuery(undefined, { skip });
  return given ?? knownContact(user?.name ?? '', contactsIn(upcoming, recent));
}

/**
 * Returns a function that gives the cart the name and the phone of the person who is signed in, when both are known and nobody has
 * typed any. Then nobody needs to be asked.
 */
export function useGiveKnownContact(): () => Promise<void> {
  const dispatch = useAppDispatch();
  // Asked for at once, so that nobody waits for it on the way on.
  useContactDefaults();
  return async () => {
    const isGiven = dispatch((_dispatch, getState) => selectCart(getState()).reservationClientInfo !== null);
    if (isGiven || !(await dispatch(resumeSession()))) return;
    const user = dispatch((_dispatch, getState) => selectUser(getState()));
    if (!user || !may(user.roles, 'own_lists')) return;
    const [upcoming, recent] = await Promise.all([
      dispatch(reservationsApi.endpoints.futureReservations.initiate(undefined, { subscribe: false })),
      dispatch(contactApi.endpoints.recentVisits.initiate(undefined, { subscribe: false })),
    ]);
    const contact = knownContact(user.name, contactsIn(upcoming.data, recent.data));
    if (isPhone(contact.phone)) dispatch(clientInfoGiven(contact));
  };
}

/** The contacts of these visits; the list of visits to come is in order of time, that of the past newest first. */
function contactsIn(upcoming: ReservationList | undefined, recent: ReservationList | undefined) {
  const visits = [...(upcoming?.reservations ?? []), ...(recent?.reservations ?? [])];
  return visits.map(({ reservationClientInfo }) => reservationClientInfo);
}
