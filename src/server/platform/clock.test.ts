import { describe, expect, it } from 'vitest';
import { clockFrom } from './clock.ts';

describe('the clock', () => {
  it('tells the real time', () => {
    const before = Date.now();
    const told = clockFrom({ startsAt: undefined })();
    expect(told).toBeGreaterThanOrEqual(before);
    expect(told).toBeLessThanOrEqual(Date.now());
  });

  it('starts at the instant it is given, and goes on from there', () => {
    const start = Date.parse('2026-06-03T13:00:00Z');
    const made = Date.now();
    const now = clockFrom({ startsAt: '2026-06-03T09:00:00-04:00' });
    const told = now();
    expect(told).toBeGreaterThanOrEqual(start);
    expect(told - start).toBeLessThanOrEqual(Date.now() - made);
    expect(now()).toBeGreaterThanOrEqual(told);
  });
});
