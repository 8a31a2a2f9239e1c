import { describe, expect, it } from 'vitest';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { arrangeColumn, type BoardItem } from './arrange.ts';

const HOURS = { opens: '09:30', closes: '13:00' };
const at = (hour: number, minute: number) => ({ date: '2026-06-03', minutes: hour * 60 + minute });
const ALL_DAY = { hours: HOURS, now: null, isWhole: true };

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
    return item.kind === 'folded' ? `${item.from} à ${item.to} : ${item.ids.join(', ')}` : '—';
  });
}

describe('arranged', () => {
  it('puts visits in order of time and name, with the open hours that nothing begins in', () => {
    const visits = [visit('12:30', 'Zoé'), visit('10:30', 'Léa'), visit('10:00', 'Ève'), visit('10:00', 'Anna')];
    expect(inShort(arrangeColumn(visits, ALL_DAY))).toEqual([
      'libre 09:00 09:30',
      'Anna',
      'Ève',
      'Léa',
      'libre 11:00 11:00',
      'Zoé',
    ]);
  });

  it.each(RESERVATION_STATUSES)('leaves a visit where it is whatever becomes of it: %s', (status) => {
    const visits = [visit('10:30', 'Léa', status), visit('10:00', 'Ève'), visit('10:45', 'Zoé')];
    expect(inShort(arrangeColumn(visits, { ...ALL_DAY, isWhole: false }))).toEqual(['Ève', 'Léa', 'Zoé']);
  });

  it('draws the line of now between what has begun and what is to come', () => {
    const visits = [visit('10:00', 'Ève'), visit('10:30', 'Léa'), visit('11:30', 'Zoé')];
    const items = arrangeColumn(visits, { hours: HOURS, now: at(10, 12), isWhole: false });
    expect(inShort(items)).toEqual(['Ève', '—', 'Léa', 'Zoé']);
  });

  it('offers the running hour from the next five minutes on, and no hour that is over', () => {
    const items = arrangeColumn([], { hours: HOURS, now: at(11, 12), isWhole: true });
    expect(inShort(items)).toEqual(['libre 11:00 11:15', '—', 'libre 12:00 12:00']);
  });

  it('shows a visit outside the opening hours, and no free hour on a closed day', () => {
    expect(inShort(arrangeColumn([visit('20:00', 'Léa')], { ...ALL_DAY, hours: null }))).toEqual(['Léa']);
    expect(arrangeColumn([], { ...ALL_DAY, hours: null })).toEqual([]);
  });

  it('folds past hours in which all is settled, one after the other, into one line', () => {
    const visits = [
      visit('09:30', 'Ève', 'done'),
      visit('10:00', 'Léa', 'cancel'),
      visit('10:45', 'Zoé', 'done'),
      visit('11:00', 'Anna', 'present'),
      visit('12:00', 'Béa', 'done'),
    ];
    expect(inShort(arrangeColumn(visits, { hours: HOURS, now: at(12, 30), isWhole: true }))).toEqual([
      '09:30 à 10:45 : Ève, Léa, Zoé',
      'Anna',
      'Béa',
      '—',
    ]);
    expect(inShort(arrangeColumn(visits, { hours: HOURS, now: at(12, 30), isWhole: false }))).toHaveLength(6);
  });

  it('folds nothing that can still be taken back', () => {
    const done = {
      ...visit('09:30', 'Ève', 'done'),
      lastMove: { from: 'present', at: '2026-06-03T14:55:00.000Z' },
    } as const;
    const arranged = (now: ReturnType<typeof at>) =>
      inShort(arrangeColumn([done], { hours: null, now, isWhole: true }));
    expect(arranged(at(11, 0))[0]).toBe('Ève');
    expect(arranged(at(11, 6))[0]).toBe('09:30 à 09:30 : Ève');
  });
});
