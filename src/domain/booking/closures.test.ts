import { describe, expect, it } from 'vitest';
import {
  type Closure,
  closureOn,
  DATE_SPAN_DAYS_MAX,
  DEFAULT_CLOSURES,
  isDateSpan,
  isMonthDay,
  isSpanOver,
} from './closures.ts';

describe('closureOn', () => {
  it.each(['12-25', '12-26', '09-01', '07-01', '06-24', '01-01'])('shuts both addresses each year on %s', (day) => {
    for (const date of [`2026-${day}`, `2031-${day}`]) {
      expect(closureOn(DEFAULT_CLOSURES, 1, date)).toMatchObject({ day });
      expect(closureOn(DEFAULT_CLOSURES, 2, date)).toMatchObject({ day });
    }
  });

  it('leaves every other day of the year alone', () => {
    expect(closureOn(DEFAULT_CLOSURES, 1, '2026-12-24')).toBeNull();
    expect(closureOn(DEFAULT_CLOSURES, 1, '2026-09-07')).toBeNull();
  });

  it('shuts one address on one date and no other', () => {
    const inventory: Closure = {
      kind: 'single',
      date: '2026-05-04',
      until: '2026-05-04',
      location: 2,
      label: { fr: 'inventaire', en: 'stocktaking' },
    };
    expect(closureOn([inventory], 2, '2026-05-04')).toBe(inventory);
    expect(closureOn([inventory], 1, '2026-05-04')).toBeNull();
    expect(closureOn([inventory], 2, '2027-05-04')).toBeNull();
  });
});

describe('a closure of several days', () => {
  const holiday = {
    kind: 'single' as const,
    date: '2026-12-24',
    until: '2027-01-02',
    location: null,
    label: { fr: 'vacances', en: 'holidays' },
  };

  it.each([
    ['2027-01-01', false],
    ['2027-01-02', false],
    ['2027-01-03', true],
  ])('to January 2 is over on %s: %s', (today, over) => {
    expect(isSpanOver(holiday, today)).toBe(over);
  });

  it.each([
    ['the day before it', '2026-12-23', false],
    ['its first day', '2026-12-24', true],
    ['a day within it', '2026-12-30', true],
    ['a day of the next year', '2027-01-01', true],
    ['its last day', '2027-01-02', true],
    ['the day after it', '2027-01-03', false],
  ])('on %s', (_day, date, closed) => {
    expect(closureOn([holiday], 1, date)).toBe(closed ? holiday : null);
  });

  it('gives its reason on a day that is closed every year too', () => {
    expect(closureOn([...DEFAULT_CLOSURES, holiday], 1, '2026-12-25')).toBe(holiday);
  });
});

describe('isDateSpan', () => {
  it.each([
    ['one day', '2026-06-04', '2026-06-04', true],
    ['a year', '2027-01-01', '2027-12-31', true],
    ['the last day before the first', '2026-06-04', '2026-06-03', false],
    ['more than a year', '2027-01-01', '2028-01-02', false],
  ])('judges %s', (_case, date, until, expected) => {
    expect(DATE_SPAN_DAYS_MAX).toBe(366);
    expect(isDateSpan({ date, until })).toBe(expected);
  });
});

describe('isMonthDay', () => {
  it.each(['01-01', '02-29', '12-31'])('takes %s', (text) => expect(isMonthDay(text)).toBe(true));
  it.each(['02-30', '13-01', '00-10', '1-1', '2026-01-01', ''])('refuses "%s"', (text) =>
    expect(isMonthDay(text)).toBe(false),
  );
});
