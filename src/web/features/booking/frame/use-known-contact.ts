import { type ReservationList, readReservationListSchema } from '#contract/schemas/reservations.ts';
import type { CartClientInfo } from '#domain/cart/cart.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { reservationsApi, useFutureReservationsQuery } from '../../reservations/api.ts';
import { selectCart } from '../cart/slice.ts';

const contactApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The visits behind a client, newest first; one page of them is plenty. */
    recentVisits: build.query<ReservationList, void>({
      query: () => ({ url: 'reservations/past', params: { pageNumber: 1 } }),
      ...(import.meta.env.DEV && { responseSchema: readReservationListSchema }),
      providesTags: ['Reservation'],
    }),
  }),
});

/** Who comes, as far as it is known: what was said for this visit, else the account's name and the phone of its visits. */
export function useKnownContact(): CartClientInfo {
  const given = useAppSelector(selectCart).reservationClientInfo;
  const user = useAppSelector(selectUser);
  const skip = given !== null || user === null || !may(user.roles, 'own_lists');
  const { data: upcoming } = useFutureReservationsQuery(undefined, { skip });
  const { data: recent } = contactApi.useRecentVisitsQuery(undefined, { skip });
  if (given) return given;
  const contacts = [...(upcoming?.reservations ?? []), ...(recent?.reservations ?? [])].map(
    ({ reservationClientInfo }) => reservationClientInfo,
  );
  // A visit booked for somebody else has that person's phone.
  const own = contacts.find(({ client, phoneIsDefault }) => client === user?.name && !phoneIsDefault);
  return { client: user?.name ?? '', phone: own?.phone ?? '', comment: '' };
}
