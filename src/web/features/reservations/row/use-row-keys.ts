import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { deskMoveRefusal } from '#domain/reservations/moving.ts';
import type { RowControl } from './row-control.ts';

/** The key that moves the visit of the row that has the focus: D as in « Déplacer », M as in “Move”. */
const MOVE_KEYS: readonly string[] = ['d', 'm'];

/** Hears the keys of the rows inside `frame`, while the focus is on one of them and nobody types. */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Reservation[],
  onAsk: RowControl['onAsk'],
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !MOVE_KEYS.includes(key.toLowerCase())) return;
    if (!(target instanceof Element) || target.closest(BUSY)) return;
    const id = target.closest('[data-row]')?.getAttribute('data-row');
    const visit = rows.find(({ _id }) => _id === id);
    if (!visit || deskMoveRefusal(visit.status) !== null) return;
    event.preventDefault();
    onAsk({ dialog: 'move', reservation: visit });
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
