import { epochOf, type SalonMoment } from '../salon/salon-time.ts';
import { isOpen, type ReservationStatus } from './reservation.ts';
import { hasBegun, instantsOf, type PlannedTime } from './reservation-times.ts';

/** What the mailed link of a visit leads to; with `nothing`, the visit no longer says whose it was and is not told of. */
export type LinkState = 'to_come' | 'under_way' | 'past' | 'cancelled' | 'nothing';

type LinkedVisit = PlannedTime & { readonly status: ReservationStatus; readonly isAnonymised: boolean };

/**
 * How a visit stands for its mailed link: only one to come is acted upon; one under way or past is shown, to be booked again.
 * Done is past, however early it was.
 */
export function linkStateOf({ status, isAnonymised, ...planned }: LinkedVisit, now: SalonMoment): LinkState {
  if (isAnonymised) return 'nothing';
  if (status === 'cancel') return 'cancelled';
  if (!isOpen(status)) return 'past';
  if (!hasBegun(planned.reservationDate, now)) return 'to_come';
  return epochOf(now.date, now.minutes) < instantsOf(planned).end ? 'under_way' : 'past';
}
