import { addDays, epochOf, type SalonMoment } from '../salon/salon-time.ts';
import { isOpen, type ReservationStatus } from './reservation.ts';
import { hasBegun, instantsOf, type PlannedTime } from './reservation-times.ts';

/** So many days after its date, the link of a visit tells nothing of it any more: a mail lies about for longer than that. */
export const LINK_TELLS_DAYS = 180;

/** What the mailed link of a visit leads to; with `nothing`, the visit is too old, or no longer says whose it was. */
export type LinkState = 'to_come' | 'under_way' | 'past' | 'cancelled' | 'nothing';

type LinkedVisit = PlannedTime & { readonly status: ReservationStatus; readonly isAnonymised: boolean };

/**
 * How a visit stands for its mailed link: only one to come is acted upon; one under way or past is shown, to be booked again.
 * Done is past, however early it was.
 */
export function linkStateOf({ status, isAnonymised, ...planned }: LinkedVisit, now: SalonMoment): LinkState {
  const isOld = planned.reservationDate.dateReserved < addDays(now.date, -LINK_TELLS_DAYS);
  if (isAnonymised || isOld) return 'nothing';
  if (status === 'cancel') return 'cancelled';
  if (!isOpen(status)) return 'past';
  if (!hasBegun(planned.reservationDate, now)) return 'to_come';
  return epochOf(now.date, now.minutes) < instantsOf(planned).end ? 'under_way' : 'past';
}
