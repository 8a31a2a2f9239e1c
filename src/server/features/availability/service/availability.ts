import type { Availability } from '#contract/schemas/availability.ts';
import { sentenceOf } from '#contract/words/refusals.ts';
import { type AvailableDay, availableDay, firstFreeSlot } from '#domain/booking/availability.ts';
import { lastBookableDate } from '#domain/booking/booking-window.ts';
import type { PlanLine } from '#domain/booking/seats.ts';
import type { Language } from '#domain/languages.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, instant, type SalonMoment, salonMoment } from '#domain/salon/salon-time.ts';
import { readVersions, type Versions } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { shareNext } from '../../../platform/concurrency/share-next.ts';
import { Recent } from '../../../platform/recent.ts';
import { catalogueLines, refuseStaffOnlyLines } from '../../reservations/service/lines.ts';
import { type Content, contentAt } from '../../settings/service/content.ts';
import { keepSeatedDays, nextHoldEnd, type SeatedDay, seatedAt } from './seated-days.ts';

export type Question = {
  location: LocationCode;
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
  lines: readonly { serviceId: string; qty: number }[];
  language: Language;
  /** Whether each slot comes with its load. */
  withLoad: boolean;
  /** Whether the lines may be what only the desk books: a private service, more people than its capacity. */
  forDesk: boolean;
  /** A visit that is to be moved: its lines are asked about, and its own seats count as free. */
  moving: { id: string; lines: readonly PlanLine[] } | undefined;
};

/** A question whose lines are known to the catalogue; what is asked twice has the same text. */
type Asked = Pick<Question, 'location' | 'language' | 'withLoad'> & {
  from: CalendarDate;
  to: CalendarDate;
  lines: readonly PlanLine[];
  movingId: string | undefined;
};

/** What decides a response: the versions of what it is made of, and the minute. */
type State = { content: Content; versions: Versions; moment: SalonMoment; now: number };

/** A day of a response, as JSON, while its stamp is the same. */
type KeptDay = { stamp: string; day: AvailableDay; json: string };
type Days = Map<CalendarDate, KeptDay>;

/** The end of a response, all that follows its `now`. It stands while its stamp is the same and until a hold ends. */
type Answer = { stamp: string; made: Promise<string>; days: Days; from: number; until: number };

const DAYS_MAX = 92;
const ANSWERS_MAX = 200;
const SECOND = 1000;

/**
 * Returns a function that tells, as the JSON of `Availability`, what could be booked day by day and the first free slot of
 * all, for at most 92 days. The lines are judged as a booking would judge them: what clients may not book is
 * `private_service` or `quantity_over_capacity`. Every call reads the versions from the database; of the response only those
 * days are made anew that have changed since it was asked before. Calls of the same second get the same object.
 */
export function makeAvailability({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const versionsNow = shareNext(() => readVersions(db));
  const seatedDays = keepSeatedDays(db);
  const answers = new Recent<string, Answer>(ANSWERS_MAX);
  const texts = new Recent<Answer, { second: number; text: string }>(ANSWERS_MAX);

  const answerTo = (asked: Asked, state: State): Answer => {
    const key = JSON.stringify(asked);
    const { content, versions, moment } = state;
    const stamp = `${content.version} ${versions.days} ${moment.date} ${moment.minutes}`;
    const known = answers.get(key);
    if (known?.stamp === stamp && known.from <= state.now && state.now < known.until) return known;
    const answer: Answer = {
      stamp,
      made: Promise.resolve(''),
      days: known?.days ?? new Map(),
      from: state.now,
      until: Number.POSITIVE_INFINITY,
    };
    answer.made = seatedDays({ from: asked.from, to: asked.to, exceptId: asked.movingId }, versions).then((seated) => {
      answer.until = Math.min(...seated.map((day) => nextHoldEnd(day, state.now)));
      return answerOf(asked, state, { seated, days: answer.days });
    });
    answer.made.catch(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  };

  return async (question: Question): Promise<{ text: string }> => {
    const versions = await versionsNow();
    const content = await contentAt({ db }, versions.content);
    const at = now();
    const moment = salonMoment(at);
    const answer = answerTo(askedBy(question, content, moment), { content, versions, moment, now: at });
    const end = await answer.made;
    const second = Math.floor(at / SECOND);
    const said = texts.get(answer);
    if (said?.second === second) return said;
    const saying = { second, text: `{"now":"${instant(second * SECOND).toISOString()}",${end}` };
    texts.set(answer, saying);
    return saying;
  };
}

function askedBy(question: Question, content: Content, moment: SalonMoment): Asked {
  const { location, language, withLoad, moving } = question;
  const lines = moving ? moving.lines : linesOf(question, content);
  const from = question.from ?? moment.date;
  const to = earlier(question.to ?? lastBookableDate(moment), addDays(from, DAYS_MAX));
  return { location, language, withLoad, from, to, lines, movingId: moving?.id };
}

function linesOf({ lines, forDesk }: Question, { services }: Content): PlanLine[] {
  const catalogued = catalogueLines(services, lines);
  if (!forDesk) refuseStaffOnlyLines(catalogued);
  return catalogued.map(({ category, qty, minutes }) => ({ category, qty, minutes }));
}

/** All of a response that follows its `now`. Of `days`, those are made anew whose stamp has changed; others go. */
function answerOf(asked: Asked, state: State, { seated, days }: { seated: readonly SeatedDay[]; days: Days }): string {
  const shown = seated.map((day) => {
    const stamp = stampOf(day, state);
    const known = days.get(day.date);
    const kept = known?.stamp === stamp ? known : { stamp, ...dayOf(asked, state, day) };
    days.set(day.date, kept);
    return kept;
  });
  if (days.size > shown.length) {
    for (const date of days.keys()) if (date < asked.from || date > asked.to) days.delete(date);
  }
  const firstFree = firstFreeSlot(shown.map(({ day }) => day));
  return `"days":[${shown.map(({ json }) => json).join()}],"firstFree":${JSON.stringify(firstFree)}}`;
}

/** What a day of a response depends on. Today's slots become too soon by the minute, those of other days do not. */
function stampOf(day: SeatedDay, { content, moment, now }: State): string {
  const minute = day.date === moment.date ? moment.minutes : '';
  return `${content.version} ${day.version} ${moment.date} ${minute} ${nextHoldEnd(day, now)}`;
}

function dayOf({ location, lines, withLoad, language }: Asked, { content, moment, now }: State, seated: SeatedDay) {
  const { date } = seated;
  const sittingsAt = (code: LocationCode) => new Map([[date, seatedAt(seated, { location: code, now })]]);
  const question = {
    now: moment,
    settings: content.settings,
    location,
    lines,
    sittings: sittingsAt(location),
    otherSittings: sittingsAt(otherLocation(location)),
    withLoad,
  };
  const day = availableDay(question, date);
  return { day, json: JSON.stringify(withReason(day, language)) };
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

/** A closed day with its reason: the closure's own name where it has one, else a sentence. */
function withReason({ reason: code, label, ...day }: AvailableDay, language: Language): Availability['days'][number] {
  if (!code) return day;
  return { ...day, code, reason: label ? label[language] : sentenceOf(code, language) };
}
