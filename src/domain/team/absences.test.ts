import { describe, expect, it } from 'vitest';
import { absenceOn, absentDates, isAbsenceTime, isWallTime, outcomeOf } from './absences.ts';

describe('a wall-clock time', () => {
  it.each([
    ['2026-06-03T12:00', true],
    ['2026-02-30T12:00', false],
    ['2026-06-03T24:00', false],
    ['2026-06-03 12:00', false],
    ['2026-06-03T12:00Z', false],
    ['2026-06-03', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isWallTime(text)).toBe(exists);
  });
});

describe('the time of an absence', () => {
  it.each([
    ['2026-06-03T12:00', '2026-06-03T12:30', true],
    ['2026-06-03T12:00', '2026-06-03T12:00', false],
    ['2026-06-03T12:00', '2026-06-02T18:00', false],
    ['2026-06-03T00:00', '2027-06-04T00:00', true],
    ['2026-06-03T00:00', '2027-06-05T00:00', false],
  ])('from %s to %s can be kept: %s', (from, to, isKept) => {
    expect(isAbsenceTime({ from, to })).toBe(isKept);
  });

  it('does not touch the day at whose midnight it ends', () => {
    expect(absentDates({ from: '2026-06-03T00:00', to: '2026-06-05T00:00' })).toEqual({
      first: '2026-06-03',
      last: '2026-06-04',
    });
    expect(absentDates({ from: '2026-06-03T12:00', to: '2026-06-03T12:30' }).last).toBe('2026-06-03');
  });

  it.each([
    ['2026-06-02', null],
    ['2026-06-03', { start: 720, end: 720 + 2 * 1440 }],
    ['2026-06-04', { start: 0, end: 720 + 1440 }],
    ['2026-06-05', { start: 0, end: 720 }],
    ['2026-06-06', null],
  ])('falls on %s as %j', (date, span) => {
    expect(absenceOn({ from: '2026-06-03T12:00', to: '2026-06-05T12:00' }, date)).toEqual(span);
  });
});

describe('a visit that an absence hit', () => {
  it.each([
    ['pending' as const, ['bea', 'cleo'], 'given'],
    ['pending' as const, ['bea', null], 'unassigned'],
    ['present' as const, ['ana'], 'kept'],
  ])('%s and served by %j is %s', (status, technicianIds, outcome) => {
    expect(outcomeOf({ status, sittings: technicianIds.map((technicianId) => ({ technicianId })) })).toBe(outcome);
  });
});
