import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/languages.ts';

/** The column separator of each language's spreadsheets: in French the comma is the decimal mark. */
const SEPARATORS = { fr: ';', en: ',' } as const satisfies Record<Language, string>;

/** Returns a table as a UTF-8 file for spreadsheets of that language; formulas are escaped, also in full-width characters. */
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

/** Returns every value inside a record with its path, such as `reservations.0.totalPrice`; empty values are left out. */
export function flattened(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, [...path, name]));
}
