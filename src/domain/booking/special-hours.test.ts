import { describe, expect, it } from 'vitest';
import { type SpecialHours, specialHoursOn } from './special-hours.ts';

const EVE: SpecialHours = {
  date: '2026-12-24',
  until: '2026-12-24',
  location: null,
  opens: '10:00',
  closes: '14:00',
  label: { fr: 'veille de Noël', en: 'Christmas Eve' },
};
const EVE_AT_2: SpecialHours = { ...EVE, location: 2, closes: '12:00' };
const INVENTORY: SpecialHours = { ...EVE, date: '2027-01-04', until: '2027-01-06', location: 1 };

describe('specialHoursOn', () => {
  it.each<[string, string, 1 | 2, SpecialHours | null]>([
    ['the day before', '2026-12-23', 1, null],
    ['their day', '2026-12-24', 1, EVE],
    ['their day, at the address that has its own', '2026-12-24', 2, EVE_AT_2],
    ['the day after', '2026-12-25', 1, null],
    ['the same day a year later', '2027-12-24', 1, null],
    ['the first of several days', '2027-01-04', 1, INVENTORY],
    ['the last of several days', '2027-01-06', 1, INVENTORY],
    ['one of several days, at the other address', '2027-01-05', 2, null],
  ])('on %s', (_day, date, location, expected) => {
    expect(specialHoursOn([EVE, EVE_AT_2, INVENTORY], location, date)).toBe(expected);
  });
});
