import { defaultDate } from '#domain/booking/booking-window.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { isCalendarDate, isClockTime, type SalonMoment } from '#domain/salon/salon-time.ts';
import { deviceLocation } from '../desk-time/device-location.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** The draft that the form begins with: what its address names (`?lieu=1&date=…&heure=…`), the rest as is usual. */
export function startOf(query: URLSearchParams, now: SalonMoment): Draft {
  const date = query.get('date') ?? '';
  const time = query.get('heure') ?? '';
  return emptyDraft({
    location: placeOf(query.get('lieu')),
    date: isCalendarDate(date) && date >= now.date ? date : defaultDate(now),
    time: isClockTime(time) ? time : null,
  });
}

function placeOf(text: string | null): LocationCode {
  if (text === '1') return 1;
  return text === '2' ? 2 : deviceLocation();
}
