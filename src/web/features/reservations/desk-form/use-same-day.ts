import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { searchKey } from '#domain/search.ts';
import { isStaffClientName } from '#domain/users/person.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useReservationListQuery } from '../desk-api.ts';
import type { Draft } from './draft.ts';

type SameDay = {
  visits: readonly Reservation[];
  /** One for each visit, for the desk to read. */
  sentences: string[];
};

/** The visits that the same client has that day already: perhaps one of them is what the caller means. */
export function useSameDay(draft: Draft): SameDay {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const isNamed = isStaffClientName(draft.client);
  const { currentData } = useReservationListQuery({ list: 'day', date: draft.date }, { skip: !isNamed });
  const known = isNamed ? (currentData?.reservations ?? []) : [];
  const visits = known.filter((visit) => holdsSeat(visit.status) && isSamePerson(visit, draft));
  const sentences = visits.map(({ reservationClientInfo: { client }, reservationDate: { timeReserved } }) =>
    t('sameDay', { client, time: format.time(timeReserved) }),
  );
  return { visits, sentences };
}

function isSamePerson({ reservationClientInfo: known }: Reservation, { client, phone }: Draft): boolean {
  if (searchKey(known.client) !== searchKey(client)) return false;
  return phone === '' || known.phoneIsDefault || known.phone === phone;
}
