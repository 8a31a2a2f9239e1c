import { describe, expect, it } from 'vitest';
import { givenReservation } from '../../../testing/reservations.ts';
import { type Hand, heldByKey, heldOver, heldVisit, isUnmoved, lifted, mayLift, placedVisit } from './hand.ts';

const visit = givenReservation({ reservationDate: { dateReserved: '2026-06-06', timeReserved: '10:30' } });
const hand = (deed: Hand['deed'] = 'move') => lifted(visit, { piece: 'x 0', by: 'keys', deed });
const day = { date: '2026-06-06', locations: [1, 2] } as const;
const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('a visit in the hand', () => {
  it.each([
    ['pending', true],
    ['present', false],
    ['done', false],
    ['cancel', false],
  ] as const)('that is %s may be picked up: %s', (status, may) => {
    expect(mayLift(givenReservation({ status }))).toBe(may);
  });

  it.each([
    ['five minutes later', key('ArrowDown'), { start: 635 }],
    ['fifteen earlier', key('ArrowUp', { shiftKey: true }), { start: 615 }],
    ['at the other location', key('ArrowRight'), { location: 2 }],
    ['where it is, at the last location', key('ArrowLeft'), {}],
    ['longer', key('ArrowDown', { altKey: true }), { minutes: 50 }],
    ['shorter', key('ArrowUp', { altKey: true }), { minutes: 40 }],
  ])('is by keyboard %s', (_where, pressed, change) => {
    expect(heldByKey(hand(), pressed, day)?.to).toEqual({ location: 1, start: 630, minutes: 45, ...change });
  });

  it('does not know other keys', () => {
    expect(heldByKey(hand(), key('a'), day)).toBeNull();
  });

  it('begins at the step under the pointer, and is the same hand within it', () => {
    const held = heldOver(hand(), { date: day.date, minute: 702, step: 5, location: 2 });
    expect(held.to).toEqual({ location: 2, start: 700, minutes: 45 });
    expect(heldOver(held, { date: day.date, minute: 701, step: 5, location: 2 })).toBe(held);
  });

  it('ends under the pointer when it is stretched', () => {
    const held = heldOver(hand('stretch'), { date: day.date, minute: 703, step: 5, location: 2 });
    expect(held.to).toEqual({ location: 1, start: 630, minutes: 75 });
    expect(heldVisit(held).lines).toMatchObject([{ minutes: 75 }]);
  });

  it('is shown where it is let go before the server has answered', () => {
    const held = heldOver(hand(), { date: day.date, minute: 840, step: 5, location: 2 });
    expect(isUnmoved(hand())).toBe(true);
    expect(isUnmoved(held)).toBe(false);
    expect(placedVisit(held)).toMatchObject({
      reservationLocation: { locationReserved: 2 },
      reservationDate: { dateReserved: '2026-06-06', timeReserved: '14:00' },
      endTime: '14:45',
    });
  });
});
