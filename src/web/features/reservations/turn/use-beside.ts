import { type RefObject, useLayoutEffect } from 'react';

const GAP = 8;

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
type Size = { readonly width: number; readonly height: number };

/**
 * Shows a popover beside the row of a visit, or its piece of the agenda, and never over it; where neither is in sight, and on a
 * telephone, its style has the last word.
 */
export function useBeside(frame: RefObject<HTMLElement | null>, visitId: string): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) liftUp(element);
    const row = document.querySelector(`[data-row="${visitId}"], [data-piece^="${visitId} "]`);
    if (!element || !row || !isInSight(row)) return;
    element.dataset.beside = 'true';
    const place = () => {
      element.style.removeProperty('--room');
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { x, y, room } = besideOf(row.getBoundingClientRect(), size, {
        width: window.innerWidth,
        height: window.innerHeight,
      });
      element.style.setProperty('--top', `${y + window.scrollY}px`);
      element.style.setProperty('--left', `${x + window.scrollX}px`);
      element.style.setProperty('--room', `${room}px`);
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(place);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, visitId]);
}

function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/**
 * Where a popover of a size stands so that its row stays in sight, and how high it may be there: under the row, over it, at
 * its side, or as high as the room above or below allows.
 */
export function besideOf(row: Box, { width, height }: Size, screen: Size): { x: number; y: number; room: number } {
  const within = (wanted: number, length: number, all: number) =>
    Math.min(Math.max(wanted, GAP), Math.max(GAP, all - length - GAP));
  const x = within(row.left, width, screen.width);
  const below = screen.height - row.bottom - 2 * GAP;
  const above = row.top - 2 * GAP;
  if (height <= below) return { x, y: row.bottom + GAP, room: below };
  if (height <= above) return { x, y: row.top - GAP - height, room: above };
  const sides = [
    { start: row.right + GAP, has: screen.width - row.right },
    { start: row.left - GAP - width, has: row.left },
  ];
  const side = sides.find(({ has }) => width + 2 * GAP <= has);
  if (side) return { x: side.start, y: within(row.top, height, screen.height), room: screen.height - 2 * GAP };
  return below >= above ? { x, y: row.bottom + GAP, room: below } : { x, y: GAP, room: above };
}

/** Over everything of the page, where the browser knows how. */
function liftUp(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  element.popover = 'manual';
  element.showPopover();
}
