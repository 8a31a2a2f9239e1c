import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { CATALOGUES, catalogueFile } from './catalogues.ts';

const files = import.meta.glob<{ messages: object }>('./{fr,en}/*.ts', { eager: true });

/** The full key of every sentence: `nav.book`. */
function keysOf(catalogue: object, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

/** The variables of every sentence, by key. */
function variablesOf(catalogue: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]): [string, string[]][] =>
      typeof value === 'string'
        ? [[key, value.match(/\{\{\w+\}\}/g)?.toSorted() ?? []]]
        : Object.entries(variablesOf(value)).map(([inner, variables]) => [`${key}.${inner}`, variables]),
    ),
  );
}

describe.each(Object.keys(CATALOGUES.fr))('the catalogue %s', (name) => {
  const [french, english] = LANGUAGES.map((language) => files[`./${language}/${name}.ts`]?.messages ?? {});

  it('has the same keys in both languages', () => {
    expect(keysOf(english ?? {})).toEqual(keysOf(french ?? {}));
    expect(keysOf(french ?? {})).not.toEqual([]);
  });

  it('names the same variables in both languages', () => {
    expect(variablesOf(english ?? {})).toEqual(variablesOf(french ?? {}));
  });
});

it('ends no English sentence twice: a time brings the point of its a.m. or p.m.', () => {
  const english = Object.entries(files).filter(([name]) => name.startsWith('./en/'));
  expect(english).not.toEqual([]);
  expect(JSON.stringify(english)).not.toMatch(/\{\{(time|times|end)\}\}\."/);
});

it('knows every catalogue file there is', () => {
  const known = Object.entries(CATALOGUES).flatMap(([language, catalogues]) =>
    Object.keys(catalogues).map((name) => `./${language}/${name}.ts`),
  );
  expect(known.toSorted()).toEqual(Object.keys(files).toSorted());
});

it('names the file of a catalogue as the build does', () => {
  expect(catalogueFile('en', 'desk')).toBe('src/web/i18n/en/desk.ts');
});
