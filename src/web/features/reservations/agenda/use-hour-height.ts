import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Span } from '#domain/salon/spans.ts';
import { HOUR_REM, TIGHT_HOUR_REM } from './agenda-measures.ts';

type HourAsked = { hours: Span; isWeek: boolean; isTight: boolean };

/** In a week no hour is lower than that, nor higher than in a day. */
const WEEK_HOUR_LEAST = 3;

/** Returns how high an hour is drawn, in rem: on a day always the same; in a week so that all of the day is seen, if it can be. */
export function useHourHeight(grid: RefObject<HTMLElement | null>, { hours, isWeek, isTight }: HourAsked): number {
  const [fitting, setFitting] = useState(WEEK_HOUR_LEAST);
  const count = (hours.end - hours.start) / 60;
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || !isWeek) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const head = element.querySelector('[data-head]')?.getBoundingClientRect().height ?? 0;
      const room = (element.clientHeight - head) / rem - BELOW_REM;
      setFitting(Math.min(HOUR_REM, Math.max(WEEK_HOUR_LEAST, Math.floor((room / count) * 16) / 16)));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, isWeek, count]);
  if (isWeek) return fitting;
  return isTight ? TIGHT_HOUR_REM : HOUR_REM;
}

/** The ground ends so far above the edge. */
const BELOW_REM = 1.5;
