import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../salon/salon-settings.ts';
import { minutesOf } from '../salon/salon-time.ts';
import type { Slot } from './booking-window.ts';
import { deskConflicts, isDeskSlot, walkInTime } from './desk-window.ts';

// Wednesday 3 June 2026, 14:02 at the salon.
const now = { date: '2026-06-03', minutes: minutesOf('14:02') };

function conflicts(slot: Slot, workMinutes = 60) {
  return deskConflicts(slot, { settings: DEFAULT_SETTINGS, location: 1, workMinutes }, now);
}

describe('isDeskSlot', () => {
  it.each([
    { date: '2026-06-08', time: '09:00' },
    { date: '2026-06-08', time: '13:35' },
    { date: '2026-06-08', time: '19:55' },
    { date: '2026-06-04', time: '20:00' },
  ])('lets the desk choose $time on $date', (slot) => {
    expect(isDeskSlot(slot)).toBe(true);
  });

  it.each([
    { date: '2026-06-08', time: '08:55' },
    { date: '2026-06-08', time: '13:36' },
    { date: '2026-06-08', time: '20:00' },
    { date: '2026-06-04', time: '20:05' },
  ])('knows no $time on $date', (slot) => {
    expect(isDeskSlot(slot)).toBe(false);
  });
});

describe('deskConflicts', () => {
  it.each([
    { why: 'in ten minutes', date: '2026-06-03', time: '14:10' },
    { why: 'in the five minutes that are running', date: '2026-06-03', time: '14:00' },
    { why: 'at opening', date: '2026-06-04', time: '09:30' },
    { why: 'on the sixtieth day ahead', date: '2026-08-02', time: '10:00' },
  ])('finds nothing against a time $why', ({ date, time }) => {
    expect(conflicts({ date, time })).toEqual([]);
  });

  it.each([
    { why: 'five minutes ago', date: '2026-06-03', time: '13:55', codes: ['slot_too_soon'] },
    { why: 'yesterday', date: '2026-06-02', time: '16:00', codes: ['slot_too_soon'] },
    { why: 'before opening', date: '2026-06-04', time: '09:00', codes: ['outside_hours'] },
    { why: 'at closing', date: '2026-06-08', time: '18:00', codes: ['outside_hours'] },
    { why: 'on a holiday', date: '2026-06-24', time: '10:00', codes: ['salon_closed'] },
    { why: 'in autumn', date: '2026-10-01', time: '10:00', codes: ['date_out_of_window'] },
    {
      why: 'in the evening of a past Monday',
      date: '2026-06-01',
      time: '19:00',
      codes: ['outside_hours', 'slot_too_soon', 'too_long_for_closing'],
    },
  ])('names all that stands against a time $why', ({ date, time, codes }) => {
    expect(conflicts({ date, time })).toEqual(codes);
  });

  it('names work that ends too late', () => {
    expect(conflicts({ date: '2026-06-06', time: '16:00' }, 121)).toEqual(['too_long_for_closing']);
  });
});

describe('a time that the desk chooses on a day with special hours', () => {
  // Today, a Wednesday, closes at 15:00; Thursday is open from 10:00 to 14:00 at the first location.
  const label = { fr: '', en: '' };
  const specialHours = [
    { date: '2026-06-03', until: '2026-06-03', opens: '09:30', closes: '15:00', location: null, label },
    { date: '2026-06-04', until: '2026-06-04', opens: '10:00', closes: '14:00', location: 1 as const, label },
  ];
  const settings = { ...DEFAULT_SETTINGS, specialHours };

  it.each([
    { why: 'today, before they close', location: 1 as const, date: '2026-06-03', time: '14:55', codes: [] },
    {
      why: 'today, after they close',
      location: 2 as const,
      date: '2026-06-03',
      time: '15:00',
      codes: ['outside_hours'],
    },
    { why: 'before they open', location: 1 as const, date: '2026-06-04', time: '09:30', codes: ['outside_hours'] },
    { why: 'at the other location', location: 2 as const, date: '2026-06-04', time: '09:30', codes: [] },
    {
      why: 'after they close, too late for the grace',
      location: 1 as const,
      date: '2026-06-04',
      time: '14:05',
      codes: ['outside_hours', 'too_long_for_closing'],
    },
  ])('$why', ({ location, date, time, codes }) => {
    expect(deskConflicts({ date, time }, { settings, location, workMinutes: 60 }, now)).toEqual(codes);
  });
});

describe('walkInTime', () => {
  it('is the start of the five minutes that are running', () => {
    expect(walkInTime(now)).toBe('14:00');
    expect(walkInTime({ ...now, minutes: minutesOf('14:05') })).toBe('14:05');
  });
});
