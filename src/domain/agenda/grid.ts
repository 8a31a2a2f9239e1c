import { DESK_STEP_MINUTES, isDeskSlot } from '../booking/desk-window.ts';
import type { OpeningHours } from '../salon/locations.ts';
import { type CalendarDate, clockTime, MINUTES_PER_DAY, minutesOf } from '../salon/salon-time.ts';
import type { Span } from '../salon/spans.ts';

const HOUR = 60;
/** What an agenda shows of a day on which nobody opens and nobody comes. */
const CLOSED_DAY: Span = { start: 9 * HOUR, end: 18 * HOUR };

/**
 * The whole hours that the agenda of a day shows, in minutes since midnight: from the first opening to the last closing, and
 * further where a visit begins earlier or ends later. Null hours are those of a closed location.
 */
export function hoursShown(hours: readonly (OpeningHours | null)[], visits: readonly Span[]): Span {
  const open = hours.flatMap((day) => (day ? [{ start: minutesOf(day.opens), end: minutesOf(day.closes) }] : []));
  const spans = [...open, ...visits];
  if (spans.length === 0) return CLOSED_DAY;
  return {
    start: Math.floor(Math.min(...spans.map(({ start }) => start)) / HOUR) * HOUR,
    end: Math.min(MINUTES_PER_DAY, Math.ceil(Math.max(...spans.map(({ end }) => end)) / HOUR) * HOUR),
  };
}

/** The steps in which a visit is moved by hand, in minutes: fives, or whole hours. */
export const DRAG_STEPS = { fine: DESK_STEP_MINUTES, coarse: HOUR } as const;

/** The start of a visit that is held over a minute of that day: the nearest step at which the desk may book. */
export function startNear(minute: number, date: CalendarDate, step: number): number {
  const isStart = (start: number) =>
    start >= 0 && start < MINUTES_PER_DAY && isDeskSlot({ date, time: clockTime(start) });
  const wanted = Math.round(minute / step) * step;
  for (let away = 0; away < MINUTES_PER_DAY; away += DRAG_STEPS.fine) {
    const found = [wanted - away, wanted + away].find(isStart);
    if (found !== undefined) return found;
  }
  return wanted;
}

/** The length of a visit whose end is held over a minute: in steps, longer than its lines before the last, and at most so long. */
export function lengthTo(end: number, start: number, { least, most }: { least: number; most: number }): number {
  const steps = Math.round((end - start) / DRAG_STEPS.fine) * DRAG_STEPS.fine;
  return Math.min(most, Math.max(least, steps));
}

/** The least length that a visit of these lines may be given: those before the last keep theirs. */
export function leastLength(lines: readonly { readonly minutes: number }[]): number {
  return DRAG_STEPS.fine + lines.slice(0, -1).reduce((sum, { minutes }) => sum + minutes, 0);
}
