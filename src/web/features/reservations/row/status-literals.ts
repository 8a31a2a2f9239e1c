import type { LiteralId } from '#contract/words/literals.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';

/** The salon's own word for each status. */
export const STATUS_LITERALS = {
  pending: 'statusPending',
  present: 'statusPresent',
  done: 'statusDone',
  cancel: 'statusCancel',
} as const satisfies Record<ReservationStatus, LiteralId>;
