import { describe, expect, it } from 'vitest';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { arrangeColumn, type BoardItem } from './arrange.ts';

const HOURS = { opens: '09:30', closes: '13:00' };
const ALL_DAY = { hours: HOURS, now: null, hasFreeHours: true };

function visit(timeReserved: string, client: string, status: ReservationStatus = 'pending') {
  return givenReservation({
    _id: client,
    status,
    reservationDate: { dateReserved: '2026-06-03', timeReserved },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
  });
}

function inShort(items: readonly BoardItem[]): string[] {
  return items.map((item) => {
    if (item.kind === 'visit') return item.id;
    if (item.kind === 'free') return `libre ${item.hour} ${item.time}`;
    return item.kind === 'hour' ? item.hour : '—';
  });
}

describe('arranged', () => {
  it('groups visits by hour, in order of time and name, with the open hours that nothing begins in', () => {
    const visits = [visit('12:30', 'Zoé'), visit('10:30', 'Léa'), visit('10:00', 'Ève'), visit('10:00', 'Anna')];
    expect(inShort(arrangeColumn(visits, ALL_DAY))).toEqual([
      'libre 09:00 09:30',
      '10:00',
      'Anna',
      'Ève',
      'Léa',
      'libre 11:00 11:00',
      '12:00',
      'Zoé',
    ]);
  });

  it.each(RESERVATION_STATUSES)('leaves a visit where it is whatever becomes of it: %s', (status) => {
    const visits = [visit('10:30', 'Léa', status), visit('10:00', 'Ève'), visit('10:45', 'Zoé')];
    expect(inShort(arrangeColumn(visits, { ...ALL_DAY, hasFreeHours: false }))).toEqual(['10:00', 'Ève', 'Léa', 'Zoé']);
  });

  it('draws the line of now between what has begun and what is to come', () => {
    const visits = [visit('10:00', 'Ève'), visit('10:30', 'Léa'), visit('11:30', 'Zoé')];
    const items = arrangeColumn(visits, { hours: HOURS, now: 10 * 60 + 12, hasFreeHours: false });
    expect(inShort(items)).toEqual(['10:00', 'Ève', '—', 'Léa', '11:00', 'Zoé']);
  });

  it('offers the running hour from the next five minutes on, and no hour that is over', () => {
    const items = arrangeColumn([], { hours: HOURS, now: 11 * 60 + 12, hasFreeHours: true });
    expect(inShort(items)).toEqual(['libre 11:00 11:15', '—', 'libre 12:00 12:00']);
  });

  it('shows a visit outside the opening hours, and no free hour on a closed day', () => {
    expect(inShort(arrangeColumn([visit('20:00', 'Léa')], { ...ALL_DAY, hours: null }))).toEqual(['20:00', 'Léa']);
    expect(arrangeColumn([], { ...ALL_DAY, hours: null })).toEqual([]);
  });
});
