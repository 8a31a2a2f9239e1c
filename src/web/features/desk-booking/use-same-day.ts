import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import { isStaffClientName } from '#domain/person.ts';
import { folded } from '#domain/search.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { useReservationListQuery } from '../reservations/desk-api.ts';
import type { Draft } from './draft.ts';

/** Says when the same client has a visit that day already: perhaps it is the one that the caller means. */
export function useSameDay(draft: Draft): string[] {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const isNamed = isStaffClientName(draft.client);
  const { currentData } = useReservationListQuery({ list: 'day', date: draft.date }, { skip: !isNamed });
  if (!isNamed) return [];
  return (currentData?.reservations ?? [])
    .filter((visit) => visit.status !== 'cancel' && isSamePerson(visit, draft))
    .map(({ reservationClientInfo: { client }, reservationDate: { timeReserved } }) =>
      t('sameDay', { client, time: format.time(timeReserved) }),
    );
}

function isSamePerson({ reservationClientInfo: known }: Reservation, { client, phone }: Draft): boolean {
  if (folded(known.client) !== folded(client)) return false;
  return phone === '' || known.phoneIsDefault || known.phone === phone;
}
