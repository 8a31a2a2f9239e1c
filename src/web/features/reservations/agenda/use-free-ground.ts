import { type RefObject, useEffect, useRef } from 'react';
import { startNear } from '#domain/agenda/grid.ts';
import type { Span } from '#domain/reservations/reservation-times.ts';
import type { AgendaColumn } from './agenda-columns.ts';
import type { OpenPlace } from './free-menu.tsx';

type Ground = {
  date: string;
  hours: Span;
  columns: readonly AgendaColumn[];
  onPress: (place: OpenPlace | null) => void;
};

const QUARTER = 15;

/** Opens the small menu where free ground inside `grid` is pressed, at the quarter that was pressed; a press elsewhere closes it. */
export function useFreeGround(grid: RefObject<HTMLElement | null>, ground: Ground): void {
  const latest = useRef(ground);
  useEffect(() => {
    latest.current = ground;
  });
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const press = ({ target, clientY }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const { date, hours, columns, onPress } = latest.current;
      const key = target.closest<HTMLElement>('[data-column]')?.dataset.column;
      const column = columns.find((one) => one.key === key);
      const minute = minuteOf(target, clientY, hours);
      if (!column || minute === null) return;
      const start = startNear(Math.floor(minute / QUARTER) * QUARTER, date, QUARTER);
      onPress({ kind: 'free', column: column.key, minute: start, date, location: column.location });
    };
    const pressElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('[data-menu]') === null) latest.current.onPress(null);
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('click', press, { signal });
    document.addEventListener('pointerdown', pressElsewhere, { signal });
    return () => controller.abort();
  }, [grid]);
}

/** The minute of free ground that was pressed; null where something else was. */
function minuteOf(target: Element, y: number, hours: Span): number | null {
  const cell = target.closest<HTMLElement>('[data-free]');
  if (cell) return Number(cell.dataset.free);
  const body = target.closest('[data-body]');
  if (!body || target.closest('button, a, [data-piece], [data-menu]')) return null;
  const { top, height } = body.getBoundingClientRect();
  return height === 0 ? hours.start : hours.start + ((y - top) / height) * (hours.end - hours.start);
}
