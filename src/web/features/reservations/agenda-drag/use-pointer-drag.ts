import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DRAG_STEPS } from '#domain/agenda/grid.ts';
import type { Span } from '#domain/salon/spans.ts';

/** Where a visit was taken: the piece, and the corner of the piece as seen from the pointer, in CSS pixels. */
export type Grip = { piece: string; action: 'move' | 'stretch'; dx: number; dy: number; width: number; height: number };

/** What the pointer is over: a minute of the day, fractions and all, and the column. */
export type PointerOver = {
  minute: number;
  column: string;
  step: number;
  /** Whether one person alone is carried, of a visit that several serve. */
  isAlone: boolean;
};

type PointerActions = {
  hours: Span;
  /** Whether a piece may be picked up; asked once the pointer begins to drag it. */
  mayLift: (piece: string) => boolean;
  onLift: (grip: Grip, over: PointerOver) => void;
  onOver: (over: PointerOver) => void;
  onDrop: () => void;
  onLeave: () => void;
};

/** So far a mouse moves before a press becomes a drag, and a finger before it becomes a scroll, in CSS pixels. */
const DRAG_FROM = 4;
const SCROLL_FROM = 10;
/** A finger that rests so long picks the visit up. */
const LONG_PRESS_MS = 350;
/** Near an edge the page scrolls, at most so far a frame. */
const EDGE = 48;
const SCROLL_MOST = 9;
/** The card is held above the finger, where it can be seen. */
const ABOVE_FINGER = 24;

type Press = { id: number; isTouch: boolean; x: number; y: number; element: HTMLElement; action: Grip['action'] };

/**
 * Lets a mouse, pen or finger pick up the pieces inside `scroller` (`data-piece`) and carry them over its columns
 * (`data-column`, with a `data-body`). `card` is what follows the pointer.
 */
export function usePointerDrag(
  scroller: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  actions: PointerActions,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = scroller.current;
    return element ? listen(element, card, latest) : undefined;
  }, [scroller, card]);
}

function listen(scroller: HTMLElement, card: RefObject<HTMLElement | null>, actions: RefObject<PointerActions>) {
  let press: Press | null = null;
  let grip: Grip | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let last: PointerEvent | null = null;
  let swallowsClick = false;

  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    press = null;
    grip = null;
  };
  const carry = (event: PointerEvent) => {
    last = event;
    if (!grip) return;
    showCard(card.current, grip, event);
    const over = overOf(scroller, event, actions.current.hours);
    // Drawn before anything else is heard: a release that follows at once lets go here, not where it was drawn before.
    if (over) flushSync(() => actions.current.onOver(over));
  };
  const scrollAtEdges = () => {
    if (!grip) return;
    if (last && scrollNearEdge(scroller, last)) carry(last);
    frame = requestAnimationFrame(scrollAtEdges);
  };
  const lift = (event: PointerEvent) => {
    clearTimeout(timer);
    const piece = press?.element.dataset.piece;
    const over = overOf(scroller, event, actions.current.hours);
    if (!press || !over || piece === undefined || !actions.current.mayLift(piece)) return end();
    const taken = gripOf(press, piece);
    const at = overOf(scroller, event, actions.current.hours, press) ?? over;
    grip = taken;
    swallowsClick = true;
    scroller.setPointerCapture(press.id);
    if (press.isTouch) navigator.vibrate?.(12);
    flushSync(() => actions.current.onLift(taken, at));
    last = event;
    frame = requestAnimationFrame(() => {
      if (last) carry(last);
      scrollAtEdges();
    });
  };

  const follow = ({ isTouch, x, y }: Press, event: PointerEvent) => {
    const moved = Math.hypot(event.clientX - x, event.clientY - y);
    if (isTouch && moved > SCROLL_FROM) end();
    else if (!isTouch && moved >= DRAG_FROM) lift(event);
  };

  const handlers = {
    pointerdown: (event: PointerEvent) => {
      swallowsClick = false;
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;
      if (!element || !event.isPrimary || event.button !== 0 || grip) return;
      const isStretch = target instanceof Element && target.closest('[data-stretch]') !== null;
      const isTouch = event.pointerType === 'touch';
      press = {
        id: event.pointerId,
        isTouch,
        x: event.clientX,
        y: event.clientY,
        element,
        action: isStretch ? 'stretch' : 'move',
      };
      if (isTouch) timer = setTimeout(() => lift(event), LONG_PRESS_MS);
    },
    pointermove: (event: PointerEvent) => {
      if (grip) carry(event);
      else if (press?.id === event.pointerId) follow(press, event);
    },
    pointerup: (event: PointerEvent) => {
      const isDrop = grip !== null;
      // The move that picked it up may be the only one: a page that was busy hears the way there at once.
      if (isDrop && last) carry(last);
      const isInside = isDrop && isOver(scroller, event);
      end();
      if (isDrop) actions.current[isInside ? 'onDrop' : 'onLeave']();
    },
    pointercancel: () => {
      const wasHeld = grip !== null;
      end();
      if (wasHeld) actions.current.onLeave();
    },
    keydown: (event: KeyboardEvent) => {
      if (!grip || event.key !== 'Escape') return;
      event.preventDefault();
      end();
      actions.current.onLeave();
    },
    // A drag ends in a click, which is none; a finger that holds a visit neither scrolls nor calls the browser's own menu.
    click: (event: MouseEvent) => {
      if (!swallowsClick || event.detail === 0) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    },
    touchmove: (event: TouchEvent) => grip && event.preventDefault(),
    contextmenu: (event: MouseEvent) => press?.isTouch && event.preventDefault(),
  };
  const controller = new AbortController();
  const { signal } = controller;
  scroller.addEventListener('pointerdown', handlers.pointerdown, { signal });
  window.addEventListener('pointermove', handlers.pointermove, { signal });
  window.addEventListener('pointerup', handlers.pointerup, { signal });
  window.addEventListener('pointercancel', handlers.pointercancel, { signal });
  window.addEventListener('keydown', handlers.keydown, { signal });
  scroller.addEventListener('click', handlers.click, { signal, capture: true });
  scroller.addEventListener('touchmove', handlers.touchmove, { signal, passive: false });
  scroller.addEventListener('contextmenu', handlers.contextmenu, { signal });
  return () => {
    end();
    controller.abort();
  };
}

