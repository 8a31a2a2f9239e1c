import type { Availability } from '#contract/availability.ts';
import { sentenceOf } from '#contract/sentences.ts';
import { type AvailableDay, availability } from '#domain/availability.ts';
import { lastBookableDate } from '#domain/booking-window.ts';
import type { Language } from '#domain/languages.ts';
import { type LocationCode, otherLocation } from '#domain/locations.ts';
import { addDays, type CalendarDate, instant, salonMoment } from '#domain/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { catalogueLines } from '../reservations/line-queries.ts';
import { loadSettings } from '../settings/queries.ts';
import { sittingsBetween } from './queries.ts';

type Question = {
  location: LocationCode;
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
  lines: readonly { serviceId: string; qty: number }[];
  language: Language;
  forStaff: boolean;
};

/** No question looks further than this, however far apart its days are. */
const MOST_DAYS = 92;

/** What a client could book, day by day, and the first free slot of all; staff also learn each slot's load (decision 2). */
export async function availabilityFor({ db, now }: Deps, question: Question): Promise<Availability> {
  const moment = salonMoment(now());
  const { location, language, forStaff } = question;
  const from = question.from ?? moment.date;
  const to = earlier(question.to ?? lastBookableDate(moment), addDays(from, MOST_DAYS));
  const settings = await loadSettings(db);
  const lines = await catalogueLines(db, question.lines);
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
    withLoad: forStaff,
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
