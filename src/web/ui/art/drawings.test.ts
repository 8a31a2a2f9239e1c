import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { facade } from './facade.ts';
import { heroArt } from './hero.ts';
import { appIcon, brokenNail, emptyArt, houseMark, successArt } from './moments.ts';
import { interior, streetMap } from './scenes.ts';
import { hashOf } from './seeded-random.ts';
import { otherScene, SCENE_NAMES, serviceScene } from './services/service-scene.ts';

// Lengths and hashes of what the designer's own program drew: not a stroke may move.
const DRAWINGS = [
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
  { name: 'manucure-classique', draw: () => serviceScene('manucure-classique') ?? '', length: 9479, hash: 3029903680 },
  { name: 'manucure-gel', draw: () => serviceScene('manucure-gel') ?? '', length: 10721, hash: 4056137260 },
  { name: 'manucure-express', draw: () => serviceScene('manucure-express') ?? '', length: 2697, hash: 849378605 },
  { name: 'manucure-spa', draw: () => serviceScene('manucure-spa') ?? '', length: 11466, hash: 3839706993 },
  { name: 'pose-gel', draw: () => serviceScene('pose-gel') ?? '', length: 11278, hash: 847206240 },
  { name: 'remplissage-gel', draw: () => serviceScene('remplissage-gel') ?? '', length: 2423, hash: 2775294398 },
  { name: 'poudre-a-tremper', draw: () => serviceScene('poudre-a-tremper') ?? '', length: 3895, hash: 1763545143 },
  { name: 'manucure-homme', draw: () => serviceScene('manucure-homme') ?? '', length: 11465, hash: 1548108574 },
  { name: 'manucure-japonaise', draw: () => serviceScene('manucure-japonaise') ?? '', length: 3023, hash: 2981346286 },
  { name: 'pedicure-classique', draw: () => serviceScene('pedicure-classique') ?? '', length: 16156, hash: 3320197107 },
  { name: 'pedicure-gel', draw: () => serviceScene('pedicure-gel') ?? '', length: 8648, hash: 2830594704 },
  { name: 'pedicure-spa', draw: () => serviceScene('pedicure-spa') ?? '', length: 17021, hash: 1719696617 },
  { name: 'pedicure-express', draw: () => serviceScene('pedicure-express') ?? '', length: 10127, hash: 1078765767 },
  { name: 'pedicure-enfant', draw: () => serviceScene('pedicure-enfant') ?? '', length: 16698, hash: 483137678 },
  { name: 'retrait', draw: () => serviceScene('retrait') ?? '', length: 13289, hash: 876243071 },
  { name: 'art-ongles', draw: () => serviceScene('art-ongles') ?? '', length: 13843, hash: 1674858461 },
  { name: 'reparation', draw: () => serviceScene('reparation') ?? '', length: 3194, hash: 1334948772 },
  { name: 'paraffine', draw: () => serviceScene('paraffine') ?? '', length: 19349, hash: 2646006173 },
  { name: 'forfait-mariage', draw: () => serviceScene('forfait-mariage') ?? '', length: 14766, hash: 1085681197 },
  { name: 'another hand', draw: () => otherScene('svc-0', 'hand'), length: 9385, hash: 3023177083 },
  { name: 'another foot', draw: () => otherScene('svc-0', 'foot'), length: 7690, hash: 1232298648 },
  { name: 'another bottle', draw: () => otherScene('svc-0', 'bottle'), length: 1823, hash: 2484228500 },
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

describe('the drawings of services', () => {
  it('are each of a kind: no two are the same, and none is heavy', () => {
    const drawn = SCENE_NAMES.map((name) => serviceScene(name) ?? '');

    expect(new Set(drawn).size).toBe(SCENE_NAMES.length);
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(23_000);
  });

  it('know no scene of another name', () => {
    expect(serviceScene('pose-de-cils')).toBeNull();
  });

  it('differ for the services that a salon added, and stay the same for each', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `service ${index}`);
    const drawn = ids.map((id) => otherScene(id, 'hand'));

    expect(new Set(drawn).size).toBe(ids.length);
    expect(otherScene('service 3', 'hand')).toBe(drawn[3]);
  });

  it('keeps the mark beside the name of the house as a file', () => {
    expect(readFileSync(join(import.meta.dirname, 'mark.svg'), 'utf8')).toBe(houseMark());
  });
});
