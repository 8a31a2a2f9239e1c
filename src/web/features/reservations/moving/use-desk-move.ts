import { useEffect, useRef, useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { type DeskMoveBody, deskApi } from '../desk-api.ts';
import { type Conflict, conflictsIn, type WantedSlot } from '../desk-time/conflicts.ts';
import { useFailureToast } from '../row/use-failure-toast.ts';

type Agreed = readonly Conflict[];

export type DeskMove = {
  /** Moves the visit, in spite of the conflicts that staff have read (`agreed`); any other is shown first. Returns it as moved, or null. */
  send: (wanted: WantedSlot, agreed: Agreed) => Promise<Reservation | null>;
  isSending: boolean;
  /** The conflicts that the server found for this same slot. */
  conflictsOf: (wanted: WantedSlot) => Agreed;
  /** Why it failed, when it is not a conflict. */
  error: unknown;
  /** Forgets why it failed. */
  forget: () => void;
};

/** Moves a visit for the desk. Its answer may come after the panel was closed: a refusal is then said in a toast. */
export function useDeskMove(visit: Reservation): DeskMove {
  const dispatch = useAppDispatch();
  const showFailure = useFailureToast();
  const isShown = useIsShown();
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<{ of: string; conflicts: Agreed } | null>(null);
  const [error, setError] = useState<unknown>(undefined);

  const ask = (wanted: WantedSlot, insist: boolean) => {
    const body = { id: visit._id, ...changeOf(visit, wanted), ...(insist && { insist }) };
    return dispatch(deskApi.endpoints.moveReservation.initiate(body, { track: false }));
  };
  const refuse = (wanted: WantedSlot, failure: unknown) => {
    if (!isShown.current) return showFailure('updateFailed', failure);
    const conflicts = conflictsIn(problemOf(failure));
    setRefused({ of: JSON.stringify(wanted), conflicts });
    setError(conflicts.length > 0 ? undefined : failure);
  };
  const send: DeskMove['send'] = async (wanted, agreed) => {
    setIsSending(true);
    setError(undefined);
    const first = await ask(wanted, false);
    const conflicts = conflictsIn(problemOf(first.error));
    const isAgreed = conflicts.length > 0 && conflicts.every((code) => agreed.includes(code));
    const answer = isAgreed ? await ask(wanted, true) : first;
    setIsSending(false);
    if (answer.error !== undefined) refuse(wanted, answer.error);
    return answer.data ?? null;
  };
  return {
    send,
    isSending,
    conflictsOf: (wanted) => (refused?.of === JSON.stringify(wanted) ? refused.conflicts : NONE),
    error,
    forget: () => setError(undefined),
  };
}

const NONE: Agreed = [];

/** What of a visit changes when it goes to that slot; what stays is not sent, but for where the screen has seen it. */
function changeOf(
  { reservationLocation, reservationDate }: Reservation,
  { location, date, time, performerId }: WantedSlot,
): DeskMoveBody {
  const { dateReserved, timeReserved } = reservationDate;
  const isOtherTime = time !== null && (date !== dateReserved || time !== timeReserved);
  return {
    from: { reservationLocation, reservationDate },
    overlapIsMeant: false,
    ...(location !== reservationLocation.locationReserved && { reservationLocation: { locationReserved: location } }),
    ...(isOtherTime && { reservationDate: { dateReserved: date, timeReserved: time } }),
    ...(performerId !== undefined && { performerId }),
  };
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
