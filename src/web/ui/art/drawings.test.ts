import { describe, expect, it } from 'vitest';
import { facade } from './facade.ts';
import { heroArt } from './hero.ts';
import { appIcon, brokenNail, emptyArt, successArt } from './moments.ts';
import { serviceArt } from './nail-art.ts';
import { interior, streetMap } from './scenes.ts';
import { hashOf } from './seeded-random.ts';

// Lengths and hashes of what the designer's own program drew: not a stroke may move.
const DRAWINGS = [
  { name: 'manicure svc-0', draw: () => serviceArt('svc-0', 'manicure'), length: 6861, hash: 3275639087 },
  { name: 'manicure svc-1', draw: () => serviceArt('svc-1', 'manicure'), length: 7004, hash: 4246508045 },
  { name: 'pedicure svc-0', draw: () => serviceArt('svc-0', 'pedicure'), length: 5985, hash: 1619852176 },
  { name: 'pedicure svc-1', draw: () => serviceArt('svc-1', 'pedicure'), length: 5989, hash: 1747724565 },
  { name: 'autres svc-0', draw: () => serviceArt('svc-0', 'autres'), length: 3963, hash: 1796550764 },
  { name: 'autres svc-1', draw: () => serviceArt('svc-1', 'autres'), length: 4027, hash: 1965333341 },
  { name: 'hero', draw: () => heroArt(), length: 18750, hash: 299631830 },
  { name: 'facade 1', draw: () => facade(1), length: 8613, hash: 1004311881 },
  { name: 'facade 2', draw: () => facade(2), length: 8583, hash: 1269804365 },
  { name: 'interior 1', draw: () => interior(1), length: 22751, hash: 1560105779 },
  { name: 'interior 2', draw: () => interior(2), length: 22751, hash: 548019656 },
  { name: 'street map 1', draw: () => streetMap(1), length: 1400, hash: 4041562287 },
  { name: 'street map 2', draw: () => streetMap(2), length: 1400, hash: 3443895051 },
  { name: 'empty', draw: () => emptyArt(), length: 1473, hash: 4119575749 },
  { name: 'broken nail', draw: () => brokenNail(), length: 2534, hash: 2127580390 },
  { name: 'success', draw: () => successArt(), length: 23597, hash: 3031827271 },
  { name: 'app icon', draw: () => appIcon(), length: 3480, hash: 3563841181 },
];

describe('drawings', () => {
  it.each(DRAWINGS)('draws $name as designed', ({ draw, length, hash }) => {
    expect(draw()).toHaveLength(length);
    expect(hashOf(draw())).toBe(hash);
  });

  it.each(DRAWINGS)('draws $name the same twice, so that server and browser agree', ({ draw }) => {
    expect(draw()).toBe(draw());
  });

  it.each(DRAWINGS)('draws $name as a well-formed file', ({ draw }) => {
    const file = new DOMParser().parseFromString(draw(), 'image/svg+xml');
    expect(file.querySelector('parsererror')).toBeNull();
  });
});
