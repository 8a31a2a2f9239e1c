import { bottle } from './bottle.ts';
import { FINISHES, type Finish, LACQUERS, NAIL_SHAPES, type NailShape } from './lacquers.ts';
import { nail } from './nail.ts';
import { hashOf, idsFromOne, type NextId, pick, randomFrom } from './seeded-random.ts';

/** The drawing for each kind of service; any other name gets the bottle of `autres`. */
export type ArtCategory = 'manicure' | 'pedicure' | 'autres';

type Hand = { shape: NailShape; lacquer: number; finish: Finish; hash: number };

const BACKGROUNDS = ['#FBE6E1', '#F7E8F0', '#FAEDD3', '#DFEEE7', '#E9E1F5', '#FDE5E0'] as const;

/** Vertical offset of each finger of a hand held up. */
const FINGER_DROPS = [34, 10, 0, 12, 44] as const;

/** Scale and place of each toe, the big one first. */
const TOES = [
  { scale: 1, x: 22, y: 40 },
  { scale: 0.72, x: 116, y: 62 },
  { scale: 0.64, x: 178, y: 76 },
  { scale: 0.58, x: 232, y: 92 },
  { scale: 0.5, x: 280, y: 112 },
] as const;

/** The picture of a service, 340 by 200: always the same for the same id. */
export function serviceArt(id: string, category: ArtCategory): string {
  const hash = hashOf(id);
  const hand: Hand = {
    shape: pick(NAIL_SHAPES, hash),
    lacquer: (hash >>> 6) % LACQUERS.length,
    finish: pick(FINISHES, hash >>> 10),
    hash,
  };
  const random = randomFrom(hash);
  const bubbles = Array.from(
    { length: 7 },
    () =>
      `<circle cx="${(random() * 340).toFixed(0)}" cy="${(random() * 200).toFixed(0)}" r="${(3 + random() * 16).toFixed(0)}" fill="#fff" opacity="${(0.25 + random() * 0.35).toFixed(2)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 200" role="img" aria-hidden="true" preserveAspectRatio="xMidYMid slice"><rect width="340" height="200" fill="${pick(BACKGROUNDS, hash >>> 3)}"/>${bubbles.join('')}<g style="filter:drop-shadow(0 8px 10px rgb(66 12 44 / .18))">${SUBJECTS[category](idsFromOne(), hand)}</g></svg>`;
}

const SUBJECTS: Record<ArtCategory, (nextId: NextId, hand: Hand) => string> = {
  manicure: fingers,
  pedicure: toes,
  autres: bottleBetweenNails,
};

function fingers(nextId: NextId, { shape, lacquer, finish, hash }: Hand): string {
  const fingerFinish = (finger: number): Finish => {
    if (finger === hash % 5) return 'fleur';
    return finger === (hash + 2) % 5 ? finish : 'creme';
  };
  return FINGER_DROPS.map((drop, finger) =>
    nail(nextId, {
      shape,
      lacquer,
      finish: fingerFinish(finger),
      seed: hash + finger,
      transform: `translate(${28 + finger * 56} ${34 + drop}) rotate(${(finger - 2) * 5} 50 90) scale(.74)`,
    }),
  ).join('');
}

function toes(nextId: NextId, { lacquer, finish, hash }: Hand): string {
  return TOES.map(({ scale, x, y }, toe) =>
    nail(nextId, {
      shape: 'ovale',
      lacquer,
      finish: toe === 0 ? finish : 'creme',
      seed: hash + toe,
      transform: `translate(${x} ${y}) rotate(${-4 + toe * 4} 40 80) scale(${(scale * 0.86).toFixed(2)} ${(scale * 0.62).toFixed(2)})`,
    }),
  ).join('');
}

function bottleBetweenNails(nextId: NextId, { shape, lacquer, finish, hash }: Hand): string {
  const left = { shape, finish, seed: hash, transform: 'translate(40 64) rotate(-18 50 90) scale(.62)' };
  const right = { shape, seed: hash, transform: 'translate(238 64) rotate(16 50 90) scale(.62)' };
  return (
    bottle(nextId, { lacquer, transform: 'translate(126 14) scale(.74)' }) +
    nail(nextId, { ...left, lacquer: (lacquer + 3) % 10 }) +
    nail(nextId, { ...right, lacquer: (lacquer + 5) % 10, finish: 'nacre' })
  );
}
