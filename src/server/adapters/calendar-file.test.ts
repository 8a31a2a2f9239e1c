import { describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/reservations.ts';
import { calendarFile } from './calendar-file.ts';

const reservation: Reservation = {
  _id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  status: 'pending',
  email: null,
  performer: null,
  colorNote: null,
  reservationServices: [],
  reservationLocation: { locationReserved: 1 },
  reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:00' },
  reservationClientInfo: { client: 'Léa Gagnon', phone: '418-555-0142', comment: '', phoneIsDefault: false },
  itemsPrice: 45,
  taxPrice: 6.74,
  totalPrice: 51.74,
  endTime: '10:45',
  presentAt: null,
  createdAt: '2026-06-01T12:00:00.000Z',
  insisted: false,
  lastMove: null,
};

const file = (entry: { date?: string; cancelled?: boolean; sequence?: number } = {}) =>
  calendarFile({
    reservation: {
      ...reservation,
      reservationDate: { dateReserved: entry.date ?? '2026-06-04', timeReserved: '10:00' },
    },
    sequence: entry.sequence ?? 0,
    cancelled: entry.cancelled ?? false,
    summary: 'Lunule : Manucure classique',
    description: 'Arrivez 15 minutes avant l’heure.',
    address: 'La Pyramide, 2360 chemin Ste-Foy, Québec',
    url: 'https://lunule.example/dashboard/reservations/future',
    host: 'lunule.example',
    now: 1_780_491_600_000,
  });

describe('a calendar file', () => {
  it.each([
    ['2026-06-04', 'DTSTART:20260604T140000Z', 'DTEND:20260604T144500Z'],
    ['2026-12-04', 'DTSTART:20261204T150000Z', 'DTEND:20261204T154500Z'],
  ])('names the instants at which the salon’s clock shows 10:00 and 10:45 on %s', (date, start, end) => {
    expect(file({ date }).split('\r\n')).toEqual(expect.arrayContaining([start, end]));
  });

  it('keeps its identity through every change, so that calendars replace the entry', () => {
    const [first, gone] = [file(), file({ cancelled: true, sequence: 3 })];
    expect(first).toContain('UID:6f9619ff-8b86-4d01-b42d-00cf4fc964ff@lunule.example');
    expect(gone).toContain('UID:6f9619ff-8b86-4d01-b42d-00cf4fc964ff@lunule.example');
    expect(first).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*STATUS:CONFIRMED/);
    expect(gone).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3[\s\S]*STATUS:CANCELLED/);
  });

  it('rings two hours before, unless it is off', () => {
    expect(file()).toContain('TRIGGER:-PT2H');
    expect(file({ cancelled: true })).not.toContain('VALARM');
  });
});
