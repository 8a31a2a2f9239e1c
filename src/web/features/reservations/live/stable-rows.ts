import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';

/** The rows to show, and those of them that have left the list meanwhile. */
export type StableRows<Row extends Reservation = Reservation> = {
  rows: readonly Row[];
  leaving: ReadonlySet<string>;
};

const NOBODY: ReadonlySet<string> = new Set();

/** Returns rows as the server last sent them. */
export function unmovedRows<Row extends Reservation>(rows: readonly Row[]): StableRows<Row> {
  return { rows, leaving: NOBODY };
}

/**
 * Returns the latest rows without moving any that is shown: each stays where it is with its newest facts, rows that have
 * left the list stay for the moment, new ones come last. So nothing moves under the pointer.
 */
export function stabilizeRows<Row extends Reservation>(shown: readonly Row[], latest: readonly Row[]): StableRows<Row> {
  if (shown === latest) return unmovedRows(latest);
  const latestById = new Map(latest.map((row) => [row._id, row]));
  const shownIds = new Set(shown.map(({ _id }) => _id));
  const inPlace = shown.map((row) => latestById.get(row._id) ?? row);
  const newcomers = latest.filter(({ _id }) => !shownIds.has(_id));
  const leaving = new Set([...shownIds].filter((id) => !latestById.has(id)));
  return { rows: [...inPlace, ...newcomers], leaving };
}

/** Returns the rows of a list, which do not move while the pointer does; those of another `request` are shown at once. */
export function useStableRows<Row extends Reservation>(latest: readonly Row[], request: string): StableRows<Row> {
  const isResting = usePointerRest();
  const [shown, setShown] = useState({ request, rows: latest });
  if (shown.rows !== latest && (isResting || shown.request !== request)) setShown({ request, rows: latest });
  return useMemo(() => stabilizeRows(shown.rows, latest), [shown.rows, latest]);
}

/** How long the pointer has to rest before rows may move again. */
export const REST_MS = 2000;

const ACTIVITIES = ['pointermove', 'pointerdown', 'wheel'] as const;

/** Whether nobody has moved or pressed a pointer for two seconds. */
export function usePointerRest(): boolean {
  const [isResting, setIsResting] = useState(true);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setIsResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsResting(true), REST_MS);
    };
    for (const activity of ACTIVITIES) window.addEventListener(activity, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const activity of ACTIVITIES) window.removeEventListener(activity, stir);
    };
  }, []);

  return isResting;
}

/** Whether a mouse or pen is over an element. */
export function usePointerOver(frame: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const enter = () => setIsOver(true);
    const leave = () => setIsOver(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    };
  }, [frame]);
  return isOver;
}
