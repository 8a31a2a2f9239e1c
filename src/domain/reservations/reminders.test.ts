import { describe, expect, it } from 'vitest';
import { clockTime, salonMoment } from '../salon/salon-time.ts';
import { reminderRound } from './reminders.ts';

describe('a round of reminders', () => {
  it.each([
    { now: '2026-06-03T14:00:00Z', at: '10:00', date: '2026-06-04', midnight: '2026-06-03T04:00:00Z' },
    { now: '2026-06-04T00:00:00Z', at: '20:00', date: '2026-06-04', midnight: '2026-06-03T04:00:00Z' },
    { now: '2026-12-31T15:00:00Z', at: '10:00', date: '2027-01-01', midnight: '2026-12-31T05:00:00Z' },
    // The clocks go back in the night to Sunday.
    { now: '2026-10-31T16:00:00Z', at: '12:00', date: '2026-11-01', midnight: '2026-10-31T04:00:00Z' },
  ])('at $at is about the next day, for who booked before today: $now', ({ now, at, date, midnight }) => {
    const moment = salonMoment(Date.parse(now));
    expect(clockTime(moment.minutes)).toBe(at);
    expect(reminderRound(moment)).toEqual({ date, bookedBefore: Date.parse(midnight) });
  });

  it.each(['2026-06-03T13:59:00Z', '2026-06-04T00:01:00Z', '2026-06-03T04:00:00Z'])('disturbs nobody at %s', (now) => {
    expect(reminderRound(salonMoment(Date.parse(now)))).toBeNull();
  });
});
