import { describe, expect, it } from 'vitest';
import { type Closure, closureOn, DEFAULT_CLOSURES, isMonthDay } from './closures.ts';

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
      location: 2,
      label: { fr: 'inventaire', en: 'stocktaking' },
    };
    expect(closureOn([inventory], 2, '2026-05-04')).toBe(inventory);
    expect(closureOn([inventory], 1, '2026-05-04')).toBeNull();
    expect(closureOn([inventory], 2, '2027-05-04')).toBeNull();
  });
});

describe('isMonthDay', () => {
  it.each(['01-01', '02-29', '12-31'])('takes %s', (text) => expect(isMonthDay(text)).toBe(true));
  it.each(['02-30', '13-01', '00-10', '1-1', '2026-01-01', ''])('refuses "%s"', (text) =>
    expect(isMonthDay(text)).toBe(false),
  );
});
