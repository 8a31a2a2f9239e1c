import { type Language, localeOf } from '#domain/languages.ts';
import { addDays } from '#domain/salon/salon-time.ts';

const NBSP = '\u00A0';

/** Formats are slow to make and quick to use: a list of a hundred dates makes one. */
class Formats<Format> {
  readonly #made = new Map<string, Format>();

  of(name: string, make: () => Format): Format {
    const format = this.#made.get(name) ?? make();
    this.#made.set(name, format);
    return format;
  }
}

const moneyFormats = new Formats<Intl.NumberFormat>();
const percentFormats = new Formats<Intl.NumberFormat>();
const dateFormats = new Formats<Intl.DateTimeFormat>();

/** The fonts have no narrow or thin space: `Intl` gets the ordinary non-breaking one instead. */
function withPlainSpaces(text: string): string {
  return text.replace(/[\u202F\u2009]/g, NBSP);
}

/** An amount in cents as people write it: `45,00 $`, `$45.00`. */
export function money(cents: number, language: Language): string {
  const format = moneyFormats.of(
    language,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
      }),
  );
  return withPlainSpaces(format.format(cents / 100));
}

/** An amount in dollars, as the API carries it, in the form of `money`. */
export function price(dollars: number, language: Language): string {
  return money(Math.round(dollars * 100), language);
}

/** A fraction as a percentage: 0.09975 is `9,975 %`. */
export function percent(fraction: number, language: Language): string {
  const format = percentFormats.of(
    language,
    () => new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 }),
  );
  return withPlainSpaces(format.format(fraction));
}

/** A clock time `HH:MM` as people say it: `9 h 30`, `20 h`, `9:30 a.m.`. */
export function time(clockTime: string, language: Language): string {
  const [hour = 0, minute = 0] = clockTime.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute ? `${hour}${NBSP}h${NBSP}${minutes}` : `${hour}${NBSP}h`;
  return `${hour % 12 || 12}${minute ? `:${minutes}` : ''}${NBSP}${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** A length in minutes, always with its unit, so that it is never read as a clock time: `1 h 45 min`. */
export function duration(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (!hours) return `${rest}${NBSP}min`;
  const space = language === 'fr' ? NBSP : ' ';
  return `${hours}${NBSP}h${rest ? `${space}${rest}${NBSP}min` : ''}`;
}

/** A length from so many minutes to so many: `15 à 45 min`, from two hours on `1 h 30 à 2 h`. */
export function durationRange(from: number, to: number, language: Language): string {
  const word = language === 'fr' ? 'à' : 'to';
  if (to < 120) return `${from} ${word} ${to}${NBSP}min`;
  return `${duration(from, language).replace(/(?<=h.*)\s+min$/, '')} ${word} ${duration(to, language).replace(/(?<=h.*)\s+min$/, '')}`;
}

const DATE_STYLES = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  shortWeekdayDay: { weekday: 'short', day: 'numeric', month: 'long' },
  near: { weekday: 'short', day: 'numeric' },
  yearly: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATE_STYLES;

/** A calendar date `YYYY-MM-DD` in words: `mercredi 1er juillet`, `Thu, Jul 9`. No time zone touches it. */
export function date(calendarDate: string, language: Language, style: DateStyle = 'long'): string {
  const [year = 1970, month = 1, day = 1] = calendarDate.split('-').map(Number);
  const format = dateFormats.of(
    `${language} ${style}`,
    () => new Intl.DateTimeFormat(localeOf(language), { ...DATE_STYLES[style], timeZone: 'UTC' }),
  );
  const text = format.format(Date.UTC(year, month - 1, day));
  return withPlainSpaces(language === 'fr' ? withFrenchDay(text) : withEnglishDay(text));
}

/** From one date to another, what is the same said once: `1er – 7 juin`, `Nov 30 – Dec 6`. */
export function dateRange(from: string, to: string, language: Language): string {
  const format = dateFormats.of(
    `${language} range`,
    () => new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  const text = withPlainSpaces(format.formatRange(Date.parse(from), Date.parse(to))).replace(/\s*[–—]\s*/u, ' – ');
  return language === 'fr'
    ? text
        .replace(/^1(?= – )/u, '1er')
        .split(' – ')
        .map(withFrenchDay)
        .join(' – ')
    : withEnglishDay(text);
}

const SOME_MONDAY = '2024-01-01';

/** The name of a weekday, of which Monday is 0: `lundi`. */
export function weekday(index: number, language: Language): string {
  return date(addDays(SOME_MONDAY, index), language, 'weekday');
}

/** French says « 1er » for the first, and keeps the day with its month. */
function withFrenchDay(text: string): string {
  return text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er').replace(/(\d(?:er)?)\s(?=\p{L})/u, `$1${NBSP}`);
}

/** English keeps the month with its day: « July 9 » is never parted at the end of a line. */
function withEnglishDay(text: string): string {
  return text.replace(/(?<=[a-z]) (?=\d\d?\b)/g, NBSP);
}

/** A phone number as it is shown: `418 555-0123` in French, `418-555-0123` in English; anything else unchanged. */
export function phone(number: string, language: Language): string {
  const digits = number.replace(/\D/g, '').slice(-10);
  if (digits.length !== 10) return number;
  const area = digits.slice(0, 3);
  const line = `${digits.slice(3, 6)}-${digits.slice(6)}`;
  return language === 'fr' ? `${area}${NBSP}${line}` : `${area}-${line}`;
}

/** A label and its value: French parts them with a space before the colon, English does not. */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${language === 'fr' ? NBSP : ''}: ${value}`;
}

/** Names as one text: « Ana et Zoé », « Ana and Zoé ». */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

/** The `tel:` link of a North American number. */
export function phoneLink(number: string): string {
  return `tel:+1${number.replace(/\D/g, '').slice(-10)}`;
}
