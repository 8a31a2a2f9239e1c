import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { deskMoveRefusal } from '#domain/reservations/moving.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { turnAsked } from '../desk-form/slice.ts';
import type { RowControl } from './row-control.ts';

/** The key that asks whose turn it is to serve the visit of the row that has the focus: T as in « tour » and “turn”. */
const TURN_KEY = 't';
/** That one, and those that move the visit: D as in « Déplacer », M as in “Move”. */
const KEYS: readonly string[] = [TURN_KEY, 'd', 'm'];

/** Hears the keys of the rows inside `frame`, while the focus is on one of them and nobody types. */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Reservation[],
  onAsk: RowControl['onAsk'],
): void {
  const dispatch = useAppDispatch();
  const ask = (pressed: string, visit: Reservation) => {
    if (pressed === TURN_KEY) dispatch(turnAsked({ visit, isCalled: true }));
    else if (deskMoveRefusal(visit.status) === null) onAsk({ dialog: 'move', reservation: visit });
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey } = event;
    const pressed = event.key.toLowerCase();
    if (altKey || ctrlKey || metaKey || !KEYS.includes(pressed)) return;
    if (!(target instanceof Element) || target.closest(BUSY)) return;
    const id = target.closest('[data-row]')?.getAttribute('data-row');
    const visit = rows.find(({ _id }) => _id === id);
    if (!visit) return;
    event.preventDefault();
    ask(pressed, visit);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => hear(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}

/** Where letters mean something else. */
const BUSY = 'input, textarea, select, [role=menu], dialog';
