import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Transition } from '../desk-api.ts';

/** The dialog that a row opens. */
export type AskedDialog =
  | { dialog: 'details' | 'move' | 'cancel' | 'remove' | 'erase'; reservation: Reservation }
  | { dialog: 'otherDay'; reservation: Reservation; transition: Transition };

/** What the rows of a list or board call; the functions stay the same, so that rows are not drawn again for them. */
export type RowControl = {
  /** Makes a transition, or asks first when the visit is of another day. Returns whether it was made. */
  onTransition: (visit: Reservation, transition: Transition) => Promise<boolean>;
  onAsk: (dialog: AskedDialog) => void;
};
