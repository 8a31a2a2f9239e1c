import type { LiteralId } from '#contract/words/literals.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';

/** The salon's own word for each status, which the desk reads. */
export const STATUS_LITERALS = {
  pending: 'statusPending',
  present: 'statusPresent',
  done: 'statusDone',
  cancel: 'statusCancel',
} as const satisfies Record<ReservationStatus, LiteralId>;

/** What clients read in its place, by its key in the catalogue `visits`: to them nothing is « à faire ». */
export const CLIENT_STATUS_WORDS = {
  pending: 'confirmed',
  present: 'confirmed',
  done: 'done',
  cancel: 'cancelled',
} as const satisfies Record<ReservationStatus, string>;
