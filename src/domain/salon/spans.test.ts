import { describe, expect, it } from 'vitest';
import { spanOf } from '../reservations/reservation-times.ts';
import { overlap, sharedMinutes } from './spans.ts';

describe('two stretches of a day', () => {
  const first = spanOf('10:00', '11:00');

  it.each([
    { why: 'the same', other: spanOf('10:00', '11:00'), shared: 60 },
    { why: 'one within the other', other: spanOf('10:15', '10:30'), shared: 15 },
    { why: 'one that begins before the other ends', other: spanOf('10:59', '12:00'), shared: 1 },
    { why: 'one after the other', other: spanOf('11:00', '12:00'), shared: 0 },
    { why: 'one long before the other', other: spanOf('08:00', '10:00'), shared: 0 },
    { why: 'one that goes on beyond midnight', other: spanOf('09:00', '00:30'), shared: 60 },
  ])('share time, or not: $why', ({ other, shared }) => {
    expect([overlap(first, other), overlap(other, first)]).toEqual([shared > 0, shared > 0]);
    expect(sharedMinutes(first, other)).toBe(shared);
  });
});
