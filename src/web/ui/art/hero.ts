import { bottle } from './bottle.ts';
import { drawing } from './drawing.ts';
import { FINISHES, LACQUERS, NAIL_SHAPES } from './lacquers.ts';
import { nail } from './nail.ts';
import { idsFromOne, type NextId, pick, randomFrom } from './seeded-random.ts';

const NAILS = 9;
const SPREAD_DEGREES = 132;
const SCALE = 1.14;
const SEED = 23;
/** Where the nails are held together, and how far from there they begin. */
const HELD_AT = { x: 372, y: 520, radius: 168 };

const NACRE =
  '<linearGradient id="nacre" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE3D3"/><stop offset=".35" stop-color="#FBD5DD"/><stop offset=".68" stop-color="#E6DAF4"/><stop offset="1" stop-color="#D6EDE5"/></linearGradient>';
const GLOW =
  '<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
const PEBBLE = `<defs>${NACRE}${GLOW}</defs>
 <path d="M60 330C40 150 210 30 400 44C590 58 700 190 684 360C668 530 520 610 340 596C180 584 78 500 60 330Z" fill="url(#nacre)"/><circle cx="300" cy="230" r="220" fill="url(#glow)"/>`;
const SHADOW = '<ellipse cx="372" cy="566" rx="170" ry="18" fill="#420C2C" opacity=".10"/>';

/** The fan of nails, like the samples of a salon, and two bottles on a nacre pebble, 720 by 620. */
export function heroArt(): string {
  const nextId = idsFromOne();
  const nails = fanned().map((sample) => nail(nextId, { ...sample, transform: openedTo(sample.angle) }));
  return drawing(
    720,
    620,
    `${PEBBLE}
 <g style="filter:drop-shadow(0 16px 18px rgb(66 12 44 / .22))">${nails.join('')}</g>
 ${SHADOW}
 ${bottles(nextId)}`,
  );
}

type Sample = Pick<Parameters<typeof nail>[1], 'shape' | 'lacquer' | 'finish' | 'seed'> & { angle: number };

function fanned(): Sample[] {
  const random = randomFrom(SEED);
  return Array.from({ length: NAILS }, (_, place) => {
    const finish = pick(FINISHES, Math.floor(random() * FINISHES.length));
    const lacquer = Math.floor(random() * LACQUERS.length);
    const angle = -SPREAD_DEGREES / 2 + (SPREAD_DEGREES * place) / (NAILS - 1);
    return { shape: pick(NAIL_SHAPES, place), lacquer, finish, seed: SEED * 31 + place, angle };
  });
}

function openedTo(angle: number): string {
  const { x, y, radius } = HELD_AT;
  return `translate(${x} ${y}) rotate(${angle}) translate(${-50 * SCALE} ${-radius - 170 * SCALE}) scale(${SCALE})`;
}

function bottles(nextId: NextId): string {
  const plum = bottle(nextId, { lacquer: 0, transform: 'translate(300 318) scale(1.06)' });
  const coral = bottle(nextId, { lacquer: 2, transform: 'translate(428 392) scale(.78) rotate(6)' });
  return `<g style="filter:drop-shadow(0 18px 18px rgb(66 12 44 / .28))">${plum}${coral}</g>`;
}
