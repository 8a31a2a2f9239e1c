import { useMemo } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { minutesLate } from '#domain/reservations/reservation-times.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';

/** Returns the ids of the visits that are late now; the same set until another visit is. */
export function useLateVisits(visits: readonly Reservation[]): ReadonlySet<string> {
  const ids = useSalonClock((now) => {
    const late = now ? visits.filter((visit) => minutesLate(visit.status, visit.reservationDate, now) !== null) : [];
    return late.map(({ _id }) => _id).join(' ');
  });
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
