import { expect, it } from 'vitest';
import { isFreeSlot } from './free-slot.ts';

const days = [
  {
    date: '2026-07-09',
    slots: [
      { time: '10:00', state: 'full' },
      { time: '10:30', state: 'free' },
    ],
  },
  { date: '2026-07-10', slots: [{ time: '10:00', state: 'free' }] },
] as const;

it.each([
  ['that is free', '2026-07-09', '10:30', true],
  ['that is full', '2026-07-09', '10:00', false],
  ['that the day has not', '2026-07-10', '10:30', false],
  ['of a day that is not there', '2026-07-11', '10:00', false],
])('a slot %s', (_, date, time, isFree) => {
  expect(isFreeSlot(days, { date, time })).toBe(isFree);
});
