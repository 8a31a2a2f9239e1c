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
  /** Whether each slot tells how many people are served then. */
  withLoad: boolean;
  /** Whether the lines may be what only the desk books: a private service, more people than one takes. */
  forDesk: boolean;
};

/** No question looks further than this, however far apart its days are. */
const MOST_DAYS = 92;

/**
 * What could be booked, day by day, and the first free slot of all. The lines are judged as booking would judge them: what
 * clients may not book is `private_service` or `quantity_over_capacity`, a service that is gone `private_service` for all.
 */
export async function availabilityFor({ db, now }: Deps, question: Question): Promise<Availability> {
  const moment = salonMoment(now());
  const { location, language, withLoad, forDesk } = question;
  const from = question.from ?? moment.date;
  const to = earlier(question.to ?? lastBookableDate(moment), addDays(from, MOST_DAYS));
  const settings = await loadSettings(db);
  const lines = await catalogueLines(db, question.lines);
  if (!forDesk) refuseStaffOnlyLines(lines);
  const sittings = await sittingsBetween(db, { location, from, to }, now());
  const otherSittings = await sittingsBetween(db, { location: otherLocation(location), from, to }, now());
  const answer = availability({
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
    days: answer.days.map((day) => inWords(day, language)),
    firstFree: answer.firstFree,
  };
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

/** A closed day says why: by the closure's own name where it has one. */
function inWords({ reason: code, label, ...day }: AvailableDay, language: Language): Availability['days'][number] {
  if (!code) return day;
  return { ...day, code, reason: label ? label[language] : sentenceOf(code, language) };
}
