import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import { fromToOf, type PerformersFromTo, performersFromTo, type VisitPlace } from '#contract/visit-changes.ts';
import { isMonthDay } from '#domain/booking/closures.ts';
import { CANCEL_REASONS } from '#domain/reservations/reservation.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import type { messages } from '../../i18n/fr/audit.ts';
import type { messages as ownerMessages } from '../../i18n/fr/owner.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { useSalon } from '../settings/api.ts';

type Details = Record<string, unknown>;
type Entry = { action: string; details: Details };
type ActionKey = `actions.${keyof typeof messages.actions}`;
type FieldKey = `fields.${keyof typeof messages.fields}`;
type LabelKey = `services.labels.${keyof typeof ownerMessages.services.labels}`;
type ValueKey = `values.${keyof typeof messages.values}`;

/** Details that name the record. */
const NAMES = ['titre', 'question', 'name'] as const;
/** Other details worth a line of their own. */
const FACTS = ['email', 'date', 'until', 'opens', 'closes', 'monthDay', 'colorNote'] as const;
/** The id of an account; an erased account has no name to show instead. */
const ACCOUNT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A leap year has every day that a yearly closure may name. */
const LEAP_YEAR = '2024';
/** Longer changes are only said to have happened, in characters. */
const CHANGE_MAX = 120;

/** Puts the audit trail into the language of the page: the action, and a line for each detail and change. */
export function useAuditTexts() {
  const { t, i18n } = useTranslation('audit');
  const format = useFormat();
  const language = useLanguage();
  const locations = useSalon()?.locations ?? [];
  const isAction = (key: string): key is ActionKey => i18n.exists(key, { ns: 'audit' });
  const isValue = (key: string): key is ValueKey => i18n.exists(key, { ns: 'audit' });
  const isField = (key: string): key is FieldKey => i18n.exists(key, { ns: 'audit' });
  const isLabel = (key: string): key is LabelKey => i18n.exists(key, { ns: 'owner' });

  const valueFormat = {
    empty: t('empty'),
    yes: t('yes'),
    no: t('no'),
    number: String,
    text: (text: string) => {
      if (isCalendarDate(text)) return format.date(text, 'full');
      if (isMonthDay(text)) return format.date(`${LEAP_YEAR}-${text}`, 'yearly');
      if (ACCOUNT_ID.test(text)) return t('gone');
      const key = `values.${text}`;
      return isValue(key) ? t(key) : text;
    },
  };

  /** The status of an account is yes or no; prices are money. */
  const formatOfField = (name: string): Partial<ValueFormat> => {
    if (name === 'status') return { yes: t('account.active'), no: t('account.closed') };
    return /^price/.test(name) ? { number: format.price } : {};
  };

  /** An action is `noun.verb`, such as `service.change`. */
  const actionText = (action: string) => {
    const key = `actions.${action.replace('.', '_')}`;
    return isAction(key) ? t(key) : action;
  };
  const locationName = (code: string) => locations.find((location) => String(location.code) === code)?.name ?? code;
  /** A field of a service is named as the label of its form names it, unless the trail has a name of its own for it. */
  const ownName = (field: string) => {
    const [key, label] = [`fields.${field}`, `services.labels.${field}`];
    if (isField(key)) return t(key);
    return isLabel(label) ? lowered(t(label, { ns: 'owner' })) : field;
  };
  /** `location 1 hours` is a field of a location; other fields are named by one word. */
  const fieldName = (name: string) => {
    const [, code, field = name] = /^location (\d) (\w+)$/.exec(name) ?? [];
    const label = ownName(field);
    return code === undefined ? label : `${label} (${locationName(code)})`;
  };
  const lineOf = (field: string, problem: string) => t('fieldProblem', { ns: 'common', field, problem });
  const fromTo = (from: unknown, to: unknown, format: ValueFormat) => {
    const [before, after] = [valueText(from, format), valueText(to, format)];
    const isShort = before !== null && after !== null && before.length + after.length < CHANGE_MAX;
    return isShort ? t('from', { from: before, to: after }) : t('changed');
  };
  const changeLine = ([name, change]: [string, unknown]) => {
    const { from, to } = isChange(change) ? change : { from: {}, to: {} };
    if (name === 'image') return t(pictureKey(from, to));
    if (name.endsWith(' pictures')) return lineOf(fieldName(name), t('pictures.changed'));
    return lineOf(fieldName(name), fromTo(from, to, { ...valueFormat, ...formatOfField(name) }));
  };

  const placeText = ({ location, date, time }: VisitPlace) =>
    t('place', { date: format.date(date, 'short'), time: format.time(time), location: locationName(String(location)) });
  /** From where to where a visit was moved, or from which status to which. */
  const fromToLines = (entry: Entry): string[] => {
    const change = fromToOf(entry);
    if (!change) return [];
    if (change.kind === 'place') return [t('moved', { from: placeText(change.from), to: placeText(change.to) })];
    return [t('stepped', { from: t(`statuses.${change.from}`), to: t(`statuses.${change.to}`) })];
  };

  /** From whom to whom a visit was given. */
  const performersLine = (change: PerformersFromTo): string => {
    const text = (names: readonly string[]) => (names.length > 0 ? listed(names, language) : t('unassigned'));
    return lineOf(t('fields.performers'), t('given', { from: text(change.from), to: text(change.to) }));
  };

  /** Why a visit was cancelled. */
  const reasonLines = ({ reason }: Details): string[] =>
    CANCEL_REASONS.filter((known) => known === reason).map((known) => t(`reasons.${known}`));

  return {
    actionText,
    /** Whose visit, and when it now is. */
    visitText: ({ client, ...place }: VisitPlace & { client: string }) => `${client}, ${placeText(place)}`,
    detailLines: ({ action, details }: Entry): string[] => {
      const performers = performersFromTo(details);
      const { performers: _said, ...changes } = isRecord(details.changes) ? details.changes : {};
      return [
        ...NAMES.flatMap((name) => (typeof details[name] === 'string' ? [t('named', { name: details[name] })] : [])),
        ...FACTS.flatMap((name) => {
          const text = details[name] ? valueText(details[name], valueFormat) : null;
          return text === null ? [] : [lineOf(fieldName(name), text)];
        }),
        ...fromToLines({ action, details }),
        ...(performers ? [performersLine(performers)] : []),
        ...reasonLines(details),
        ...Object.entries(changes).map(changeLine),
      ];
    },
  };
}

function pictureKey(from: unknown, to: unknown): 'pictures.added' | 'pictures.removed' | 'pictures.replaced' {
  if (!from) return 'pictures.added';
  return to ? 'pictures.replaced' : 'pictures.removed';
}

type ValueFormat = {
  empty: string;
  yes: string;
  no: string;
  number: (value: number) => string;
  /** A date, or a word of the server, as people say it. */
  text: (text: string) => string;
};

/** One value as text; null when it has too many parts. */
function valueText(value: unknown, format: ValueFormat): string | null {
  if (value === null || value === '') return format.empty;
  if (typeof value === 'string') return format.text(value);
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'boolean') return value ? format.yes : format.no;
  return isTexts(value) ? value.join(', ') : null;
}

/** As within a sentence. */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
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
