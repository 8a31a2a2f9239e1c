import { useTranslation } from 'react-i18next';
import { isMonthDay } from '#domain/booking/closures.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import type { messages } from '../../i18n/fr/audit.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { useSalon } from '../settings/api.ts';

type Details = Readonly<Record<string, unknown>>;
type ActionKey = `actions.${keyof typeof messages.actions}`;
type FieldKey = `fields.${keyof typeof messages.fields}`;
type ValueKey = `values.${keyof typeof messages.values}`;

/** Details that say which record it was. */
const NAMES = ['titre', 'question', 'name'] as const;
/** Other details worth a line of their own. */
const FACTS = ['email', 'date', 'monthDay', 'colorNote'] as const;
/** An account that is gone has left its id alone. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A leap year, in which every day of a year has its place. */
const ANY_YEAR = '2024';
/** Longer changes are only said to have happened. */
const CHANGE_MAX = 120;

/** Says the entries of the trail in the language of the page: what was done, to what, and what changed in it. */
export function useAuditWords() {
  const { t, i18n } = useTranslation('audit');
  const format = useFormat();
  const places = useSalon()?.locations ?? [];
  const isAction = (key: string): key is ActionKey => i18n.exists(key, { ns: 'audit' });
  const isValue = (key: string): key is ValueKey => i18n.exists(key, { ns: 'audit' });
  const isField = (key: string): key is FieldKey => i18n.exists(key, { ns: 'audit' });

  const words = {
    empty: t('empty'),
    yes: t('yes'),
    no: t('no'),
    number: String,
    text: (text: string) => {
      if (isCalendarDate(text)) return format.date(text, 'full');
      if (isMonthDay(text)) return format.date(`${ANY_YEAR}-${text}`, 'yearly');
      if (ID.test(text)) return t('gone');
      const key = `values.${text}`;
      return isValue(key) ? t(key) : text;
    },
  };

  /** The status of an account is yes or no; prices are money. */
  const wordsOf = (name: string): Partial<ValueWords> => {
    if (name === 'status') return { yes: t('account.active'), no: t('account.closed') };
    return /^price/.test(name) ? { number: format.price } : {};
  };

  /** `service.change`: the nouns and verbs of the server. */
  const action = (name: string) => {
    const key = `actions.${name.replace('.', '_')}`;
    return isAction(key) ? t(key) : name;
  };
  const locationName = (code: string) => places.find((place) => String(place.code) === code)?.name ?? code;
  /** `location 1 hours` is a field of an address; the others name themselves. */
  const fieldName = (name: string) => {
    const [, code, field = name] = /^location (\d) (\w+)$/.exec(name) ?? [];
    const key = `fields.${field}`;
    const word = isField(key) ? t(key) : field;
    return code === undefined ? word : `${word} (${locationName(code)})`;
  };
  const line = (field: string, problem: string) => t('fieldProblem', { ns: 'common', field, problem });
  const passage = (from: unknown, to: unknown, said: ValueWords) => {
    const [before, after] = [valueText(from, said), valueText(to, said)];
    const isSaid = before !== null && after !== null && before.length + after.length < CHANGE_MAX;
    return isSaid ? t('from', { from: before, to: after }) : t('changed');
  };
  const changeLine = ([name, change]: [string, unknown]) => {
    const { from, to } = isChange(change) ? change : { from: {}, to: {} };
    if (name === 'image') return t(pictureKey(from, to));
    if (name.endsWith(' pictures')) return line(fieldName(name), t('pictures.changed'));
    return line(fieldName(name), passage(from, to, { ...words, ...wordsOf(name) }));
  };

  return {
    action,
    details: (details: Details): string[] => [
      ...NAMES.flatMap((name) => (typeof details[name] === 'string' ? [t('named', { name: details[name] })] : [])),
      ...FACTS.flatMap((name) => {
        const text = details[name] ? valueText(details[name], words) : null;
        return text === null ? [] : [line(fieldName(name), text)];
      }),
      ...(isRecord(details.changes) ? Object.entries(details.changes).map(changeLine) : []),
    ],
  };
}

function pictureKey(from: unknown, to: unknown): 'pictures.added' | 'pictures.removed' | 'pictures.replaced' {
  if (!from) return 'pictures.added';
  return to ? 'pictures.replaced' : 'pictures.removed';
}

type ValueWords = {
  empty: string;
  yes: string;
  no: string;
  number: (value: number) => string;
  /** A date, or a word of the server, as people say it. */
  text: (text: string) => string;
};

/** One value in words; null for what has too many parts. */
function valueText(value: unknown, words: ValueWords): string | null {
  if (value === null || value === '') return words.empty;
  if (typeof value === 'string') return words.text(value);
  if (typeof value === 'number') return words.number(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return isTexts(value) ? value.join(', ') : null;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return isRecord(value) && 'from' in value && 'to' in value;
}
