import { expect, it } from 'vitest';
import { directionsUrl, mapUrl, postalLine } from './map-links.ts';

const pyramide = { street: '2360 chemin Ste-Foy', city: 'Québec' };

it('writes an address with its province', () => {
  expect(postalLine(pyramide, 'fr')).toBe('2360 chemin Ste-Foy, Québec (Québec)');
  expect(postalLine(pyramide, 'en')).toBe('2360 chemin Ste-Foy, Québec, QC');
});

it('asks the map service for the address by its words', () => {
  const directions = new URL(directionsUrl(pyramide));
  expect(directions.searchParams.get('destination')).toBe('2360 chemin Ste-Foy, Québec (Québec)');

  const map = new URL(mapUrl(pyramide, 'fr'));
  expect([map.origin, map.searchParams.get('q'), map.searchParams.get('output')]).toEqual([
    'https://www.google.com',
    '2360 chemin Ste-Foy, Québec (Québec)',
    'embed',
  ]);
});
