import type { ClosureDraft, ProposedChange, SpecialHoursDraft } from '#contract/schemas/settings-changes.ts';
import { isDateSpan } from '#domain/booking/closures.ts';
import { isOpeningHours } from '#domain/salon/locations.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import { cleanLine } from '#domain/texts.ts';

/** The values of the form of closures and special hours, as they are typed. */
export type DaysValues = {
  what: 'closed' | 'hours';
  kind: 'once' | 'eachYear';
  date: string;
  /** The last of several days; empty for one. */
  until: string;
  opens: string;
  closes: string;
  location: '' | '1' | '2';
  fr: string;
  en: string;
};

export const EMPTY: DaysValues = {
  what: 'closed',
  kind: 'once',
  date: '',
  until: '',
  opens: '10:00',
  closes: '14:00',
  location: '',
  fr: '',
  en: '',
};

/** Whether a day of every year is meant: only closures may be. */
export function isYearly({ what, kind }: DaysValues): boolean {
  return what === 'closed' && kind === 'eachYear';
}

/** Whether the last day goes with the first; none is one day. */
export function isLastDay({ date, until }: Pick<DaysValues, 'date' | 'until'>): boolean {
  return until === '' || (isCalendarDate(until) && isDateSpan({ date, until }));
}

/** What would be saved, to ask whom it hits; null until it can be read. */
export function changeOf(values: DaysValues): ProposedChange | null {
  const { what, opens, closes } = values;
  if (!isCalendarDate(values.date) || !(isYearly(values) || isLastDay(values))) return null;
  const { closure, specialHours } = draftOf({ ...values, fr: '', en: '' });
  if (what === 'closed') return { closure };
  return opens !== '' && closes !== '' && isOpeningHours({ opens, closes }) ? { specialHours } : null;
}

/** What the form sends: one of both. */
export function draftOf(values: DaysValues): { closure: ClosureDraft; specialHours: SpecialHoursDraft } {
  const { date, opens, closes } = values;
  const until = values.until || null;
  const place = { location: codeOf(values), label: { fr: cleanLine(values.fr), en: cleanLine(values.en) } };
  const days = isYearly(values)
    ? { date: null, until: null, monthDay: date.slice('YYYY-'.length) }
    : { date, until, monthDay: null };
  return { closure: { ...days, ...place }, specialHours: { date, until, opens, closes, ...place } };
}

function codeOf({ location }: DaysValues): 1 | 2 | null {
  if (location === '') return null;
  return location === '1' ? 1 : 2;
}
