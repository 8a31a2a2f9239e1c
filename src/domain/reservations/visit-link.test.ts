import { describe, expect, it } from 'vitest';
import { minutesOf } from '../salon/salon-time.ts';
import type { ReservationStatus } from './reservation.ts';
import { linkStateOf } from './visit-link.ts';

const morning = { reservationDate: { dateReserved: '2026-07-09', timeReserved: '10:30' }, endTime: '11:15' };
const overMidnight = { reservationDate: { dateReserved: '2026-07-09', timeReserved: '23:30' }, endTime: '00:15' };

const stateAt = (planned: typeof morning, status: ReservationStatus, [date, time]: readonly [string, string]) =>
  linkStateOf({ ...planned, status, isAnonymised: false }, { date, minutes: minutesOf(time) });

describe('the mailed link of a visit', () => {
  it.each([
    ['pending', ['2026-07-08', '10:30'], 'to_come'],
    ['pending', ['2026-07-09', '10:29'], 'to_come'],
    ['present', ['2026-07-09', '10:29'], 'to_come'],
    ['pending', ['2026-07-09', '10:30'], 'under_way'],
    ['present', ['2026-07-09', '11:14'], 'under_way'],
    ['pending', ['2026-07-09', '11:15'], 'past'],
    ['present', ['2026-07-10', '00:00'], 'past'],
    ['done', ['2026-07-09', '10:29'], 'past'],
    ['done', ['2026-07-09', '10:45'], 'past'],
    ['cancel', ['2026-07-08', '10:30'], 'cancelled'],
    ['cancel', ['2026-07-10', '10:30'], 'cancelled'],
  ] as const)('of a %s visit at 10:30 leads on %j to what is %s', (status, at, state) => {
    expect(stateAt(morning, status, at)).toBe(state);
  });

  it.each([
    [['2026-07-09', '23:45'], 'under_way'],
    [['2026-07-10', '00:14'], 'under_way'],
    [['2026-07-10', '00:15'], 'past'],
  ] as const)('of a visit that goes on past midnight leads on %j to what is %s', (at, state) => {
    expect(stateAt(overMidnight, 'pending', at)).toBe(state);
  });

  it.each([
    ['done', '2027-01-05', 'past'],
    ['done', '2027-01-06', 'nothing'],
    ['cancel', '2027-01-06', 'nothing'],
  ] as const)('of a visit of 9 July that is %s leads on %s to %s', (status, date, state) => {
    expect(stateAt(morning, status, [date, '10:00'])).toBe(state);
  });

  it.each(['pending', 'done', 'cancel'] as const)('tells nothing of a %s visit whose person was erased', (status) => {
    const visit = { ...morning, status, isAnonymised: true };
    expect(linkStateOf(visit, { date: '2026-07-10', minutes: 600 })).toBe('nothing');
  });
});
