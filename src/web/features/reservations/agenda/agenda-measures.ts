import { createContext, type RefObject, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useFontsReady } from '../looks/text-width.ts';

/** How high an hour is drawn, in rem: five minutes are 8 px. */
export const HOUR_REM = 6;
/** The same where more hours are to be seen at once. */
export const TIGHT_HOUR_REM = 4;

/** How high an hour is drawn here, in rem. */
export const HourContext = createContext(HOUR_REM);

/** Returns how high an hour is drawn here, in rem. */
export function useHourRem(): number {
  return useContext(HourContext);
}

/** Returns a function that turns minutes into a CSS length as the agenda draws them. */
export function useLength(): (minutes: number) => string {
  const hour = useHourRem();
  return (minutes) => `${(minutes / 60) * hour}rem`;
}

/** What a column has room for, in CSS pixels; without bounds where nothing can be measured. */
export type ColumnRoom = {
  readonly width: number;
  readonly rem: number;
  /** Whether the letters are there to be measured. */
  readonly hasLetters: boolean;
};

const UNBOUNDED = { width: Infinity, rem: 16 };

/** Returns the room of a column; again when its width, or the size of letters, changes. */
export function useColumnRoom(body: RefObject<HTMLElement | null>): ColumnRoom {
  const [room, setRoom] = useState(UNBOUNDED);
  const hasLetters = useFontsReady();
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth || Infinity;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setRoom((before) => (before.width === width && before.rem === rem ? before : { width, rem }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
  return useMemo(() => ({ ...room, hasLetters }), [room, hasLetters]);
}

/** The share of a column's width that is given to one lane of several. */
export function inLane({ lane, lanes }: { readonly lane: number; readonly lanes: number }) {
  return { insetInlineStart: `${(lane / lanes) * 100}%`, inlineSize: `${100 / lanes}%` };
}
