import { describe, expect, it } from 'vitest';
import { openState } from './open-state.ts';
import { DEFAULT_SETTINGS } from './salon-settings.ts';
import { minutesOf } from './salon-time.ts';

const at = (date: string, time: string) => ({ date, minutes: minutesOf(time) });

describe('openState', () => {
  it.each([
    { date: '2026-06-03', time: '09:30', until: '18:00' },
    { date: '2026-06-03', time: '17:59', until: '18:00' },
    { date: '2026-06-04', time: '18:00', until: '21:00' },
    { date: '2026-06-07', time: '12:00', until: '17:00' },
  ])('is open on $date at $time until $until', ({ date, time, until }) => {
    expect(openState(DEFAULT_SETTINGS, 1, at(date, time))).toEqual({ open: true, until });
  });

  it.each([
    { why: 'before opening', date: '2026-06-03', time: '09:29', opens: { date: '2026-06-03', time: '09:30' } },
    {
      why: 'at the minute of closing',
      date: '2026-06-03',
      time: '18:00',
      opens: { date: '2026-06-04', time: '09:30' },
    },
    { why: 'on Saturday night', date: '2026-06-06', time: '20:00', opens: { date: '2026-06-07', time: '10:00' } },
    { why: 'on a closed day', date: '2026-06-24', time: '12:00', opens: { date: '2026-06-25', time: '09:30' } },
    { why: 'on Christmas Eve', date: '2026-12-24', time: '21:30', opens: { date: '2026-12-27', time: '10:00' } },
  ])('is closed $why and tells when it opens', ({ date, time, opens }) => {
    expect(openState(DEFAULT_SETTINGS, 1, at(date, time))).toEqual({ open: false, opens });
  });

  // Christmas Eve 2026 is a Thursday, otherwise open from 9:30 to 21:00; the days after it are closed every year.
  it.each([
    { date: '2026-12-24', time: '11:00', expected: { open: true, until: '14:00' } },
    { date: '2026-12-24', time: '09:45', expected: { open: false, opens: { date: '2026-12-24', time: '10:00' } } },
    { date: '2026-12-24', time: '14:00', expected: { open: false, opens: { date: '2026-12-28', time: '09:30' } } },
  ])('follows special hours and a closure of several days on $date at $time', ({ date, time, expected }) => {
    const [both, label] = [null, { fr: '', en: '' }];
    const eve = { date: '2026-12-24', until: '2026-12-24', opens: '10:00', closes: '14:00', location: both, label };
    const days = { kind: 'single' as const, date: '2026-12-25', until: '2026-12-27', location: both, label };
    const settings = { ...DEFAULT_SETTINGS, specialHours: [eve], closures: [...DEFAULT_SETTINGS.closures, days] };
    expect(openState(settings, 2, at(date, time))).toEqual(expected);
  });

  it('knows no opening of an address without hours', () => {
    const { locations } = DEFAULT_SETTINGS;
    const shut = { ...locations[2], hours: [] };
    const settings = { ...DEFAULT_SETTINGS, locations: { ...locations, 2: shut } };
    expect(openState(settings, 2, at('2026-06-03', '12:00'))).toEqual({ open: false, opens: null });
  });
});
