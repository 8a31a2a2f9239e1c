import type { Reservation } from '#contract/schemas/reservations.ts';
import { instantsOf } from '#domain/reservations/reservation-times.ts';
import { instant } from '#domain/salon/salon-time.ts';

type Entry = { reservation: Reservation; title: string; place: string; details: string };

/** The address that opens a new entry in Google's calendar. */
export function googleCalendarLink({ reservation, title, place, details }: Entry): string {
  const compact = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/g, '');
  const { start, end } = isoTimesOf(reservation);
  return linkOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: place,
    details,
  });
}

/** The same in Outlook's. */
export function outlookCalendarLink({ reservation, title, place, details }: Entry): string {
  const { start, end } = isoTimesOf(reservation);
  return linkOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    location: place,
    body: details,
  });
}

function isoTimesOf(reservation: Reservation) {
  const { start, end } = instantsOf(reservation);
  return { start: instant(start).toISOString(), end: instant(end).toISOString() };
}

function linkOf(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
