import { useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { problemOf } from '../../../api/problem.ts';
import { newIdempotencyKey } from '../../../shared/booking/idempotency-key.ts';
import { type DeskBookingBody, useBookAtDeskMutation } from '../desk-form/api.ts';
import { type Collision, collisionsIn } from '../desk-form/collisions.ts';

export type DeskBookingTry = {
  /**
   * Sends the booking; what stands against it and has been read (`agreed`) is insisted on, anything else is told first.
   * Answers the reservation, or null.
   */
  send: (booking: DeskBookingBody, agreed: readonly Collision[]) => Promise<Reservation | null>;
  isSending: boolean;
  /** What the server found against this very booking. */
  collisionsOf: (booking: DeskBookingBody | null) => readonly Collision[];
  /** Why it failed, when it is nothing to insist on. */
  error: unknown;
};

/** Books at the desk: one key for the whole form, so that pressing twice or after a lost answer books once. */
export function useDeskBooking(): DeskBookingTry {
  const [key] = useState(newIdempotencyKey);
  const [refused, setRefused] = useState<{ of: string; collisions: readonly Collision[] } | null>(null);
  const [book, { isLoading, error }] = useBookAtDeskMutation();

  const send: DeskBookingTry['send'] = async (booking, agreed) => {
    const first = await book({ key, booking: { ...booking, overlapIsMeant: false } });
    if (first.data) return first.data;
    const collisions = collisionsIn(problemOf(first.error));
    const isAgreed = collisions.length > 0 && collisions.every((code) => agreed.includes(code));
    if (!isAgreed) {
      setRefused({ of: signatureOf(booking), collisions });
      return null;
    }
    const second = await book({ key, booking: { ...booking, overlapIsMeant: false, insist: true } });
    return second.data ?? null;
  };

  const isCollision = collisionsIn(problemOf(error)).length > 0;
  return {
    send,
    isSending: isLoading,
    collisionsOf: (booking) => (booking && refused?.of === signatureOf(booking) ? refused.collisions : []),
    error: isCollision ? undefined : error,
  };
}

/** What a collision depends on: place, time and services. */
function signatureOf({ reservationDate, reservationLocation, reservationServices }: DeskBookingBody): string {
  return JSON.stringify([reservationDate, reservationLocation, reservationServices]);
}
