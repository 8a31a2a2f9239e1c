import type { Availability } from '#contract/schemas/availability.ts';
import { sentenceOf } from '#contract/words/refusals.ts';
import {
  type AvailableDay,
  availableDay,
  type DayQuestion,
  firstFreeSlot,
  firstFreeWith,
  performersFor,
} from '#domain/booking/availability.ts';
import { lastBookableDate, type Slot } from '#domain/booking/booking-window.ts';
import type { Language } from '#domain/languages.ts';
import { LOCATION_CODES, type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  instant,
  type SalonMoment,
  salonMoment,
} from '#domain/salon/salon-time.ts';
import type { TeamLine } from '#domain/team/assignment.ts';
import { readVersions, type Versions } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { shareNext } from '../../../platform/concurrency/share-next.ts';
import { Recent } from '../../../platform/recent.ts';
import { catalogueLines, refuseStaffOnlyLines, teamLines } from '../../reservations/service/lines.ts';
import { teamFrom } from '../../reservations/service/staffing.ts';
import { type Content, contentAt } from '../../settings/service/content.ts';
import { keepSeatedDays, nextHoldEnd, type SeatedDay, seatedAt } from './seated-days.ts';

export type Question = {
  location: LocationCode;
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
  lines: readonly { serviceId: string; qty: number }[];
  /** A technician who is asked for, or `any`; when left out, whom the client of a moving visit asked for. */
  performerId: string | undefined;
  language: Language;
  /** Whether each slot comes with its load. */
  withLoad: boolean;
  /** Whether the lines may be what only the desk books: a private service, more people than its capacity. */
  forDesk: boolean;
  /** Asks for the desk's own judgement, of the timetable or of that time too; for who books there. */
  desk: 'timetable' | ClockTime | undefined;
  /** A visit that is to be moved: its lines are asked about, and its own seats count as free. */
  moving: { id: string; lines: readonly TeamLine[]; askedId: string | null } | undefined;
};

/** A question whose lines are known to the catalogue; what is asked twice has the same text. */
type Asked = Pick<Question, 'location' | 'language' | 'withLoad' | 'forDesk'> & {
  performerId: string | null;
  onlyAskable: boolean;
  from: CalendarDate;
  to: CalendarDate;
  lines: readonly TeamLine[];
  movingId: string | undefined;
  isAtDesk: boolean;
  alsoAt: ClockTime | null;
};

/** What decides a response: the versions of what it is made of, and the minute. */
type State = { content: Content; versions: Versions; moment: SalonMoment; now: number };

/** A day of a response, as JSON, while its stamp is the same. */
type KeptDay = {
  stamp: string;
  day: AvailableDay;
  json: string;
  /** The first time at which a technician can be had that day; kept once it was looked for. */
  firstFreeWith: (technicianId: string) => ClockTime | null;
};
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
    const withTeam = LOCATION_CODES.some((code) => content.settings.locations[code].staffing);
    const days = { from: asked.from, to: asked.to, exceptId: asked.movingId, withTeam };
    answer.made = seatedDays(days, versions).then((seated) => {
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
  const { location, language, withLoad, forDesk, moving } = question;
  const desk = forDesk ? question.desk : undefined;
  const judged = { isAtDesk: desk !== undefined, alsoAt: desk === undefined || desk === 'timetable' ? null : desk };
  const hasStaffing = content.settings.locations[location].staffing;
  const performerId = hasStaffing ? wishOf(question) : null;
  const onlyAskable = !forDesk && question.performerId !== undefined;
  const lines = moving ? moving.lines : linesOf(question, content);
  const from = question.from ?? moment.date;
  const to = earlier(question.to ?? lastBookableDate(moment), addDays(from, DAYS_MAX));
  const asked = { location, language, withLoad, forDesk, performerId, onlyAskable, from, to, lines };
  return { ...asked, movingId: moving?.id, ...judged };
}

function wishOf({ performerId, moving }: Question): string | null {
  if (performerId === undefined) return moving?.askedId ?? null;
  return performerId === 'any' ? null : performerId;
}

function linesOf({ lines, forDesk }: Question, { services }: Content): TeamLine[] {
  const catalogued = catalogueLines(services, lines);
  if (!forDesk) refuseStaffOnlyLines(catalogued);
  return teamLines(catalogued);
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
  const performers = performersOf(asked, state, shown);
  return `"days":[${shown.map(({ json }) => json).join()}],"firstFree":${JSON.stringify(firstFree)}${performers}}`;
}

/** Who may be asked for, each with her first free time, as JSON after the rest; nothing where no technicians are needed. */
function performersOf(asked: Asked, { content }: State, days: readonly KeptDay[]): string {
  const { location, lines, forDesk } = asked;
  if (!content.settings.locations[location].staffing) return '';
  const performers = performersFor(content.technicians, { location, lines, onlyAskable: !forDesk }).map(
    ({ id, name, colour, picture }) => ({
      ...{ _id: id, name, colour },
      ...(picture !== null && { picture }),
      firstFree: firstFreeOf(id, days),
    }),
  );
  return `,"performers":${JSON.stringify(performers)}`;
}

function firstFreeOf(technicianId: string, days: readonly KeptDay[]): Slot | null {
  for (const { day, firstFreeWith } of days) {
    const time = firstFreeWith(technicianId);
    if (time !== null) return { date: day.date, time };
  }
  return null;
}

/** What a day of a response depends on. Today's slots become too soon by the minute, those of other days do not. */
function stampOf(day: SeatedDay, { content, moment, now }: State): string {
  const minute = day.date === moment.date ? moment.minutes : '';
  return `${content.version} ${day.version} ${moment.date} ${minute} ${nextHoldEnd(day, now)}`;
}

function dayOf(
  { location, lines, withLoad, language, performerId, onlyAskable, movingId: exceptId, isAtDesk, alsoAt }: Asked,
  { content, moment, now }: State,
  seated: SeatedDay,
) {
  const { date } = seated;
  const sittingsAt = (code: LocationCode) => new Map([[date, seatedAt(seated, { location: code, now })]]);
  const question: DayQuestion = {
    now: moment,
    settings: content.settings,
    location,
    lines,
    sittings: sittingsAt(location),
    otherSittings: sittingsAt(otherLocation(location)),
    withLoad,
    performerId,
    onlyAskable,
    isAtDesk,
    alsoAt,
    teamAt: keptByLocation((code) => {
      const { technicians, settings } = content;
      if (!settings.locations[code].staffing || !seated.served) return null;
      return teamFrom(seated.served, { location: code, date, technicians, now, exceptId });
    }),
  };
  const day = availableDay(question, date);
  const times = new Map<string, ClockTime | null>();
  return {
    day,
    json: JSON.stringify(withReason(day, language)),
    firstFreeWith: (technicianId: string) => {
      const time =
        times.get(technicianId) ?? (times.has(technicianId) ? null : firstFreeWith(question, date, technicianId));
      times.set(technicianId, time);
      return time;
    },
  };
}

/** Asks for each location once. */
function keptByLocation<Value>(ask: (code: LocationCode) => Value): (code: LocationCode) => Value {
  const kept = new Map<LocationCode, { value: Value }>();
  return (code) => {
    const known = kept.get(code) ?? { value: ask(code) };
    kept.set(code, known);
    return known.value;
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
