import { describe, expect, it } from 'vitest';
import { typedDate, typedTime } from './typed-slot.ts';

const TODAY = '2026-06-03';

describe('typedDate', () => {
  it.each([
    ['+0', '2026-06-03'],
    ['+7', '2026-06-10'],
    ['+30', '2026-07-03'],
    ['3', '2026-06-03'],
    ['12', '2026-06-12'],
    ['2', '2026-07-02'],
    ['31', '2026-07-31'],
    ['12/7', '2026-07-12'],
    [' 12 / 7 ', '2026-07-12'],
    ['3/6', '2026-06-03'],
    ['2/6', '2027-06-02'],
    ['2026-12-24', '2026-12-24'],
  ])('takes %j for %s', (typed, date) => {
    expect(typedDate(typed, TODAY)).toBe(date);
  });

  it.each(['', '0', '32', '12/13', '31/6', 'demain', '+', '+1000', '2026-02-30'])('takes %j for no date', (typed) => {
    expect(typedDate(typed, TODAY)).toBeNull();
  });

  it('goes into the next year in December', () => {
    expect(typedDate('5', '2026-12-20')).toBe('2027-01-05');
  });
});

describe('typedTime', () => {
  it.each([
    ['1030', '10:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['14', '14:00'],
    ['10 h 30', '10:30'],
    ['10\u00A0h\u00A030', '10:30'],
    ['10h', '10:00'],
    ['9:5', '09:05'],
    ['20:00', '20:00'],
  ])('takes %j for %s', (typed, time) => {
    expect(typedTime(typed)).toBe(time);
  });

  it.each(['', '25', '1060', '10305', 'midi', '10 30'])('takes %j for no time', (typed) => {
    expect(typedTime(typed)).toBeNull();
  });
});
