import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCATIONS, isOpeningHours, LOCATION_CODES, openingOn, otherLocation } from './locations.ts';

describe('the two addresses', () => {
  it.each([
    { code: 1, name: 'La Pyramide', street: '2360 chemin Ste-Foy' },
    { code: 2, name: 'Plaza Laval', street: '2750 chemin Ste-Foy' },
  ] as const)('have the names and streets of the spec ($code)', ({ code, name, street }) => {
    expect(DEFAULT_LOCATIONS[code]).toMatchObject({
      name,
      street,
      city: 'Québec',
      seats: { manicure: 6, pedicure: 4, other: 3 },
      closingGraceMinutes: 60,
    });
  });

  it('are each other’s other', () => {
    expect(LOCATION_CODES.map(otherLocation)).toEqual([2, 1]);
  });
});

describe('openingOn', () => {
  it.each([
    { day: 'Monday', date: '2026-06-01', opens: '09:30', closes: '18:00' },
    { day: 'Tuesday', date: '2026-06-02', opens: '09:30', closes: '18:00' },
    { day: 'Wednesday', date: '2026-06-03', opens: '09:30', closes: '18:00' },
    { day: 'Thursday', date: '2026-06-04', opens: '09:30', closes: '21:00' },
    { day: 'Friday', date: '2026-06-05', opens: '09:30', closes: '21:00' },
    { day: 'Saturday', date: '2026-06-06', opens: '09:30', closes: '17:00' },
    { day: 'Sunday', date: '2026-06-07', opens: '10:00', closes: '17:00' },
  ])('is $opens to $closes on $day', ({ date, opens, closes }) => {
    for (const code of LOCATION_CODES) {
      expect(openingOn(DEFAULT_LOCATIONS[code].hours, date)).toEqual({ opens, closes });
    }
  });

  it('is nothing on a weekday without hours', () => {
    const hours = DEFAULT_LOCATIONS[1].hours.with(6, null);
    expect(openingOn(hours, '2026-06-07')).toBeNull();
  });
});

describe('isOpeningHours', () => {
  it.each([
    ['09:30', '18:00', true],
    ['09:30', '09:30', false],
    ['18:00', '09:30', false],
  ])('%s to %s: %s', (opens, closes, expected) => {
    expect(isOpeningHours({ opens, closes })).toBe(expected);
  });
});
