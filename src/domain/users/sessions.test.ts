import { describe, expect, it } from 'vitest';
import { isOver, isRecentLogin, isWithinGrace, lastMoment } from './sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('lastMoment', () => {
  it('is 30 days away for who stays connected, 12 hours for who does not', () => {
    expect(lastMoment(true, 0)).toBe(30 * DAY);
    expect(lastMoment(false, 0)).toBe(12 * HOUR);
  });
});

describe('isOver', () => {
  const start = { usedAt: 0, expiresAt: 30 * DAY };

  it.each([
    { why: 'used within 7 days', times: { ...start, persist: true }, now: 7 * DAY - 1, over: false },
    { why: 'idle for 7 days', times: { ...start, persist: true }, now: 7 * DAY, over: true },
    { why: 'idle for 12 hours without persist', times: { ...start, persist: false }, now: 12 * HOUR, over: true },
    { why: 'used, but 30 days old', times: { ...start, persist: true, usedAt: 30 * DAY }, now: 30 * DAY, over: true },
  ])('is $over when $why', ({ times, now, over }) => {
    expect(isOver(times, now)).toBe(over);
  });
});

describe('isRecentLogin', () => {
  it('lasts 30 minutes', () => {
    expect(isRecentLogin(0, 30 * MINUTE - 1)).toBe(true);
    expect(isRecentLogin(0, 30 * MINUTE)).toBe(false);
  });
});

describe('isWithinGrace', () => {
  it('lasts 20 seconds', () => {
    expect(isWithinGrace(0, 20_000)).toBe(true);
    expect(isWithinGrace(0, 20_001)).toBe(false);
  });
});
