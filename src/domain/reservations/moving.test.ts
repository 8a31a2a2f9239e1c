import { describe, expect, it } from 'vitest';
import { clientMoveRefusal, deskMoveRefusal, isElsewhere, isSameAppointment, stretchedTo } from './moving.ts';
import { RESERVATION_STATUSES } from './reservation.ts';

const at = (date: string, time: string) => ({ dateReserved: date, timeReserved: time });
const now = { date: '2026-06-03', minutes: 9 * 60 };

describe('a client moves a pending visit', () => {
  it.each([
    ['11:00', 120, null],
    ['10:59', 120, 'too_late_to_move'],
    ['09:01', 0, null],
    ['09:00', 0, 'too_late_to_move'],
    ['08:30', 0, 'too_late_to_move'],
    ['20:00', 24 * 60, 'too_late_to_move'],
  ] as const)('of %s today, with a notice of %i minutes: %s', (time, cutoffMinutes, refusal) => {
    expect(clientMoveRefusal('pending', at('2026-06-03', time), { now, cutoffMinutes })).toBe(refusal);
  });

  it.each([
    ['2026-06-04', '09:00', null],
    ['2026-06-04', '08:59', 'too_late_to_move'],
    ['2026-06-02', '20:00', 'too_late_to_move'],
  ] as const)('of %s %s, with a day of notice: %s', (date, time, refusal) => {
    expect(clientMoveRefusal('pending', at(date, time), { now, cutoffMinutes: 24 * 60 })).toBe(refusal);
  });

  it.each(['present', 'done', 'cancel'] as const)('and none that is %s', (status) => {
    const reserved = at('2026-06-20', '10:00');
    expect(clientMoveRefusal(status, reserved, { now, cutoffMinutes: 120 })).toBe('illegal_move');
  });
});

it('staff move pending visits only, whenever they begin, and those of who is there to another technician', () => {
  const refusals = (isOnlyPerson: boolean) =>
    RESERVATION_STATUSES.map((status) => deskMoveRefusal(status, isOnlyPerson));
  expect(refusals(false)).toEqual([null, 'illegal_move', 'illegal_move', 'illegal_move']);
  expect(refusals(true)).toEqual([null, null, 'illegal_move', 'illegal_move']);
});

describe('the same appointment', () => {
  const appointment = { location: 1, slot: { date: '2026-06-03', time: '10:00' }, minutes: 45 } as const;

  it.each([
    [{}, true],
    [{ location: 2 as const }, false],
    [{ slot: { date: '2026-06-04', time: '10:00' } }, false],
    [{ slot: { date: '2026-06-03', time: '10:30' } }, false],
    [{ minutes: 50 }, false],
  ])('with %o: %s', (change, isSame) => {
    expect(isSameAppointment(appointment, { ...appointment, ...change })).toBe(isSame);
  });
});

describe('a visit that was seen at one time and place is elsewhere', () => {
  const seen = { location: 1, slot: { date: '2026-06-03', time: '10:00' } } as const;

  it.each([
    [{ minutes: 90 }, false],
    [{ location: 2 as const }, true],
    [{ slot: { date: '2026-06-04', time: '10:00' } }, true],
    [{ slot: { date: '2026-06-03', time: '10:05' } }, true],
  ])('now that it has %o: %s', (change, expected) => {
    expect(isElsewhere(seen, { ...seen, ...change })).toBe(expected);
  });
});

describe('a visit of another length', () => {
  const lines = [
    { titre: 'a', minutes: 30 },
    { titre: 'b', minutes: 45 },
  ];

  it.each([
    [90, [30, 60]],
    [75, [30, 45]],
    [35, [30, 5]],
    [30, null],
    [5, null],
  ])('of %i minutes gives its last line what is left', (minutes, expected) => {
    expect(stretchedTo(lines, minutes)?.map((line) => line.minutes) ?? null).toEqual(expected);
  });
});
