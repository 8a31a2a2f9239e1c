import { type RefObject, useLayoutEffect } from 'react';

const GAP = 8;

/**
 * Shows a popover under the row of a visit, or over it where there is no room; where there is no such row, and on a telephone,
 * its style has the last word.
 */
export function useBeside(frame: RefObject<HTMLElement | null>, visitId: string): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) liftUp(element);
    const row = document.querySelector(`[data-row="${visitId}"], [data-visit="${visitId}"]`);
    if (!element || !row) return;
    element.dataset.beside = 'true';
    const place = () => {
      const { top, bottom, left } = row.getBoundingClientRect();
      const { offsetHeight: height, offsetWidth: width } = element;
      const hasRoomBelow = bottom + GAP + height <= window.innerHeight;
      const below = hasRoomBelow || top - GAP < height ? bottom + GAP : top - GAP - height;
      const highest = Math.max(GAP, window.innerHeight - height - GAP);
      const y = Math.min(Math.max(below, GAP), highest);
      const x = Math.min(Math.max(left, GAP), Math.max(GAP, window.innerWidth - width - GAP));
      element.style.setProperty('--top', `${y + window.scrollY}px`);
      element.style.setProperty('--left', `${x + window.scrollX}px`);
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(place);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, visitId]);
}

/** Over everything of the page, where the browser knows how. */
function liftUp(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  element.popover = 'manual';
  element.showPopover();
}
