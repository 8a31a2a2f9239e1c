import type { Reservation } from '#contract/schemas/reservations.ts';
import { restoreRefusal } from '#domain/reservations/reservation.ts';
import { epochOf } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';

/** Whether the last move of a visit may still be taken back; its minutes run out while the page is open. */
export function useMayRestore({ status, lastMove }: Reservation): boolean {
  const left = lastMove?.left;
  const last = lastMove && { from: lastMove.from, atMs: Date.parse(lastMove.at), ...(left && { left }) };
  return useSalonClock((now) => now !== null && restoreRefusal(status, last, epochOf(now.date, now.minutes)) === null);
}
