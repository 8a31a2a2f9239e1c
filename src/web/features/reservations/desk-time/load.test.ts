import { expect, it } from 'vitest';
import { peopleIn } from './load.ts';

it('adds up the people of all categories', () => {
  expect(peopleIn({ load: { manicure: 2, pedicure: 1, other: 1 } })).toBe(4);
  expect(peopleIn({})).toBe(0);
});
