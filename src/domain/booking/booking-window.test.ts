import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, hoursOn } from '../salon/salon-settings.ts';
import { minutesOf } from '../salon/salon-time.ts';
import { chosenSlotProblem, defaultDate, lastBookableDate, type Slot, slotRefusal, slotsOn } from './booking-window.ts';

// Wednesday 3 June 2026, 14:00 at the salon.
const now = { date: '2026-06-03', minutes: minutesOf('14:00') };

function refusal(slot: Slot, workMinutes = 60, moment = now) {
  return slotRefusal(slot, { settings: DEFAULT_SETTINGS, location: 1, workMinutes }, moment);
}

describe('slotsOn', () => {
  const everyDay = ['10:00', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:00'];
  const weekdays = ['09:30', ...everyDay, '16:30', '17:00'];
  const lateEvenings = [...weekdays, '17:30', '18:30', '19:30', '20:00'];

  it.each([
    { day: 'Monday', date: '2026-06-01', slots: weekdays },
    { day: 'Tuesday', date: '2026-06-02', slots: weekdays },
    { day: 'Wednesday', date: '2026-06-03', slots: weekdays },
    { day: 'Thursday', date: '2026-06-04', slots: lateEvenings },
    { day: 'Friday', date: '2026-06-05', slots: lateEvenings },
    { day: 'Saturday', date: '2026-06-06', slots: ['09:30', ...everyDay] },
    { day: 'Sunday', date: '2026-06-07', slots: everyDay },
  ])('offers the timetable of a $day', ({ date, slots }) => {
    expect(slotsOn(date, hoursOn(DEFAULT_SETTINGS, 1, date))).toEqual(slots);
  });

  it('offers nothing outside the hours of the address', () => {
    expect(slotsOn('2026-06-04', { opens: '10:30', closes: '13:30' })).toEqual(['10:30', '11:30', '12:30']);
    expect(slotsOn('2026-06-04', null)).toEqual([]);
  });
});

describe('slotRefusal', () => {
  it.each([
    { why: 'exactly 90 minutes away', date: '2026-06-03', time: '15:30' },
    { why: 'early tomorrow', date: '2026-06-04', time: '09:30' },
    { why: 'on the sixtieth day ahead', date: '2026-08-02', time: '10:00' },
  ])('accepts a slot $why', ({ date, time }) => {
    expect(refusal({ date, time })).toBeNull();
  });

  it.each([
    { why: 'yesterday', date: '2026-06-02', time: '10:00', code: 'date_out_of_window' },
    { why: 'on the 61st day ahead', date: '2026-08-03', time: '10:00', code: 'date_out_of_window' },
    { why: 'on Saint-Jean-Baptiste', date: '2026-06-24', time: '10:00', code: 'salon_closed' },
    { why: 'in the evening of a Monday', date: '2026-06-08', time: '19:30', code: 'no_such_slot' },
    { why: 'between two of the timetable', date: '2026-06-08', time: '10:05', code: 'no_such_slot' },
    { why: 'less than 90 minutes away', date: '2026-06-03', time: '14:30', code: 'slot_too_soon' },
    { why: 'already past', date: '2026-06-03', time: '10:00', code: 'slot_too_soon' },
  ])('refuses a slot $why', ({ date, time, code }) => {
    expect(refusal({ date, time })).toBe(code);
  });

  it('refuses a slot 89 minutes away', () => {
    expect(refusal({ date: '2026-06-03', time: '15:30' }, 60, { ...now, minutes: now.minutes + 1 })).toBe(
      'slot_too_soon',
    );
  });

  it('lets the work end an hour after closing and no later', () => {
    expect(refusal({ date: '2026-06-06', time: '16:00' }, 120)).toBeNull();
    expect(refusal({ date: '2026-06-06', time: '16:00' }, 121)).toBe('too_long_for_closing');
  });

  it('reads the grace of the address', () => {
    const { locations } = DEFAULT_SETTINGS;
    const settings = {
      ...DEFAULT_SETTINGS,
      locations: { ...locations, 2: { ...locations[2], closingGraceMinutes: 0 } },
    };
    const slot = { date: '2026-06-06', time: '16:00' };
    expect(slotRefusal(slot, { settings, location: 1, workMinutes: 90 }, now)).toBeNull();
    expect(slotRefusal(slot, { settings, location: 2, workMinutes: 90 }, now)).toBe('too_long_for_closing');
  });

  it.each([
    { first: 'date_out_of_window', date: '2025-12-25', time: '03:00' },
    { first: 'salon_closed', date: '2026-07-01', time: '03:00' },
    { first: 'no_such_slot', date: '2026-06-03', time: '03:00' },
    { first: 'slot_too_soon', date: '2026-06-03', time: '14:30' },
    { first: 'too_long_for_closing', date: '2026-06-03', time: '15:30' },
  ])('names $first before the reasons after it', ({ first, date, time }) => {
    expect(refusal({ date, time }, 2000)).toBe(first);
  });
});

describe('the calendar', () => {
  it.each([
    { day: 'a Wednesday', date: '2026-06-03', time: '16:00', opensOn: '2026-06-03' },
    { day: 'a Wednesday', date: '2026-06-03', time: '16:01', opensOn: '2026-06-04' },
    { day: 'a Thursday', date: '2026-06-04', time: '19:00', opensOn: '2026-06-04' },
    { day: 'a Thursday', date: '2026-06-04', time: '19:01', opensOn: '2026-06-05' },
    { day: 'a Friday', date: '2026-06-05', time: '19:01', opensOn: '2026-06-06' },
    { day: 'a Saturday', date: '2026-06-06', time: '15:30', opensOn: '2026-06-06' },
    { day: 'a Sunday', date: '2026-06-07', time: '16:01', opensOn: '2026-06-08' },
  ])('opens on $opensOn on $day at $time', ({ date, time, opensOn }) => {
    expect(defaultDate({ date, minutes: minutesOf(time) })).toBe(opensOn);
  });

  it('ends 60 days after today', () => {
    expect(lastBookableDate(now)).toBe('2026-08-02');
  });
});

describe('a slot of a day with special hours', () => {
  // 24 June is closed every year; 4 June is a Thursday, open until 21:00; both are 10:00 to 14:00 here, 15 June 8:00 to 23:30.
  const hours = (date: string, opens = '10:00', closes = '14:00') => {
    return { date, until: date, opens, closes, location: null, label: { fr: '', en: '' } };
  };
  const specialHours = [hours('2026-06-24'), hours('2026-06-04'), hours('2026-06-15', '08:00', '23:30')];
  const settings = { ...DEFAULT_SETTINGS, specialHours };
  const judged = (slot: Slot, workMinutes: number) => slotRefusal(slot, { settings, location: 1, workMinutes }, now);

  it.each([
    { why: 'that opens on a holiday', date: '2026-06-24', time: '10:00', minutes: 60, code: null },
    { why: 'before they open', date: '2026-06-04', time: '09:30', minutes: 60, code: 'no_such_slot' },
    { why: 'the last start before they close', date: '2026-06-04', time: '13:30', minutes: 90, code: null },
    {
      why: 'a minute longer than they and the grace allow',
      date: '2026-06-04',
      time: '13:30',
      minutes: 91,
      code: 'too_long_for_closing',
    },
    { why: 'after they have closed', date: '2026-06-04', time: '14:30', minutes: 30, code: 'no_such_slot' },
    {
      why: 'of the timetable alone, however long they are',
      date: '2026-06-15',
      time: '17:30',
      minutes: 60,
      code: 'no_such_slot',
    },
    {
      why: 'whose work goes on past midnight, within the grace',
      date: '2026-06-15',
      time: '17:00',
      minutes: 450,
      code: null,
    },
    {
      why: 'whose work goes on beyond it',
      date: '2026-06-15',
      time: '17:00',
      minutes: 451,
      code: 'too_long_for_closing',
    },
    { why: 'the day after, which has its week again', date: '2026-06-05', time: '20:00', minutes: 60, code: null },
  ])('$why', ({ date, time, minutes, code }) => {
    expect(judged({ date, time }, minutes)).toBe(code);
  });
});

describe('a slot that was chosen a while ago', () => {
  const problem = (slot: Slot, moment = now) =>
    chosenSlotProblem(slot, { settings: DEFAULT_SETTINGS, location: 1, workMinutes: 60 }, moment);

  it.each([
    { why: 'of yesterday', date: '2026-06-02', time: '15:30', says: 'past' },
    { why: 'that starts this minute', date: '2026-06-03', time: '14:00', says: 'past' },
    { why: 'that starts in half an hour', date: '2026-06-03', time: '14:30', says: 'slot_too_soon' },
    { why: 'beyond the window', date: '2026-08-03', time: '10:00', says: 'date_out_of_window' },
    { why: 'that can still be booked', date: '2026-06-03', time: '15:30', says: null },
  ])('$why: $says', ({ date, time, says }) => {
    expect(problem({ date, time })).toBe(says);
  });
});
