import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { calendarFile, calendarMediaType } from './calendar-file.ts';

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
  cancelReason: null,
  createdAt: '2026-06-01T12:00:00.000Z',
  insisted: false,
  lastMove: null,
};

type Differences = { date?: string; start?: string; end?: string; cancelled?: boolean; sequence?: number };

const file = (entry: Differences = {}) =>
  calendarFile({
    reservation: {
      ...reservation,
      reservationDate: { dateReserved: entry.date ?? '2026-06-04', timeReserved: entry.start ?? '10:00' },
      endTime: entry.end ?? '10:45',
    },
    sequence: entry.sequence ?? 0,
    cancelled: entry.cancelled ?? false,
    summary: 'Lunule : Manucure classique',
    description: 'Arrivez 15 minutes avant l’heure.',
    address: 'La Pyramide, 2360 chemin Ste-Foy, Québec',
    url: 'https://lunule.example/dashboard/reservations/future',
    host: 'lunule.example',
    organizer: { name: 'Ongles, Fées; & "Cie"', email: 'allo@lunule.example' },
    now: 1_780_491_600_000,
  });

/** The file as another program reads it. */
function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('the file holds one visit');
  return { calendar, event, entry: new ICAL.Event(event) };
}

describe('a calendar file', () => {
  it.each([
    ['2026-06-04', 'DTSTART:20260604T140000Z', 'DTEND:20260604T144500Z'],
    ['2026-12-04', 'DTSTART:20261204T150000Z', 'DTEND:20261204T154500Z'],
  ])('names the instants at which the salon’s clock shows 10:00 and 10:45 on %s', (date, start, end) => {
    expect(file({ date }).split('\r\n')).toEqual(expect.arrayContaining([start, end]));
  });

  it.each([
    ['2026-06-04', '23:30', '00:15', '2026-06-05T03:30:00.000Z', '2026-06-05T04:15:00.000Z'],
    ['2026-12-31', '22:45', '01:00', '2027-01-01T03:45:00.000Z', '2027-01-01T06:00:00.000Z'],
  ])('of a visit on %s from %s to %s ends on the next day', (date, start, end, from, to) => {
    const { entry } = parsed(file({ date, start, end }));
    expect([entry.startDate, entry.endDate].map((time) => time.toJSDate().toISOString())).toEqual([from, to]);
  });

  it('is read whole by another program, with whose calendar it comes from', () => {
    const { calendar, event, entry } = parsed(file());
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(entry.organizer).toBe('mailto:allo@lunule.example');
    expect(event.getFirstProperty('organizer')?.getFirstParameter('cn')).toContain('Ongles, Fées; &');
    expect(entry).toMatchObject({
      summary: 'Lunule : Manucure classique',
      description: 'Arrivez 15 minutes avant l’heure.',
      location: 'La Pyramide, 2360 chemin Ste-Foy, Québec',
    });
    expect(event.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-06-03T13:00:00Z');
  });

  it.each([true, false])('ends every line in CRLF, the last too, and folds long ones (off: %s)', (cancelled) => {
    const text = file({ cancelled });
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it.each([
    [false, 'PUBLISH'],
    [true, 'CANCEL'],
  ])('names its method beside its type as inside (off: %s)', (cancelled, method) => {
    expect(calendarMediaType(cancelled)).toBe(`text/calendar; charset=utf-8; method=${method}`);
    expect(parsed(file({ cancelled })).calendar.getFirstPropertyValue('method')).toBe(method);
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
