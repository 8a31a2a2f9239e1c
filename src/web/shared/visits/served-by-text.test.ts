import { expect, it } from 'vitest';
import { servedByText } from './served-by-text.ts';

const performers = [{ name: 'Ana' }, { name: 'Zoé' }];

it.each([
  ['several, in French', { performer: 'Ana et Zoé', performers }, 'fr', 'Ana et Zoé'],
  ['several, in English', { performer: 'Ana et Zoé', performers }, 'en', 'Ana and Zoé'],
  ['one', { performer: 'Ana', performers: [{ name: 'Ana' }] }, 'en', 'Ana'],
  ['what the desk wrote where there are no technicians', { performer: 'Ysé' }, 'en', 'Ysé'],
  ['nobody', { performer: null, performers: [] }, 'en', null],
] as const)('names %s', (_what, served, language, text) => {
  expect(servedByText(served, language)).toBe(text);
});
