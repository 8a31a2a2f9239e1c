import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clockTime,
  datesBetween,
  daysBetween,
  epochOf,
  instant,
  isCalendarDate,
  isClockTime,
  minutesOf,
  parseInstant,
  salonMoment,
  weekday,
  weekOf,
} from './salon-time.ts';

const ZONE = 'America/Toronto';
// Two whole years, with four changes of the clock, and a little of the years around them.
const instants = fc.integer({
  min: Date.parse('2025-12-30T00:00:00Z'),
  max: Date.parse('2028-01-03T00:00:00Z'),
});
const dates = fc.integer({ min: -40_000, max: 60_000 }).map((days) => addDays('2026-01-01', days));
const minutesOfDay = fc.integer({ min: 0, max: 1439 });

const luxonDate = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

describe('salonMoment', () => {
  it.each([
    { instant: '2026-07-10T02:30:00Z', date: '2026-07-09', minutes: 22 * 60 + 30 },
    { instant: '2026-01-10T04:59:59Z', date: '2026-01-09', minutes: 23 * 60 + 59 },
    { instant: '2026-01-10T05:00:00Z', date: '2026-01-10', minutes: 0 },
    { instant: '2026-03-08T06:59:00Z', date: '2026-03-08', minutes: 60 + 59 },
    { instant: '2026-03-08T07:00:00Z', date: '2026-03-08', minutes: 3 * 60 },
    { instant: '2026-11-01T05:30:00Z', date: '2026-11-01', minutes: 90 },
    { instant: '2026-11-01T06:30:00Z', date: '2026-11-01', minutes: 90 },
  ])('reads $date, minute $minutes, at $instant', ({ instant, date, minutes }) => {
    expect(salonMoment(Date.parse(instant))).toEqual({ date, minutes });
  });

  it('agrees with luxon at any instant of two years', () => {
    fc.assert(
      fc.property(instants, (epochMs) => {
        const there = DateTime.fromMillis(epochMs, { zone: ZONE });
        expect(salonMoment(epochMs)).toEqual({ date: there.toISODate(), minutes: there.hour * 60 + there.minute });
      }),
    );
  });

  it.each(['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'])('agrees with luxon all through %s', (date) => {
    const midnight = DateTime.fromISO(date, { zone: ZONE }).toMillis();
    for (let step = -24; step < 28 * 12; step += 1) {
      const epochMs = midnight + step * 300_000;
      const there = DateTime.fromMillis(epochMs, { zone: ZONE });
      expect(salonMoment(epochMs)).toEqual({ date: there.toISODate(), minutes: there.hour * 60 + there.minute });
    }
  });
});

describe('epochOf', () => {
  it.each([
    { why: 'in summer', date: '2026-07-09', time: '10:30', instant: '2026-07-09T14:30:00Z' },
    { why: 'in winter', date: '2026-12-09', time: '10:30', instant: '2026-12-09T15:30:00Z' },
    { why: 'skipped in spring', date: '2026-03-08', time: '02:30', instant: '2026-03-08T07:30:00Z' },
    { why: 'first of two in autumn', date: '2026-11-01', time: '01:30', instant: '2026-11-01T05:30:00Z' },
  ])('finds the instant of a time $why', ({ date, time, instant }) => {
    expect(epochOf(date, minutesOf(time))).toBe(Date.parse(instant));
  });

  it('counts minutes past midnight into the next day', () => {
    expect(epochOf('2026-07-09', 24 * 60 + 15)).toBe(epochOf('2026-07-10', 15));
  });

  it('agrees with luxon on any minute of two years', () => {
    fc.assert(
      fc.property(instants, minutesOfDay, (epochMs, minutes) => {
        const { date } = salonMoment(epochMs);
        const there = DateTime.fromISO(`${date}T${clockTime(minutes)}`, { zone: ZONE });
        expect(epochOf(date, minutes)).toBe(there.getPossibleOffsets()[0]?.toMillis());
      }),
    );
  });

  it('agrees with luxon on every minute of the days the clock changes', () => {
    for (const date of ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07']) {
      for (let minutes = 0; minutes < 1440; minutes += 1) {
        const there = DateTime.fromISO(`${date}T${clockTime(minutes)}`, { zone: ZONE });
        expect(epochOf(date, minutes)).toBe(there.getPossibleOffsets()[0]?.toMillis());
      }
    }
  });
});

describe('calendar dates', () => {
  it('count days and weekdays as luxon does', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const there = luxonDate(date);
        expect(addDays(date, days)).toBe(there.plus({ days }).toISODate());
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekday(date)).toBe(there.weekday);
      }),
    );
  });

  it.each([
    ['2026-06-03', '2026-06-01', '2026-06-07'],
    ['2026-06-01', '2026-06-01', '2026-06-07'],
    ['2027-01-03', '2026-12-28', '2027-01-03'],
  ])('knows the week of %s, from %s to %s', (date, monday, sunday) => {
    const days = weekOf(date);
    expect([days.length, days[0], days[6]]).toEqual([7, monday, sunday]);
  });

  it('list both ends, and nothing when the end comes first', () => {
    expect(datesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(datesBetween('2026-02-27', '2026-02-26')).toEqual([]);
  });

  it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-05', '26-01-05', '', ' 2026-01-05'])(
    'refuses "%s"',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});

describe('clock times', () => {
  it('read back what they write', () => {
    fc.assert(fc.property(minutesOfDay, (minutes) => minutesOf(clockTime(minutes)) === minutes));
    fc.assert(fc.property(minutesOfDay, (minutes) => isClockTime(clockTime(minutes))));
  });

  it('go on into the next day', () => {
    expect(clockTime(1450)).toBe('00:10');
  });

  it.each(['24:00', '9:30', '09:60', '09:3', '0930', '', '09:30:00'])('refuse "%s"', (text) => {
    expect(isClockTime(text)).toBe(false);
  });
});

describe('instants', () => {
  it.each([
    { text: '2026-06-03T18:00:00Z', epochMs: Date.UTC(2026, 5, 3, 18) },
    { text: '2026-06-03T18:00Z', epochMs: Date.UTC(2026, 5, 3, 18) },
    { text: '2026-06-03T14:00:00.250-04:00', epochMs: Date.UTC(2026, 5, 3, 18, 0, 0, 250) },
  ])('reads $text', ({ text, epochMs }) => {
    expect(parseInstant(text)).toBe(epochMs);
    expect(instant(epochMs).getTime()).toBe(epochMs);
  });

  it.each(['2026-06-03', '2026-06-03T18:00:00', '2026-02-30T18:00:00Z', '2026-06-03T25:00:00Z', 'now', ''])(
    'refuses "%s", which names no instant',
    (text) => {
      expect(parseInstant(text)).toBeNull();
    },
  );
});

describe('addMonths', () => {
  it.each([
    ['2026-06-03', -24, '2024-06-03'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});
