import { expect, it } from 'vitest';
import { fromToOf, performersFromTo } from './visit-changes.ts';

const from = { location: 1, date: '2026-06-03', time: '10:00', minutes: 45 };
const to = { location: 2, date: '2026-06-04', time: '11:30', minutes: 45 };

it.each([
  ['reservation.present', { from: 'pending' }, { kind: 'status', from: 'pending', to: 'present' }],
  ['reservation.cancel', { from: 'present', reason: 'client' }, { kind: 'status', from: 'present', to: 'cancel' }],
  ['reservation.restore', { from: 'cancel', to: 'pending' }, { kind: 'status', from: 'cancel', to: 'pending' }],
  ['reservation.book', {}, null],
  ['reservation.color_note', { colorNote: 'nacre' }, null],
  ['service.change', { changes: {} }, null],
])('of %s with %j is %j', (action, details, fromTo) => {
  expect(fromToOf({ action, details })).toEqual(fromTo);
});

it('names where a visit was and is, whether it was moved or taken back', () => {
  for (const action of ['reservation.move', 'reservation.restore']) {
    expect(fromToOf({ action, details: { from, to } })).toMatchObject({
      kind: 'place',
      from: { location: 1, time: '10:00' },
      to: { location: 2, date: '2026-06-04' },
    });
  }
});

it('names no place where a visit stays where it is', () => {
  expect(fromToOf({ action: 'reservation.move', details: { from, to: { ...from, minutes: 60 } } })).toBeNull();
});

it.each([
  [{ changes: { performers: { from: ['Ana'], to: [] } } }, { from: ['Ana'], to: [] }],
  [{ changes: {} }, null],
  [{ performer: 'Ana' }, null],
])('of %j says from whom to whom: %j', (details, performers) => {
  expect(performersFromTo(details)).toEqual(performers);
});
