import { skipToken } from '@reduxjs/toolkit/query';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { isFoundBy, reservationSearchText } from '#domain/search.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useReservationListQuery } from '../desk-api.ts';

const LETTERS_MIN = 3;
const NOBODY: readonly Reservation[] = [];

/** Returns the open visits of today whose client is meant by what is typed, a part of the name or of the phone; earliest first. */
export function useFoundVisits(typed: string): readonly Reservation[] {
  const today = useSalonClock((now) => now?.date ?? null);
  const { currentData } = useReservationListQuery(today ? { list: 'day', date: today } : skipToken);
  if (typed.trim().length < LETTERS_MIN) return NOBODY;
  return (currentData?.reservations ?? NOBODY).filter(
    ({ status, reservationClientInfo: { client, phone, phoneIsDefault } }) =>
      isOpen(status) &&
      isFoundBy(reservationSearchText({ client, phone: phoneIsDefault ? '' : phone, time: '' }), typed),
  );
}
