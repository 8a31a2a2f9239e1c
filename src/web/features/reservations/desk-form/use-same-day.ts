import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { searchKey } from '#domain/search.ts';
import { isStaffClientName } from '#domain/users/person.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useReservationListQuery } from '../desk-api.ts';
import type { Draft } from './draft.ts';

export type SameDay = {
  /** All visits of the day. */
  all: readonly Reservation[];
  /** Those of the same client. */
  visits: readonly Reservation[];
  /** One for each visit, for the desk to read. */
  sentences: string[];
};

/** The visits of the chosen day, and those that the same client has then: perhaps one of them is what the caller means. */
export function useSameDay(draft: Draft): SameDay {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const isNamed = isStaffClientName(draft.client);
  const { currentData } = useReservationListQuery({ list: 'day', date: draft.date });
  const all = currentData?.reservations ?? NONE;
  const visits = (isNamed ? all : NONE).filter((visit) => holdsSeat(visit.status) && isSamePerson(visit, draft));
  const sentences = visits.map(({ reservationClientInfo: { client }, reservationDate: { timeReserved } }) =>
    t('sameDay', { client, time: format.time(timeReserved) }),
  );
  return { all, visits, sentences };
}

const NONE: readonly Reservation[] = [];

function isSamePerson({ reservationClientInfo: known }: Reservation, { client, phone }: Draft): boolean {
  if (searchKey(known.client) !== searchKey(client)) return false;
  return phone === '' || known.phoneIsDefault || known.phone === phone;
}
