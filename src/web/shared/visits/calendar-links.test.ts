import { describe, expect, it } from 'vitest';
import { givenReservation } from '../../testing/reservations.ts';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts';

const entry = {
  visit: givenReservation({
    reservationDate: { dateReserved: '2026-07-09', timeReserved: '10:30' },
    endTime: '11:15',
  }),
  title: 'Lunule : Manucure & gel',
  location: 'La Pyramide, 2360 chemin Ste-Foy, Québec',
  details: 'Arrivez 15 minutes avant l’heure.',
};

describe('calendar links', () => {
  it('give Google the two instants of the visit, whatever the visitor’s zone', () => {
    const link = new URL(googleCalendarLink(entry));
    expect(link.searchParams.get('dates')).toBe('20260709T143000Z/20260709T151500Z');
    expect(link.searchParams.get('text')).toBe(entry.title);
  });

  it('end on the next day when the visit goes past midnight', () => {
    const late = {
      ...entry,
      visit: givenReservation({
        reservationDate: { dateReserved: '2026-07-09', timeReserved: '23:30' },
        endTime: '00:15',
      }),
    };
    const google = new URL(googleCalendarLink(late));
    expect(google.searchParams.get('dates')).toBe('20260710T033000Z/20260710T041500Z');
    expect(new URL(outlookCalendarLink(late)).searchParams.get('enddt')).toBe('2026-07-10T04:15:00.000Z');
  });

  it('give Outlook the same', () => {
    const link = new URL(outlookCalendarLink(entry));
    expect(link.searchParams.get('startdt')).toBe('2026-07-09T14:30:00.000Z');
    expect(link.searchParams.get('enddt')).toBe('2026-07-09T15:15:00.000Z');
    expect(link.searchParams.get('location')).toBe(entry.location);
  });
});
