import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, hoursOn } from './salon-settings.ts';

describe('hoursOn', () => {
  it('is the weekday’s hours on an ordinary day', () => {
    expect(hoursOn(DEFAULT_SETTINGS, 1, '2026-06-25')).toEqual({ opens: '09:30', closes: '21:00' });
  });

  it('is nothing on a closed day', () => {
    expect(hoursOn(DEFAULT_SETTINGS, 1, '2026-06-24')).toBeNull();
  });
});
