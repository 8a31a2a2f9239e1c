import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../i18n/use-language.ts';

/** Returns a function that names a visit by when it is: « samedi 6 juin, 10 h 30 », with its year where that is asked for. */
export function useVisitName(): (visit: Pick<Reservation, 'reservationDate'>, style?: 'long' | 'full') => string {
  const format = useFormat();
  return ({ reservationDate: { dateReserved, timeReserved } }, style = 'long') =>
    `${format.date(dateReserved, style)}, ${format.time(timeReserved)}`;
}
