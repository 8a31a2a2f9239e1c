import { type RefObject, useEffect, useRef } from 'react';
import { startNear } from '#domain/agenda/grid.ts';
import type { Span } from '#domain/salon/spans.ts';
import type { OpenPlace } from '../agenda-column/free-menu.tsx';
import type { AgendaColumn } from './agenda-columns.ts';

type Ground = {
  hours: Span;
  columns: readonly AgendaColumn[];
  onPress: (place: OpenPlace | null) => void;
};

const QUARTER = 15;

/** Opens the small menu where an empty slot inside `grid` is pressed, at the quarter that was pressed; a press elsewhere closes it. */
export function useEmptySlots(grid: RefObject<HTMLElement | null>, ground: Ground): void {
  const latest = useRef(ground);
  useEffect(() => {
    latest.current = ground;
  });
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const press = ({ target, clientY }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const { hours, columns, onPress } = latest.current;
      const key = target.closest<HTMLElement>('[data-column]')?.dataset.column;
      const column = columns.find((one) => one.key === key);
      const minute = minuteOf(target, clientY, hours);
      if (!column || minute === null) return;
      onPress(
        absenceAt(column, minute) ??
          freeAt(column, startNear(Math.floor(minute / QUARTER) * QUARTER, column.date, QUARTER)),
      );
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

/** The minute of an empty slot that was pressed; null where something else was. */
function minuteOf(target: Element, y: number, hours: Span): number | null {
  const cell = target.closest<HTMLElement>('[data-free]');
  if (cell) return Number(cell.dataset.free);
  const body = target.closest('[data-body]');
  if (!body || target.closest('button, a, [data-piece], [data-menu]')) return null;
  const { top, height } = body.getBoundingClientRect();
  return height === 0 ? hours.start : hours.start + ((y - top) / height) * (hours.end - hours.start);
}

function absenceAt({ key, kind }: AgendaColumn, minute: number): OpenPlace | null {
  const absence = kind.what === 'technician' && kind.absences.find(({ start, end }) => start <= minute && minute < end);
  return absence ? { kind: 'absence', column: key, minute: absence.start, absence } : null;
}

const BREAK_MINUTES = 30;

/** An empty slot at a minute, with how long a break could be there: until the next visit, absence or end of work. */
export function freeAt(
  { key, date, location, kind, open, pieces }: AgendaColumn,
  minute: number,
): Extract<OpenPlace, { kind: 'free' }> {
  const technicianId = kind.what === 'technician' ? kind.technician._id : null;
  const absences = kind.what === 'technician' ? kind.absences : [];
  const hours = open.find(({ start, end }) => start <= minute && minute < end);
  const next = [...pieces, ...absences].map(({ start }) => start).filter((start) => start >= minute);
  const end = Math.min(minute + BREAK_MINUTES, hours?.end ?? minute, ...next);
  return { kind: 'free', column: key, minute, date, location, technicianId, breakMinutes: end - minute };
}
