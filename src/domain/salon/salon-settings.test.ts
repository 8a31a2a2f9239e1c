import { describe, expect, it } from 'vitest';
import type { Closure } from '../booking/closures.ts';
import type { SpecialHours } from '../booking/special-hours.ts';
import type { LocationCode } from './locations.ts';
import { DEFAULT_SETTINGS, dayHours, hoursOn, type SalonSettings } from './salon-settings.ts';

const NO_LABEL = { fr: '', en: '' };

function special(hours: string, { until, location = null }: { until?: string; location?: LocationCode | null } = {}) {
  const [date = '', opens = '', closes = ''] = hours.split(' ');
  return { date, until: until ?? date, opens, closes, location, label: NO_LABEL } satisfies SpecialHours;
}

function closed(
  date: string,
  { until = date, location = null }: Partial<Pick<SpecialHours, 'until' | 'location'>> = {},
) {
  return { kind: 'single', date, until, location, label: NO_LABEL } satisfies Closure;
}

function salon({ closures = [], specialHours = [] }: Partial<SalonSettings>): SalonSettings {
  return { ...DEFAULT_SETTINGS, closures: [...DEFAULT_SETTINGS.closures, ...closures], specialHours };
}

describe('hoursOn', () => {
  it('is the weekday’s hours on an ordinary day', () => {
    expect(hoursOn(DEFAULT_SETTINGS, 1, '2026-06-25')).toEqual({ opens: '09:30', closes: '21:00' });
  });

  it('is nothing on a closed day', () => {
    expect(hoursOn(DEFAULT_SETTINGS, 1, '2026-06-24')).toBeNull();
  });

  // 4 June 2026 is a Thursday (9:30 to 21:00), 24 June is closed every year.
  it.each<[string, SalonSettings, string, string | null, string | null]>([
    [
      'special hours',
      salon({ specialHours: [special('2026-06-04 10:00 14:00')] }),
      '2026-06-04',
      '10:00-14:00',
      '10:00-14:00',
    ],
    [
      'longer special hours',
      salon({ specialHours: [special('2026-06-04 08:00 23:00')] }),
      '2026-06-04',
      '08:00-23:00',
      '08:00-23:00',
    ],
    [
      'the day after special hours',
      salon({ specialHours: [special('2026-06-04 10:00 14:00')] }),
      '2026-06-05',
      '09:30-21:00',
      '09:30-21:00',
    ],
    [
      'the last of several days',
      salon({ specialHours: [special('2026-06-02 10:00 14:00', { until: '2026-06-04' })] }),
      '2026-06-04',
      '10:00-14:00',
      '10:00-14:00',
    ],
    [
      'special hours of one address',
      salon({ specialHours: [special('2026-06-04 10:00 14:00', { location: 1 })] }),
      '2026-06-04',
      '10:00-14:00',
      '09:30-21:00',
    ],
    [
      'special hours of both and of one address',
      salon({ specialHours: [special('2026-06-04 10:00 14:00'), special('2026-06-04 12:00 16:00', { location: 2 })] }),
      '2026-06-04',
      '10:00-14:00',
      '12:00-16:00',
    ],
    [
      'special hours on a day closed every year',
      salon({ specialHours: [special('2026-06-24 10:00 14:00')] }),
      '2026-06-24',
      '10:00-14:00',
      '10:00-14:00',
    ],
    [
      'special hours on a day that is closed once',
      salon({ specialHours: [special('2026-06-04 10:00 14:00')], closures: [closed('2026-06-04')] }),
      '2026-06-04',
      null,
      null,
    ],
    [
      'special hours of both on a day closed once at one address',
      salon({ specialHours: [special('2026-06-04 10:00 14:00')], closures: [closed('2026-06-04', { location: 1 })] }),
      '2026-06-04',
      null,
      '10:00-14:00',
    ],
    [
      'a day within a closure',
      salon({ closures: [closed('2026-06-01', { until: '2026-06-07', location: 2 })] }),
      '2026-06-04',
      '09:30-21:00',
      null,
    ],
  ])('on %s', (_case, settings, date, first, second) => {
    const text = (code: LocationCode) => {
      const hours = hoursOn(settings, code, date);
      return hours && `${hours.opens}-${hours.closes}`;
    };
    expect([text(1), text(2)]).toEqual([first, second]);
  });

  it('opens a weekday that never opens', () => {
    const shut = { ...DEFAULT_SETTINGS.locations[1], hours: Array.from({ length: 7 }, () => null) };
    const settings = {
      ...salon({ specialHours: [special('2026-06-04 10:00 14:00')] }),
      locations: { 1: shut, 2: shut },
    };
    expect(hoursOn(settings, 1, '2026-06-04')).toEqual({ opens: '10:00', closes: '14:00' });
    expect(hoursOn(settings, 1, '2026-06-05')).toBeNull();
  });
});

describe('dayHours', () => {
  it('names the closure that closes the day, and no special hours that it overrules', () => {
    const closure = closed('2026-06-04');
    const settings = salon({ specialHours: [special('2026-06-04 10:00 14:00')], closures: [closure] });
    expect(dayHours(settings, 1, '2026-06-04')).toEqual({ hours: null, closure, special: null });
  });

  it('names the special hours that open the day, and no yearly closure that they overrule', () => {
    const hours = special('2026-06-24 10:00 14:00');
    const open = { opens: '10:00', closes: '14:00' };
    expect(dayHours(salon({ specialHours: [hours] }), 1, '2026-06-24')).toEqual({
      hours: open,
      closure: null,
      special: hours,
    });
  });
});
