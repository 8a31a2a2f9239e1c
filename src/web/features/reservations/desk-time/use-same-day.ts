import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { isStaffClientName } from '#domain/users/person.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useReservationListQuery } from '../desk-api.ts';

export type SameDay = {
  /** All other visits of the day. */
  all: readonly Reservation[];
  /** Those of the same client. */
  visits: readonly Reservation[];
  /** One for each visit, for the desk to read. */
  sentences: string[];
};

/** As the desk has written them down; the phone is empty when it is not known. */
type Person = { readonly client: string; readonly phone: string };

/** The other visits of a day, and those that the same client has then: perhaps one of them is what the caller means. */
export function useSameDay(person: Person, date: CalendarDate, exceptId?: string): SameDay {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const isNamed = isStaffClientName(person.client);
  // What a page kept from before may lack the visit that has just filled the time.
  const { currentData } = useReservationListQuery({ list: 'day', date }, { refetchOnMountOrArgChange: true });
  const all = (currentData?.reservations ?? NONE).filter(({ _id }) => _id !== exceptId);
  const visits = (isNamed ? all : NONE).filter((visit) => holdsSeat(visit.status) && isSamePerson(visit, person));
  const sentences = visits.map(({ reservationClientInfo: { client }, reservationDate: { timeReserved } }) =>
    t('sameDay', { client, time: format.time(timeReserved) }),
  );
  return { all, visits, sentences };
}

const NONE: readonly Reservation[] = [];

function isSamePerson({ reservationClientInfo: known }: Reservation, { client, phone }: Person): boolean {
  if (searchKey(known.client) !== searchKey(client)) return false;
  return phone === '' || known.phoneIsDefault || known.phone === phone;
}
