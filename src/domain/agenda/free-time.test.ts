import { expect, it } from 'vitest';
import { freeMinutes } from './free-time.ts';

const at = (start: number, end: number) => ({ start, end });

it.each([
  ['all of it', [at(0, 60)], [], 0, 60],
  ['what is left from now on', [at(0, 60)], [], 45, 15],
  ['nothing that is over', [at(0, 60)], [], 90, 0],
  ['without what is taken', [at(0, 60)], [at(10, 20), at(30, 45)], 0, 35],
  ['what is taken twice only once', [at(0, 60)], [at(10, 30), at(20, 40)], 0, 30],
  ['nothing for what is taken outside of it', [at(0, 60)], [at(50, 90)], 0, 50],
  ['several stretches', [at(0, 60), at(90, 120)], [at(50, 100)], 0, 70],
])('counts %s', (_what, open, taken, from, minutes) => {
  expect(freeMinutes(open, taken, from)).toBe(minutes);
});
