import { expect, it } from 'vitest';
import { firstThatFits, heardName, shorterFacts, shorterNames, shorterServices } from './less-said.ts';

const byLetters = (text: string) => text.length;

it.each([
  [40, 'Chloé Lavoie-Pelletier'],
  [21, 'Chloé L.'],
  [5, 'Chloé'],
  [1, 'Chloé'],
])('a name with room for %i letters is %j', (room, shown) => {
  expect(firstThatFits(shorterNames('Chloé Lavoie-Pelletier'), room, byLetters)).toBe(shown);
});

it.each([
  ['Madonna', ['Madonna']],
  ['Jean-Philippe Côté', ['Jean-Philippe Côté', 'Jean-Philippe C.', 'Jean-Philippe C.', 'J.-P. Côté', 'J.-P. C.']],
  ['Nguyễn Thị Hồng', ['Nguyễn Thị Hồng', 'Nguyễn Thị H.', 'Nguyễn H.', 'Nguyễn']],
])('%j is shortened by whole parts', (name, names) => {
  expect(shorterNames(name)).toEqual(names);
});

it.each([
  ['Chloé Lavoie-Pelletier', 'Chloé Lavoie-Pelletier'],
  ['Chloé', 'Chloé Lavoie-Pelletier'],
  ['Chloé L.', 'Chloé L., Chloé Lavoie-Pelletier'],
])('a name shown as %j is heard as %j', (shown, heard) => {
  expect(heardName(shown, 'Chloé Lavoie-Pelletier')).toBe(heard);
});

it.each([
  [80, 'Zoé · Remplissage, Pédicure classique · 1 h 40 min'],
  [40, 'Zoé · Remplissage + 1 · 1 h 40 min'],
  [25, 'Zoé · Remplissage + 1'],
  [20, 'Remplissage + 1'],
  [11, 'Remplissage'],
])('facts with room for %i letters say %j', (room, shown) => {
  const facts = {
    performer: 'Zoé',
    services: ['Remplissage', 'Pédicure classique'],
    duration: '1 h 40 min',
    language: 'fr',
  } as const;
  expect(firstThatFits(shorterFacts(facts), room, byLetters)).toBe(shown);
});

it.each([
  [80, 'Zoé · Pose d’ongles en gel · 2 h · 51,74 $'],
  [30, 'Pose d’ongles en gel · 51,74 $'],
  [14, 'Pose · 51,74 $'],
  [4, 'Pose'],
])('of who is about to pay, facts with room for %i letters say %j', (room, shown) => {
  const facts = {
    performer: 'Zoé',
    services: ['Pose d’ongles en gel'],
    duration: '2 h',
    amount: '51,74 $',
    language: 'fr',
  } as const;
  expect(firstThatFits(shorterFacts(facts), room, byLetters)).toBe(shown);
});

it.each([
  ['fr', 'Bain de paraffine pour les mains', ['Bain de paraffine', 'Bain']],
  ['fr', 'Pose d’ongles en gel', ['Pose en gel', 'Pose d’ongles', 'Pose']],
  ['fr', 'Réparation d’un ongle', ['Réparation']],
  ['fr', 'Art sur ongles', ['Art']],
  ['fr', 'Retrait de gel ou de poudre', ['Retrait']],
  ['en', 'Paraffin hand bath', ['Hand bath', 'Bath']],
  ['en', 'Gel or powder removal', ['Removal']],
  ['en', 'Removal of gel', ['Removal']],
] as const)('in %s, %j is shortened to %j', (language, name, shorter) => {
  expect(shorterServices(name, language)).toEqual([name, ...shorter]);
});

it('leaves out what is not known', () => {
  expect(shorterFacts({ performer: null, services: ['Poudre'], duration: '1 h', language: 'fr' })[0]).toBe(
    'Poudre · 1 h',
  );
});
