import { describe, expect, it } from 'vitest';
import { DRAG_STEPS, hoursShown, leastLength, lengthTo, startNear } from './grid.ts';

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const DAY = { opens: '09:30', closes: '18:00' };

describe('the hours shown of a day', () => {
  it.each([
    ['from opening to closing', [DAY], [], h(9), h(18)],
    ['of both locations', [DAY, { opens: '10:00', closes: '20:30' }], [], h(9), h(21)],
    ['from a visit before opening', [DAY], [{ start: h(8, 45), end: h(9, 15) }], h(8), h(18)],
    ['to the end of a late visit', [DAY], [{ start: h(17, 30), end: h(18, 20) }], h(9), h(19)],
    ['at most to midnight', [DAY], [{ start: h(23), end: h(25) }], h(9), h(24)],
    ['of a closed day with a visit', [null], [{ start: h(13), end: h(14) }], h(13), h(14)],
    ['of a closed day', [null, null], [], h(9), h(18)],
  ])('are %s', (_what, hours, visits, start, end) => {
    expect(hoursShown(hours, visits)).toEqual({ start, end });
  });
});

describe('a visit held over a minute', () => {
  it.each([
    ['the nearest five minutes', h(13, 22), DRAG_STEPS.fine, h(13, 20)],
    ['the five minutes after', h(13, 23), DRAG_STEPS.fine, h(13, 25)],
    ['the nearest hour, in hours', h(13, 31), DRAG_STEPS.coarse, h(14)],
    ['not before the desk books', h(7, 40), DRAG_STEPS.fine, h(9)],
    ['not after the desk books', h(22), DRAG_STEPS.fine, h(19, 55)],
    ['the nearest that may be booked, in hours', h(20, 20), DRAG_STEPS.coarse, h(19, 55)],
  ])('begins at %s', (_what, minute, step, start) => {
    expect(startNear(minute, '2026-06-03', step)).toBe(start);
  });

  it('may begin at 20:00 on an evening whose timetable has it', () => {
    expect(startNear(h(20, 3), '2026-06-04', DRAG_STEPS.fine)).toBe(h(20));
  });
});

describe('a visit that is stretched', () => {
  const limits = { least: 50, most: 720 };
  it.each([
    ['in fives', h(11, 12), 70],
    ['never shorter than its other lines and five minutes', h(10, 10), 50],
    ['never longer than a day’s work', h(23), 720],
  ])('is as long %s', (_what, end, minutes) => {
    expect(lengthTo(end, h(10), limits)).toBe(minutes);
  });

  it.each([
    [[45], 5],
    [[45, 30], 50],
  ])('of lines of %j minutes has at least %i', (lines, least) => {
    expect(leastLength(lines.map((minutes) => ({ minutes })))).toBe(least);
  });
});
