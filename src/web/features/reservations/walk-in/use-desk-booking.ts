import { useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { problemOf } from '../../../api/problem.ts';
import { newIdempotencyKey } from '../../../shared/booking/idempotency-key.ts';
import { type DeskBookingBody, useBookAtDeskMutation } from '../desk-form/api.ts';
import { type Conflict, conflictsIn } from '../desk-time/conflicts.ts';

export type DeskBookingTry = {
  /**
   * Sends the booking, and overrides the conflicts that staff have read (`agreed`); any other is shown first.
   * Returns the reservation, or null.
   */
  send: (booking: DeskBookingBody, agreed: readonly Conflict[]) => Promise<Reservation | null>;
  isSending: boolean;
  /** The conflicts that the server found for this same booking. */
  conflictsOf: (booking: DeskBookingBody | null) => readonly Conflict[];
  /** Why it failed, when it is not a conflict. */
  error: unknown;
};

/** Books at the desk: one key for the whole form, so that pressing twice or after a lost response books once. */
export function useDeskBooking(): DeskBookingTry {
  const [key] = useState(newIdempotencyKey);
  const [refused, setRefused] = useState<{ of: string; conflicts: readonly Conflict[] } | null>(null);
  const [book, { isLoading, error }] = useBookAtDeskMutation();

  const send: DeskBookingTry['send'] = async (booking, agreed) => {
    const first = await book({ key, booking: { ...booking, overlapIsMeant: false } });
    if (first.data) return first.data;
    const conflicts = conflictsIn(problemOf(first.error));
    const isAgreed = conflicts.length > 0 && conflicts.every((code) => agreed.includes(code));
    if (!isAgreed) {
      setRefused({ of: signatureOf(booking), conflicts });
      return null;
    }
    const second = await book({ key, booking: { ...booking, overlapIsMeant: false, insist: true } });
    return second.data ?? null;
  };

  const isConflict = conflictsIn(problemOf(error)).length > 0;
  return {
    send,
    isSending: isLoading,
    conflictsOf: (booking) => (booking && refused?.of === signatureOf(booking) ? refused.conflicts : []),
    error: isConflict ? undefined : error,
  };
}

/** What a conflict depends on: location, time, services and technician. */
function signatureOf(booking: DeskBookingBody): string {
  const { reservationDate, reservationLocation, reservationServices, performerId = null } = booking;
  return JSON.stringify([reservationDate, reservationLocation, reservationServices, performerId]);
}
