import { describe, expect, it } from 'vitest';
import { clockSeen, mayErase, type SeenClock } from './clock-leaps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-06-03T13:00:00Z');
const YEARS = 3 * 365 * DAY;

/** What is known of the clock after it was seen at those times since the start, in milliseconds. */
const seenAt = (...times: number[]) =>
  times.reduce<SeenClock | null>((seen, time) => clockSeen(seen, START + time), null) ?? clockSeen(null, START);

describe('what cannot be undone', () => {
  it.each([
    ['at the first start', [0], true],
    ['while the clock goes on', [0, 6 * HOUR, 12 * HOUR], true],
    ['after a week of sleep', [0, 7 * DAY], true],
    ['after a leap of eight days', [0, 8 * DAY], false],
    ['after a leap of three years', [0, YEARS], false],
    ['within a day of the leap', [0, YEARS, YEARS + 6 * HOUR, YEARS + DAY - 1], false],
    ['a day after the leap', [0, YEARS, YEARS + 12 * HOUR, YEARS + DAY], true],
    ['after a second leap', [0, YEARS, YEARS + DAY, 2 * YEARS], false],
    ['once the clock is back', [0, YEARS, 6 * HOUR], true],
    ['for a server whose clock is ahead of the other’s', [0, YEARS, DAY, YEARS + DAY, 2 * DAY, YEARS + 2 * DAY], false],
  ])('%s: %s is allowed: %s', (_when, times, allowed) => {
    expect(mayErase(seenAt(...times))).toBe(allowed);
  });

  it('remembers where the first of several leaps began, until the clock is back', () => {
    expect(seenAt(0, YEARS, 2 * YEARS).leap?.from).toBe(START);
    expect(seenAt(0, YEARS, 2 * YEARS, DAY).leap).toBeNull();
  });

  it('is not settled by servers whose clocks differ by seconds', () => {
    expect(seenAt(0, YEARS, YEARS - 2000, YEARS + 1000).leap).toEqual({ from: START, to: START + YEARS });
  });
});
