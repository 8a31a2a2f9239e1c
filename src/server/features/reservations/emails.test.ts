import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { configFrom } from '../../config.ts';
import { cancellationMail, changeMail, confirmationMail, reminderMail, type Visit } from './emails.ts';

const config = configFrom({ PUBLIC_URL: 'https://lunule.example' });
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

function reservationAt(date: string, time: string): Reservation {
  return {
    _id: ID,
    status: 'pending',
    email: 'lea@example.com',
    performer: null,
    colorNote: null,
    reservationServices: [],
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: date, timeReserved: time },
    reservationClientInfo: { client: 'Léa Gagnon', phone: '418-555-0142', comment: '', phoneIsDefault: false },
    itemsPrice: 45,
    taxPrice: 6.74,
    totalPrice: 51.74,
    endTime: clockTime(minutesOf(time) + 45),
    presentAt: null,
    cancelReason: null,
    createdAt: '2026-01-05T12:00:00.000Z',
    insisted: false,
    lastMove: null,
  };
}

/** A visit after so many changes. */
function visitAt(date: string, time: string, sequence: number): Visit {
  return {
    reservation: reservationAt(date, time),
    names: ['Manucure classique'],
    sequence,
    settings: DEFAULT_SETTINGS,
    language: 'fr',
    hasProfile: true,
    link: '/visite/token',
    config,
    now: Date.parse('2026-01-05T12:00:00Z'),
  };
}

/** The client's calendar, as a program keeps it that opens the files of the mails in their order. */
function givenCalendar() {
  const entries = new Map<string, { sequence: number; start: string; end: string; isOff: boolean }>();
  const local = (time: ICAL.Time) =>
    DateTime.fromJSDate(time.toJSDate(), { zone: 'America/Toronto' }).toFormat('yyyy-MM-dd HH:mm');
  const open = ({ attachments = [] }: ReturnType<typeof confirmationMail>) => {
    const calendar = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? ''));
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { uid, sequence, startDate, endDate } = new ICAL.Event(component);
      const isNewer = sequence > (entries.get(uid)?.sequence ?? -1);
      expect(isNewer, 'a calendar ignores what is not newer').toBe(true);
      const isOff = calendar.getFirstPropertyValue('method') === 'CANCEL';
      entries.set(uid, { sequence, start: local(startDate), end: local(endDate), isOff });
    }
    return [...entries.values()];
  };
  return { open };
}

describe('the calendar files of a visit', () => {
  it.each([
    ['before spring’s change of the clocks to the day of it', ['2026-03-07', '10:00'], ['2026-03-08', '10:00']],
    ['over spring’s change of the clocks', ['2026-03-07', '16:00'], ['2026-03-09', '09:30']],
    ['back over spring’s change of the clocks', ['2026-03-09', '10:00'], ['2026-03-06', '20:00']],
    ['before autumn’s change of the clocks to the day of it', ['2026-10-31', '10:00'], ['2026-11-01', '10:00']],
    ['over autumn’s change of the clocks', ['2026-10-30', '20:00'], ['2026-11-02', '10:00']],
    ['back over autumn’s change of the clocks', ['2026-11-02', '16:30'], ['2026-10-31', '16:00']],
  ] as const)(
    'are one entry at the right local time when it is moved %s, and end it when it is cancelled',
    (_, [date, time], [newDate, newTime]) => {
      const calendar = givenCalendar();
      const at = (day: string, clock: string) => ({
        start: `${day} ${clock}`,
        end: `${day} ${clockTime(minutesOf(clock) + 45)}`,
      });

      const booked = calendar.open(confirmationMail(visitAt(date, time, 0)));
      expect(booked).toEqual([{ ...at(date, time), sequence: 0, isOff: false }]);
      const former = { location: 1, slot: { date, time }, minutes: 45 } as const;
      const moved = calendar.open(changeMail(former)(visitAt(newDate, newTime, 1)));
      expect(moved).toEqual([{ ...at(newDate, newTime), sequence: 1, isOff: false }]);
      const cancelled = calendar.open(cancellationMail(visitAt(newDate, newTime, 2)));
      expect(cancelled).toEqual([{ ...at(newDate, newTime), sequence: 2, isOff: true }]);
    },
  );
});

describe('the mails of a visit', () => {
  const visit = visitAt('2026-06-04', '10:00', 0);
  const performers = [
    { technicianId: ID, name: 'Ana', requested: false },
    { technicianId: ID, name: 'Maï', requested: true },
  ];
  const withMai: Visit = { ...visit, reservation: { ...visit.reservation, performer: 'Ana et Maï', performers } };
  const mails = [
    ['confirmation', confirmationMail],
    ['reminder', reminderMail],
    ['change', changeMail({ location: 1, slot: { date: '2026-06-03', time: '10:00' }, minutes: 45 })],
    ['cancellation', cancellationMail],
  ] as const;

  it.each(mails)('of %s name whom the client asked for, and nobody else', (_, write) => {
    expect(write(withMai).facts).toContainEqual({ label: 'Avec', value: 'Maï' });
    expect(write({ ...withMai, language: 'en' }).facts).toContainEqual({ label: 'With', value: 'Maï' });
    const turn = {
      ...visit,
      reservation: { ...visit.reservation, performer: 'Ana', performers: performers.slice(0, 1) },
    };
    expect(JSON.stringify(write(turn).facts)).not.toContain('Ana');
  });

  it('say it in the calendar too', () => {
    const [file] = confirmationMail(withMai).attachments ?? [];
    const [event] = new ICAL.Component(ICAL.parse(file?.content ?? '')).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('description')).toMatch(/^Avec Maï\. Arrivez 15 minutes/);
  });
});
