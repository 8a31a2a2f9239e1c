import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { instantsOf } from '#domain/reservations/reservation-times.ts';
import { instant } from '#domain/salon/salon-time.ts';

type Entry = {
  reservation: Reservation;
  /** The number of changes so far, so that calendars update the entry. */
  sequence: number;
  cancelled: boolean;
  summary: string;
  description: string;
  address: string;
  url: string;
  host: string;
  /** The sender of the entry. */
  organizer: { name: string; email: string };
  now: number;
};

const TWO_HOURS_SECONDS = 7200;

/**
 * Returns a visit as .ics text: stable UID, rising SEQUENCE, an alarm two hours before. Times are instants (`…Z`), which
 * need no description of the time zone.
 */
export function calendarFile(entry: Entry): string {
  const { reservation, cancelled } = entry;
  const { start, end } = instantsOf(reservation);
  const calendar = ical({
    prodId: { company: 'Lunule', product: 'Reservations', language: 'FR' },
    method: methodOf(cancelled),
  });
  const event = calendar.createEvent({
    id: `${reservation._id}@${entry.host}`,
    sequence: entry.sequence,
    stamp: instant(entry.now),
    start: instant(start),
    end: instant(end),
    organizer: entry.organizer,
    summary: entry.summary,
    description: entry.description,
    location: entry.address,
    url: entry.url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: TWO_HOURS_SECONDS });
  // Every line of the format ends in CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Returns the media type with the method, which some mail programs read only there. */
export function calendarMediaType(cancelled: boolean): string {
  return `text/calendar; charset=utf-8; method=${methodOf(cancelled)}`;
}

function methodOf(cancelled: boolean): ICalCalendarMethod {
  return cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
}
