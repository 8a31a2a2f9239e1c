import type { Reservation } from '#contract/schemas/reservations.ts';
import { instantsOf } from '#domain/reservations/reservation-times.ts';
import { instant } from '#domain/salon/salon-time.ts';

/** What a calendar needs of a visit. */
export type CalendarVisit = Pick<Reservation, 'reservationDate' | 'endTime' | 'reservationServices'>;

type Entry = { visit: CalendarVisit; title: string; location: string; details: string };

/** The URL that opens a new entry in Google Calendar. */
export function googleCalendarLink({ visit, title, location, details }: Entry): string {
  const compact = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/g, '');
  const { start, end } = isoTimesOf(visit);
  return linkOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location,
    details,
  });
}

/** The URL that opens a new entry in Outlook. */
export function outlookCalendarLink({ visit, title, location, details }: Entry): string {
  const { start, end } = isoTimesOf(visit);
  return linkOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    location,
    body: details,
  });
}

function isoTimesOf(visit: CalendarVisit) {
  const { start, end } = instantsOf(visit);
  return { start: instant(start).toISOString(), end: instant(end).toISOString() };
}

function linkOf(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
