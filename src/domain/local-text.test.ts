import { expect, it } from 'vitest';
import { completenessOfTexts, LANGUAGE_TAGS, localText, TEXT_LANGUAGES } from './local-text.ts';

it.each([
  ['Where?', { text: 'Where?', language: 'en' }],
  [' ', { text: 'Où?', language: 'fr' }],
  [null, { text: 'Où?', language: 'fr' }],
  [undefined, { text: 'Où?', language: 'fr' }],
])('the translation %j of a French text is told as %o', (translated, told) => {
  expect(localText(translated, 'en', 'Où?')).toEqual(told);
});

it.each([
  [['a', 'b'], 'complete'],
  [['a', ' '], 'partial'],
  [['', null, undefined], 'nothing'],
] as const)('the texts %o are %s', (texts, completeness) => {
  expect(completenessOfTexts(texts)).toBe(completeness);
});

it('has French first, and a tag for each language', () => {
  expect(TEXT_LANGUAGES.map((language) => LANGUAGE_TAGS[language])).toEqual(['fr-CA', 'en-CA', 'es']);
});
