import { isOpeningHours, type OpeningHours } from '../salon/locations.ts';
import { clockTime, isClockTime, minutesOf } from '../salon/salon-time.ts';
import { SPANS_A_DAY } from './technicians.ts';

const BETWEEN_SPANS = /\s*(?:[,;+]|\bet\b|\band\b)\s*/iu;
const BETWEEN_TIMES = /\s*(?:[-–—]|à|\bto\b)\s*/iu;
const TIME = /^(\d{1,2})(?:\s*[h:.]\s*(\d{2})?)?\s*(a\.?m\.?|p\.?m\.?)?$/iu;

/**
 * The stretches of a day as people type them, in either language: `9 h 30 – 12 h, 13-18`, `9:30 am to 5 pm`. An empty text is a
 * day off. Returns null when it cannot be read, when a stretch ends before it begins, or when there are too many.
 */
export function readSpans(text: string): OpeningHours[] | null {
  if (text.trim() === '') return [];
  const spans = text.trim().split(BETWEEN_SPANS).map(readSpan);
  const read = spans.flatMap((span) => span ?? []);
  return read.length === spans.length && read.length <= SPANS_A_DAY ? inOrder(read) : null;
}

function readSpan(text: string): OpeningHours | null {
  const [opens, closes, more] = text.split(BETWEEN_TIMES).map(readTime);
  if (!opens || !closes || more !== undefined) return null;
  return isOpeningHours({ opens, closes }) ? { opens, closes } : null;
}

function readTime(text: string): string | null {
  const [, hour, minute = '00', half] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  const afternoon = half?.toLowerCase().startsWith('p') && Number(hour) < 12 ? 12 : 0;
  const midnight = half?.toLowerCase().startsWith('a') && Number(hour) === 12 ? -12 : 0;
  const time = `${String(Number(hour) + afternoon + midnight).padStart(2, '0')}:${minute}`;
  return isClockTime(time) ? time : null;
}

/** The stretches after the time between two minutes of the day was painted, or wiped out; those that touch become one. */
export function paintedSpans(
  spans: readonly OpeningHours[],
  { from, to, isWorked }: { from: number; to: number; isWorked: boolean },
): OpeningHours[] {
  const kept = spans.flatMap(({ opens, closes }) => {
    const [start, end] = [minutesOf(opens), minutesOf(closes)];
    return [
      { start, end: Math.min(end, from) },
      { start: Math.max(start, to), end },
    ].filter((part) => part.start < part.end);
  });
  const parts = [...kept, ...(isWorked ? [{ start: from, end: to }] : [])].sort(
    (one, other) => one.start - other.start,
  );
  const joined: { start: number; end: number }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end);
    else joined.push({ ...part });
  }
  return joined.map(({ start, end }) => ({ opens: clockTime(start), closes: clockTime(end) }));
}

function inOrder(spans: readonly OpeningHours[]): OpeningHours[] {
  return [...spans].sort((one, other) => (one.opens < other.opens ? -1 : 1));
}
