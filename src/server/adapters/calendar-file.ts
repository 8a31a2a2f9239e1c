import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Reservation } from '#contract/reservations.ts';
import { epochOf, instant, minutesOf } from '#domain/salon-time.ts';

type Entry = {
  reservation: Reservation;
  /** Counts the changes the entry has seen, so that calendars update it in place (decision 7). */
  sequence: number;
  cancelled: boolean;
  summary: string;
  description: string;
  address: string;
  url: string;
  host: string;
  now: number;
};

const TWO_HOURS_SECONDS = 7200;

/**
 * A visit as an .ics text: stable UID, rising SEQUENCE, an alarm two hours before. Times are written as instants (`…Z`),
 * which every calendar shows on the salon's clock to whoever is there, and which need no description of the zone.
 */
export function calendarFile(entry: Entry): string {
  const { reservation, cancelled } = entry;
  const { dateReserved, timeReserved } = reservation.reservationDate;
  const calendar = ical({
    prodId: { company: 'Lunule', product: 'Reservations', language: 'FR' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${reservation._id}@${entry.host}`,
    sequence: entry.sequence,
    stamp: instant(entry.now),
    start: instant(epochOf(dateReserved, minutesOf(timeReserved))),
    end: instant(epochOf(dateReserved, minutesOf(reservation.endTime))),
    summary: entry.summary,
    description: entry.description,
    location: entry.address,
    url: entry.url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: TWO_HOURS_SECONDS });
  return calendar.toString();
}
