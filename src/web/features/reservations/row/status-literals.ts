import type { LiteralId } from '#contract/words/literals.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';

/** The spec's word of each status (spec 4). */
export const STATUS_LITERALS = {
  pending: 'statusPending',
  present: 'statusPresent',
  done: 'statusDone',
  cancel: 'statusCancel',
} as const satisfies Record<ReservationStatus, LiteralId>;
