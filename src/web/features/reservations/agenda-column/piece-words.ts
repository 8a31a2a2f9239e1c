import type { Language } from '#domain/languages.ts';
import { firstThatFits, shorterNames, shorterServices } from '../looks/less-said.ts';

/** What could be said of a visit, the most of it. */
export type PieceFacts = {
  /** « 13 h 45 » and « 13 h 45 – 14 h 10 ». */
  time: string;
  span: string;
  client: string;
  services: readonly string[];
  /** Of the services' names. */
  language: Language;
  /** How late it is, or since when somebody waits, whole and shorter; none where neither is. */
  since: readonly string[];
  note: string;
};

/** The room of a visit: in CSS pixels at the ordinary size of letters, without its edges. */
export type PieceRoom = { width: number; height: number; signs: number };

type LineKind = 'time' | 'name' | 'services' | 'since' | 'note';
export type PieceLine = { kind: LineKind; text: string };

/** Whether the signs stand beside the name, where there is no line for the time. */
export function isLow({ height }: Pick<PieceRoom, 'height'>): boolean {
  return height < 60;
}

/** The room of a sign. */
export const SIGN = 20;
/** Lower ones say the name alone. */
const TWO_LINES = 36;
const FIRST_LINES = 10 + 17 + 18;
const LINE = 17;
const NOTE_FROM = 110;
/** The end is said beside at most one sign, in a column of that width. */
const SPAN_FROM = 128;

type WidthOf = (text: string, kind: LineKind) => number;

/**
 * What a visit says in its room, line by line: with less room less is said, and no word is cut. A low one is its name, then its
 * time and first service on one line.
 */
export function saidOf(facts: PieceFacts, room: PieceRoom, widthOf: WidthOf): PieceLine[] {
  const fitting = (kind: LineKind, texts: readonly string[], width = room.width) =>
    firstThatFits(texts, width, (text) => widthOf(text, kind));
  const besideSigns = room.width - room.signs * SIGN;
  if (isLow(room)) {
    const name = { kind: 'name', text: fitting('name', shorterNames(facts.client), besideSigns) } as const;
    return room.height < TWO_LINES ? [name] : [name, lowLine(facts, fitting)];
  }
  const free = Math.floor((room.height - FIRST_LINES) / LINE);
  const since =
    facts.since.length > 0 && free > 0 ? [{ kind: 'since', text: fitting('since', facts.since) } as const] : [];
  const services = servicesIn(facts, free - since.length, (texts) => fitting('services', texts));
  const times = room.signs <= 2 && room.width >= SPAN_FROM ? [facts.span, facts.time] : [facts.time];
  const saysNote = facts.note !== '' && room.height >= NOTE_FROM && services.length + since.length < free;
  return [
    { kind: 'time', text: fitting('time', times, besideSigns) },
    { kind: 'name', text: fitting('name', shorterNames(facts.client)) },
    ...services,
    ...since,
    ...(saysNote ? [{ kind: 'note', text: facts.note } as const] : []),
  ];
}

type Fitting = (kind: LineKind, texts: readonly string[]) => string;

function lowLine({ time, services, language, since }: PieceFacts, fitting: Fitting): PieceLine {
  if (since.length > 0) return { kind: 'since', text: fitting('since', since) };
  const texts = services.length > 0 ? withMore(services, language).map((service) => `${time} · ${service}`) : [];
  return { kind: 'services', text: fitting('services', [...texts, time]) };
}

/** As many services as there are lines for; the last line says how many more there are. */
function servicesIn(
  { services, language }: PieceFacts,
  free: number,
  fitting: (texts: readonly string[]) => string,
): PieceLine[] {
  if (free < 1) return [];
  if (services.length <= free)
    return services.map((service) => ({ kind: 'services', text: fitting(shorterServices(service, language)) }));
  const whole = services.slice(0, free - 1);
  return [...whole.map((service) => [service]), services.slice(free - 1)].map((group) => ({
    kind: 'services',
    text: fitting(withMore(group, language)),
  }));
}

/** The first service and how many more; then ever less of it. */
function withMore([first = '', ...rest]: readonly string[], language: Language): string[] {
  const more = rest.length > 0 ? ` + ${rest.length}` : '';
  return shorterServices(first, language).map((service) => `${service}${more}`);
}
