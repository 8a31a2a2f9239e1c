import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { otherDayRefusal } from '#domain/reservations/reservation.ts';
import { useReadSalonClock } from '../../../api/salon-clock.ts';
import type { Transition } from '../desk-api.ts';
import type { AskedDialog, RowControl } from './row-control.ts';
import { RowDialogs } from './row-dialogs.tsx';
import { useReservationActions } from './use-reservation-actions.ts';

/**
 * The transitions and questions of a list's rows. `onDone` is called after something was done, not after a refusal. The
 * panel or question that is open shows the newest facts of its visit.
 */
export function useRowControl(
  rows: readonly Reservation[],
  onDone?: (done: Transition | 'remove') => void,
): RowControl & { dialogs: ReactNode } {
  const actions = useReservationActions();
  const readClock = useReadSalonClock();
  const [asked, setAsked] = useState<AskedDialog | null>(null);
  const latest = useRef({ actions, onDone });
  useEffect(() => {
    latest.current = { actions, onDone };
  });

  const onTransition = useCallback<RowControl['onTransition']>(
    async (visit, transition) => {
      if (isOfOtherDay(visit, transition, readClock()?.date)) {
        setAsked({ dialog: 'otherDay', reservation: visit, transition });
        return false;
      }
      const isDone = await latest.current.actions.transition(visit, transition);
      if (isDone) latest.current.onDone?.(transition);
      return isDone;
    },
    [readClock],
  );
  const newest = asked && rows.find(({ _id }) => _id === asked.reservation._id);
  const dialogs = (
    <RowDialogs
      asked={asked && newest ? { ...asked, reservation: newest } : asked}
      actions={actions}
      onTransition={onTransition}
      onAsk={setAsked}
      onClose={() => setAsked(null)}
      onDone={onDone}
    />
  );
  return { onTransition, onAsk: setAsked, dialogs };
}

function isOfOtherDay({ reservationDate }: Reservation, transition: Transition, today = ''): boolean {
  const isStep = transition === 'present' || transition === 'done';
  return isStep && otherDayRefusal(reservationDate.dateReserved, today, false) !== null;
}
