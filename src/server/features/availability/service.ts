import type { Availability } from '#contract/schemas/availability.ts';
import { sentenceOf } from '#contract/words/refusals.ts';
import { type AvailableDay, availability } from '#domain/booking/availability.ts';
import { lastBookableDate } from '#domain/booking/booking-window.ts';
import type { Language } from '#domain/languages.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { catalogueLines, refuseStaffOnlyLines } from '../reservations/service/lines.ts';
import { loadSettings } from '../settings/queries/settings.ts';
import { sittingsBetween } from './queries.ts';

type Question = {
  location: LocationCode;
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
  lines: readonly { serviceId: string; qty: number }[];
  language: Language;
  /** Whether each slot comes with its load. */
  withLoad: boolean;
  /** Whether the lines may be what only the desk books: a private service, more people than its capacity. */
  forDesk: boolean;
};

const DAYS_MAX = 92;

/**
 * What could be booked, day by day, and the first free slot of all, for at most 92 days. The lines are judged as a booking
 * would judge them: what clients may not book is `private_service` or `quantity_over_capacity`.
 */
export async function availabilityFor({ db, now }: Deps, question: Question): Promise<Availability> {
  const moment = salonMoment(now());
  const { location, language, withLoad, forDesk } = question;
  const from = question.from ?? moment.date;
  const to = earlier(question.to ?? lastBookableDate(moment), addDays(from, DAYS_MAX));
  const settings = await loadSettings(db);
  const lines = await catalogueLines(db, question.lines);
  if (!forDesk) refuseStaffOnlyLines(lines);
  const sittings = await sittingsBetween(db, { location, from, to }, now());
  const otherSittings = await sittingsBetween(db, { location: otherLocation(location), from, to }, now());
  const { days, firstFree } = availability({
    now: moment,
    settings,
    location,
    from,
    to,
    lines,
    sittings,
    otherSittings,
    withLoad,
  });
  return {
    now: instant(now()).toISOString(),
    days: days.map((day) => withReason(day, language)),
    firstFree,
  };
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

/** A closed day with its reason: the closure's own name where it has one, else a sentence. */
function withReason({ reason: code, label, ...day }: AvailableDay, language: Language): Availability['days'][number] {
  if (!code) return day;
  return { ...day, code, reason: label ? label[language] : sentenceOf(code, language) };
}
