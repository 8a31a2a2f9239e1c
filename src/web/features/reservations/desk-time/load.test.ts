import { expect, it } from 'vitest';
import { deskSlots, peopleIn } from './load.ts';

const NOW = { date: '2026-06-03', minutes: 10 * 60 };

it('adds up the people of all categories', () => {
  expect(peopleIn({ load: { manicure: 2, pedicure: 1, other: 1 } })).toBe(4);
  expect(peopleIn({})).toBe(0);
});

it('lets the desk take a slot that is only too soon for clients', () => {
  const slots = ['09:30', '10:00', '11:00'].map((time) => ({ time, state: 'past' as const }));
  expect(deskSlots(slots, NOW.date, NOW).map(({ state }) => state)).toEqual(['past', 'free', 'free']);
  expect(deskSlots([{ time: '11:00', state: 'full' }], NOW.date, NOW)).toEqual([{ time: '11:00', state: 'full' }]);
});
