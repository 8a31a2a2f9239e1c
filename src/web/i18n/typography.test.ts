import { describe, expect, it } from 'vitest';
import { catalogueWithFrenchSpaces, withFrenchSpaces } from './typography.ts';

describe('withFrenchSpaces', () => {
  it.each([
    ['Étape 4 de 7 : Date', 'Étape 4 de 7␣: Date'],
    ['Aucun résultat pour « gel ».', 'Aucun résultat pour «␣gel␣».'],
    ['en retard de {{minutes}} min', 'en retard de {{minutes}}␣min'],
    ['Rabais de 10,00 $', 'Rabais de 10,00␣$'],
    ['Groupe de 4 personnes', 'Groupe de 4 personnes'],
    ['4 heures; trop tard!', '4 heures; trop tard!'],
  ])('writes %s as %s', (typed, spaced) => {
    expect(withFrenchSpaces(typed).replaceAll('\u00A0', '␣')).toBe(spaced);
  });
});

describe('catalogueWithFrenchSpaces', () => {
  it('reaches the sentences of inner groups', () => {
    expect(catalogueWithFrenchSpaces({ price: { from: '10 $' } })).toEqual({ price: { from: '10\u00A0$' } });
  });
});
