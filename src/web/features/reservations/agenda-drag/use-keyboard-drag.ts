import { type RefObject, useEffect, useRef } from 'react';
import type { Span } from '#domain/salon/spans.ts';
import type { AgendaColumn } from '../agenda/agenda-columns.ts';
import { afterKey, type Cursor } from '../agenda/cursor.ts';
import { type Drag, type DropTarget, heldByKey } from './drag.ts';

type KeyboardActions = {
  drag: Drag | null;
  columns: readonly AgendaColumn[];
  dropTargets: readonly DropTarget[];
  hours: Span;
  cursor: Cursor | null;
  onCursor: (cursor: Cursor) => void;
  onLift: (piece: string) => void;
  onHeld: (drag: Drag) => void;
  onDrop: () => void;
  onLeave: () => void;
  /** A new visit where the keyboard stands. */
  onNew: (cursor: Cursor) => void;
  /** A break there. */
  onBreak: (cursor: Cursor) => void;
};

/**
 * Lets the keyboard walk through the agenda inside `grid`, from visit to visit and free quarter, with one tab stop; Space picks
 * a visit up, arrows carry it, Enter lets it go, Escape gives it back.
 */
export function useKeyboardDrag(grid: RefObject<HTMLElement | null>, actions: KeyboardActions): void {
  const latest = useRef(actions);
  const mustFocus = useRef(false);
  const focused = useFocusedStop(grid);
  useEffect(() => {
    latest.current = actions;
    if (mustFocus.current) focusStop(grid.current);
    // Another desk has moved the visit that had the focus.
    else if (focused.current?.isConnected === false) stopIn(grid.current)?.focus({ preventScroll: true });
    mustFocus.current = false;
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const hear = (event: KeyboardEvent) => {
      if (!isStop(event.target)) return;
      const isHeard =
        latest.current.drag?.by === 'keys' ? carry(event, latest.current) : walk(event, latest.current, mustFocus);
      if (isHeard) event.preventDefault();
    };
    // Space would press the visit once it is let go.
    const hush = (event: KeyboardEvent) => {
      if (event.key === ' ' && isStop(event.target)) event.preventDefault();
    };
    const follow = ({ target }: FocusEvent) => {
      const { cursor, columns, onCursor } = latest.current;
      const reached = stopOf(target, columns);
      if (reached && reached.piece !== cursor?.piece) onCursor(reached);
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('keydown', hear, { signal });
    element.addEventListener('keyup', hush, { signal });
    element.addEventListener('focusin', follow, { signal });
    return () => controller.abort();
  }, [grid]);
}

/** The stop of the agenda that has the focus, also once it has left the page; none after a press. */
function useFocusedStop(grid: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && isStop(target) && grid.current?.contains(target) ? target : null;
    };
    const forget = () => {
      focused.current = null;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', forget);
    };
  }, [grid]);
  return focused;
}

function walk(event: KeyboardEvent, actions: KeyboardActions, mustFocus: { current: boolean }): boolean {
  const { cursor, columns, hours, onCursor, onLift, onNew, onBreak } = actions;
  if (!cursor || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === ' ' && cursor.piece !== null) {
    onLift(cursor.piece);
    return true;
  }
  const begin = { n: onNew, p: onBreak }[event.key.toLowerCase()];
  if (begin) {
    begin(cursor);
    return true;
  }
  const next = afterKey(event.key, cursor, columns, hours);
  if (!next) return isWalkingKey(event.key);
  mustFocus.current = true;
  onCursor(next);
  return true;
}

/** Keys that walk do not scroll the page at the end of the way. */
function isWalkingKey(key: string): boolean {
  return key.startsWith('Arrow') || key.startsWith('Page') || key === 'Home' || key === 'End';
}

function carry(event: KeyboardEvent, { drag, dropTargets, onHeld, onDrop, onLeave }: KeyboardActions): boolean {
  if (!drag) return false;
  if (event.key === 'Enter' || event.key === ' ') onDrop();
  else if (event.key === 'Escape' || event.key === 'Tab') onLeave();
  else {
    const next = heldByKey(drag, event, dropTargets);
    if (next && next !== drag) onHeld(next);
    return next !== null;
  }
  return event.key !== 'Tab';
}

function isStop(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.stop !== undefined;
}

function stopIn(grid: HTMLElement | null): HTMLElement | null {
  return grid?.querySelector<HTMLElement>('[data-stop][tabindex="0"]') ?? null;
}

/** Gives the focus to where the keyboard stands in the agenda, and brings it into sight. */
export function focusStop(grid: HTMLElement | null): void {
  const stop = stopIn(grid);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The visit that has got the focus, by a press or another way. */
function stopOf(target: EventTarget | null, columns: readonly AgendaColumn[]): Cursor | null {
  const key = target instanceof HTMLElement ? target.dataset.stop : undefined;
  const stops = columns.flatMap(({ key: column, pieces }) =>
    pieces.map(({ key: piece, start: minute }) => ({ column, minute, piece })),
  );
  return stops.find(({ piece }) => piece === key) ?? null;
}
