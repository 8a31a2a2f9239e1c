import { expect, it } from 'vitest';
import { isWithinStrip, placesLeft, stripStart } from './day-strip.ts';

const window = { first: '2026-07-09', last: '2026-09-07' };
const slots = (free: number) => [
  ...Array.from({ length: free }, () => ({ state: 'free' as const })),
  { state: 'full' as const },
  { state: 'past' as const },
];

it.each([
  [1, 'few'],
  [3, 'few'],
  [4, 'some'],
  [6, 'some'],
  [7, 'many'],
  [15, 'many'],
] as const)('calls %i free starts %s', (free, left) => {
  expect(placesLeft(slots(free))).toBe(left);
});

it.each([
  { why: 'the first day of the window', shown: '2026-07-09', current: null, start: '2026-07-09' },
  { why: 'the fourteenth day of the window', shown: '2026-07-22', current: null, start: '2026-07-09' },
  { why: 'the fifteenth, on its Monday', shown: '2026-07-23', current: null, start: '2026-07-20' },
  { why: 'a Sunday, on the Monday before it', shown: '2026-08-16', current: null, start: '2026-08-10' },
  { why: 'a day that is seen already', shown: '2026-08-16', current: '2026-08-03', start: '2026-08-03' },
  { why: 'a day after what is seen', shown: '2026-08-17', current: '2026-08-03', start: '2026-08-17' },
  { why: 'one of the first days again', shown: '2026-07-10', current: '2026-08-03', start: '2026-07-09' },
  { why: 'the last day, among the last fourteen', shown: '2026-09-07', current: null, start: '2026-08-25' },
  { why: 'a day seen from one that has passed', shown: '2026-07-10', current: '2026-07-08', start: '2026-07-09' },
])('begins the row for $why', ({ shown, current, start }) => {
  expect(stripStart(window, shown, current)).toBe(start);
});

it.each([
  ['2026-07-08', false],
  ['2026-07-09', true],
  ['2026-07-22', true],
  ['2026-07-23', false],
])('knows whether %s is one of the fourteen', (date, isSeen) => {
  expect(isWithinStrip(date, '2026-07-09')).toBe(isSeen);
});
