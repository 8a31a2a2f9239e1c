import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../errors.ts';
import { minutesOf } from '../salon/salon-time.ts';
import type { ReservationStatus } from './reservation.ts';
import {
  areAtOnce,
  clientCancelRefusal,
  endTime,
  hasBegun,
  instantsOf,
  isOutside,
  minutesLate,
  minutesOwed,
  spanOf,
  waitingLevel,
  waitingMinutes,
} from './reservation-times.ts';

const visit = { dateReserved: '2026-07-09', timeReserved: '10:30' };
const at = (date: string, time: string) => ({ date, minutes: minutesOf(time) });

describe('a visit', () => {
  it.each([
    ['2026-07-08', '23:59', false],
    ['2026-07-09', '10:29', false],
    ['2026-07-09', '10:30', true],
    ['2026-07-10', '00:00', true],
  ])('at 10:30 on July 9 has begun on %s at %s: %s', (date, time, begun) => {
    expect(hasBegun(visit, at(date, time))).toBe(begun);
  });

  it.each([
    ['10:30', [45], '11:15'],
    ['10:30', [45, 75], '12:30'],
    ['20:00', [60, 45], '21:45'],
    ['09:30', [], '09:30'],
  ])('that starts at %s with lines of %o minutes ends at %s', (start, minutes, end) => {
    expect(
      endTime(
        start,
        minutes.map((each) => ({ minutes: each })),
      ),
    ).toBe(end);
  });
});

describe('the instants of a visit', () => {
  it.each([
    ['2026-07-09', '10:30', '11:15', '2026-07-09T14:30:00Z', '2026-07-09T15:15:00Z'],
    ['2026-07-09', '23:30', '00:15', '2026-07-10T03:30:00Z', '2026-07-10T04:15:00Z'],
    ['2026-07-09', '23:00', '00:00', '2026-07-10T03:00:00Z', '2026-07-10T04:00:00Z'],
    ['2026-12-31', '23:30', '01:00', '2027-01-01T04:30:00Z', '2027-01-01T06:00:00Z'],
    ['2026-10-31', '23:30', '00:30', '2026-11-01T03:30:00Z', '2026-11-01T04:30:00Z'],
  ])('on %s from %s to %s are %s and %s', (dateReserved, timeReserved, endTime, start, end) => {
    const instants = instantsOf({ reservationDate: { dateReserved, timeReserved }, endTime });
    expect(instants).toEqual({ start: Date.parse(start), end: Date.parse(end) });
  });
});

describe("a client's cancelling", () => {
  it.each<[ReservationStatus, string, ErrorCode | null]>([
    ['pending', '10:29', null],
    ['pending', '10:30', 'cancel_too_late'],
    ['pending', '18:00', 'cancel_too_late'],
    ['present', '10:00', 'cancel_too_late'],
    ['done', '10:00', 'cancel_too_late'],
    ['cancel', '10:00', 'already_cancelled'],
    ['cancel', '18:00', 'already_cancelled'],
  ])('of a %s visit of 10:30 at %s answers %s', (status, time, refusal) => {
    expect(clientCancelRefusal(status, visit, at('2026-07-09', time))).toBe(refusal);
  });
});

describe('lateness', () => {
  it.each<[ReservationStatus, string, string, number | null]>([
    ['pending', '2026-07-09', '10:30', null],
    ['pending', '2026-07-09', '10:40', null],
    ['pending', '2026-07-09', '10:41', 11],
    ['pending', '2026-07-10', '10:30', 1440],
    ['pending', '2026-07-08', '12:00', null],
    ['present', '2026-07-09', '11:30', null],
    ['done', '2026-07-09', '11:30', null],
    ['cancel', '2026-07-09', '11:30', null],
  ])('of a %s visit of July 9, 10:30 on %s at %s is %s', (status, date, time, minutes) => {
    expect(minutesLate(status, visit, at(date, time))).toBe(minutes);
  });
});

describe('waiting', () => {
  it.each([
    [0, 0],
    [59_999, 0],
    [60_000, 1],
    [900_000, 15],
    [-5_000, 0],
  ])('of %d milliseconds is %d minutes', (passed, minutes) => {
    expect(waitingMinutes(1_000_000, 1_000_000 + passed)).toBe(minutes);
  });

  it.each([
    [14, 'calm'],
    [15, 'long'],
    [24, 'long'],
    [25, 'too_long'],
  ])('of %d minutes is %s', (minutes, level) => {
    expect(waitingLevel(minutes)).toBe(level);
  });
});

describe('two visits of one client', () => {
  const visit = (dateReserved: string, timeReserved: string, endTime: string) => ({
    reservationDate: { dateReserved, timeReserved },
    endTime,
  });
  it.each([
    ['within one another', '2026-06-06', '10:45', '11:00', true],
    ['one after the other', '2026-06-06', '11:15', '12:00', false],
    ['on different days', '2026-06-07', '10:30', '11:15', false],
  ])('%s: at once is %s', (_, date, from, to, expected) => {
    const one = visit('2026-06-06', '10:30', '11:15');
    expect(areAtOnce(one, visit(date, from, to))).toBe(expected);
    expect(areAtOnce(visit(date, from, to), one)).toBe(expected);
  });
});

describe('the wait that counts against the salon', () => {
  const at = (time: string) => Date.parse(`2026-07-09T${time}:00-04:00`);

  it.each([
    ['10:00', '10:00', '10:30', 30],
    ['09:20', '10:00', '10:30', 30],
    ['10:12', '10:00', '10:30', 18],
    ['09:20', '10:00', '09:50', 0],
  ])('of an arrival at %s for %s is at %s %i minutes', (arrived, timeReserved, now, minutes) => {
    expect(minutesOwed(at(arrived), { dateReserved: '2026-07-09', timeReserved }, at(now))).toBe(minutes);
  });
});

describe('isOutside', () => {
  it.each([
    ['10:00', '10:45', false],
    ['09:55', '10:45', true],
    ['16:30', '17:30', false],
    ['16:30', '17:35', true],
    ['17:00', '17:10', true],
  ])('of a visit from %s to %s, open from 10:00 to 17:00 with a grace of 30 minutes, is %s', (from, to, outside) => {
    expect(isOutside(spanOf(from, to), { opens: '10:00', closes: '17:00' }, 30)).toBe(outside);
  });
});
