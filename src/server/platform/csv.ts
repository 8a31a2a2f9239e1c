import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/languages.ts';

/** What the spreadsheets of each language part columns by: in French the comma belongs to the numbers. */
const SEPARATORS = { fr: ';', en: ',' } as const satisfies Record<Language, string>;

/** A table as a file for spreadsheets of that language, UTF-8; what would be a formula there, in any width, stays a text. */
export function csvOf(rows: readonly (readonly string[])[], language: Language): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      delimiter: SEPARATORS[language],
      escape_formulas: true,
      quoted_match: /[\r\n]/,
      record_delimiter: 'windows',
    },
  );
}

/** Every value inside a record with the way to it, such as `reservations.0.totalPrice`; what is empty is left out. */
export function flattened(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, [...path, name]));
}