function gripOf({ element, x, y, action }: Press, piece: string): Grip {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { piece, action, dx: left - x, dy: top - y, width, height };
}

function showCard(card: HTMLElement | null, { dx, dy }: Grip, { clientX, clientY, pointerType }: PointerEvent): void {
  const above = pointerType === 'touch' ? ABOVE_FINGER : 0;
  if (card) card.style.transform = `translate(${clientX + dx}px, ${clientY + dy - above}px)`;
}

/** What is under the pointer, or at another point of the same press; null before there are columns. */
function overOf(
  scroller: HTMLElement,
  event: PointerEvent,
  hours: Span,
  at?: { x: number; y: number },
): PointerOver | null {
  const x = at?.x ?? event.clientX;
  const y = at?.y ?? event.clientY;
  const columns = [...scroller.querySelectorAll<HTMLElement>('[data-column]')];
  const distance = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect();
    return Math.max(left - x, x - right, 0);
  };
  const [column] = columns.toSorted((one, other) => distance(one) - distance(other));
  const body = column?.querySelector('[data-body]')?.getBoundingClientRect();
  if (!column?.dataset.column || !body || body.height === 0) return null;
  const minute = hours.start + ((y - body.top) / body.height) * (hours.end - hours.start);
  const step = event.shiftKey ? DRAG_STEPS.coarse : DRAG_STEPS.fine;
  return { minute, column: column.dataset.column, step, isAlone: event.altKey };
}

function isOver(scroller: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Scrolls when the pointer is near an edge, the faster the nearer. Returns whether it has scrolled. */
function scrollNearEdge(scroller: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const head = scroller.querySelector('[data-head]')?.getBoundingClientRect().bottom ?? top;
  const by = (low: number, high: number, at: number) => {
    const into = at < low + EDGE ? at - low - EDGE : Math.max(0, at - high + EDGE);
    return Math.max(-SCROLL_MOST, Math.min(SCROLL_MOST, (into / EDGE) * SCROLL_MOST));
  };
  const before = [scroller.scrollLeft, scroller.scrollTop].join(' ');
  scroller.scrollBy(by(left, right, clientX), by(head, bottom, clientY));
  return before !== [scroller.scrollLeft, scroller.scrollTop].join(' ');
}
