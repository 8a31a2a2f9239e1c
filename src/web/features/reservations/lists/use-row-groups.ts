import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import type { RowGroup } from './reservation-table.tsx';

/**
 * The titles that the rows of a list stand under: their days. Who waits today stands under the location, numbered there; who
 * was left waiting on another day comes last, under that day.
 */
export function useRowGroups(isQueue: boolean) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const locationOf = useLocationOf();
  const today = useSalonClock((now) => now?.date ?? null);

  const groupOf = useCallback(
    ({ reservationDate, reservationLocation }: Reservation): RowGroup => {
      const { dateReserved: date } = reservationDate;
      const { locationReserved: code } = reservationLocation;
      if (isQueue && date === today) {
        return { key: String(code), title: locationOf(code)?.name ?? String(code), isQueue: true };
      }
      const title = format.date(date, 'full');
      return { key: date, title: date === today ? t('lists.today', { date: title }) : title };
    },
    [isQueue, today, locationOf, format, t],
  );
  const arrange = useCallback(
    (rows: readonly Reservation[]) => {
      if (!isQueue) return rows;
      const placeOf = ({ reservationDate: { dateReserved }, reservationLocation }: Reservation) =>
        dateReserved === today ? String(reservationLocation.locationReserved) : dateReserved;
      // A code comes before a date; within each the order of arrival stays.
      return rows.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en', { numeric: true }));
    },
    [isQueue, today],
  );
  return { groupOf, arrange };
}
