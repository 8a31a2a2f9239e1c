import { type Lacquer, NAIL_OUTLINES, type NailShape } from '../lacquers.ts';
import { randomFrom } from '../seeded-random.ts';
import { clipped, gradient } from './pieces.ts';
import { POLISHES } from './polishes.ts';

/** How a nail was done: in one colour, or as said; `nu` has no polish, `repousse` has grown out of its colour. */
export type PlateFinish =
  | 'creme'
  | 'nu'
  | 'french'
  | 'nacre'
  | 'chrome'
  | 'degrade'
  | 'marbre'
  | 'fleur'
  | 'paillettes'
  | 'coeur'
  | 'repousse';

export type Plate = { shape?: NailShape; polish?: Lacquer; finish?: PlateFinish; seed?: number };

/** The middle of the cuticle in the box of `NAIL_OUTLINES`, and the size of the nail there. */
const CUTICLE = '-50 -170';
const BOX = { width: 76, height: 164 } as const;

/** A nail that points up from its cuticle at 0, 0: so wide and so long. */
export function plate(width: number, length: number, options: Plate = {}): string {
  const { shape = 'ovale', polish = POLISHES.plum, finish = 'creme', seed = 1 } = options;
  const outline = NAIL_OUTLINES[shape];
  const colour = gradient(stopsOf(finish, polish), 'slanting');
  const scale = `${(width / BOX.width).toFixed(3)} ${(length / BOX.height).toFixed(3)}`;
  const decoration = decorationOf(finish, seed);
  return `<g transform="scale(${scale}) translate(${CUTICLE})">${colour.definition}<path d="${outline}" fill="${colour.paint}"/>${decoration && clipped(outline, decoration)}<path d="M29 132C24 98 27 64 37 41C40 34 46 36 45 43C38 70 37 100 40 129C40 139 30 140 29 132Z" fill="#fff" opacity="${finish === 'nu' ? 0.55 : 0.6}"/></g>`;
}

/** The group that puts something into the box of a nail of this width and length. */
export function inPlate(width: number, length: number, body: string): string {
  return `<g transform="scale(${(width / BOX.width).toFixed(3)} ${(length / BOX.height).toFixed(3)}) translate(${CUTICLE})">${body}</g>`;
}

function stopsOf(finish: PlateFinish, { base, deep, light }: Lacquer): Parameters<typeof gradient>[0] {
  switch (finish) {
    case 'nu':
      return [
        [0, '#FBDCD0'],
        [0.5, '#F3BFB0'],
        [1, '#E3A291'],
      ];
    case 'french':
      return [
        [0, '#FBE3DA'],
        [1, '#EDBFB0'],
      ];
    case 'nacre':
      return [
        [0, '#FFE9DC'],
        [0.4, '#F8CFDD'],
        [0.72, '#DCCFF0'],
        [1, '#CFE9E0'],
      ];
    case 'chrome':
      return [
        [0, '#fff'],
        [0.22, light],
        [0.42, '#fff'],
        [0.58, base],
        [0.8, light],
        [1, deep],
      ];
    default:
      return [
        [0, light],
        [0.4, base],
        [1, deep],
      ];
  }
}

const FREE_EDGE_AND_HALF_MOON =
  '<path d="M0 0H100V20C76 34 24 34 0 20Z" fill="#FFF9F4" opacity=".78"/><path d="M20 172C22 138 36 128 50 128S78 138 80 172Z" fill="#FFF4EE" opacity=".75"/>';
const WHITE_TIP = '<path d="M0 0H100V46C82 66 66 62 50 62S18 66 0 46Z" fill="#FFFDFB"/>';
const HEART =
  '<path d="M50 112C22 90 22 62 38 60 46 59 50 68 50 72 50 68 54 59 62 60 78 62 78 90 50 112Z" fill="#FFFDFB"/>';
const GROWN_OUT =
  '<path d="M-4 184V122C20 96 80 96 104 122V184Z" fill="#F3BFB0"/><path d="M24 176C26 150 38 142 50 142S74 150 76 176Z" fill="#FFF4EE" opacity=".85"/><path d="M-2 122C22 97 78 97 102 122" fill="none" stroke="#fff" stroke-width="3.5" opacity=".75"/>';

function decorationOf(finish: PlateFinish, seed: number): string {
  switch (finish) {
    case 'nu':
      return FREE_EDGE_AND_HALF_MOON;
    case 'french':
      return WHITE_TIP;
    case 'degrade':
      return fadedTip();
    case 'marbre':
      return veins(randomFrom(seed));
    case 'fleur':
      return blossom();
    case 'paillettes':
      return glitter(randomFrom(seed));
    case 'coeur':
      return HEART;
    case 'repousse':
      return GROWN_OUT;
    default:
      return '';
  }
}

function fadedTip(): string {
  const fade = gradient(
    [
      [0, '#FFFDFB', 0.96],
      [0.6, '#FFFDFB', 0],
    ],
    'down',
  );
  return `${fade.definition}<rect width="100" height="180" fill="${fade.paint}"/>`;
}

function veins(random: () => number): string {
  return Array.from({ length: 4 }, (_, vein) => {
    const y = Math.round(22 + vein * 34 + random() * 12);
    const width = (2 + random() * 3).toFixed(1);
    return `<path d="M-4 ${y}C28 ${y - 26} 40 ${y + 28} 62 ${y - 4}S92 ${y + 10} 106 ${y - 18}" fill="none" stroke="#fff" stroke-width="${width}" opacity=".7"/>`;
  }).join('');
}

function blossom(): string {
  const petals = Array.from(
    { length: 5 },
    (_, petal) => `<ellipse cx="54" cy="64" rx="13" ry="19" fill="#FFFDFB" transform="rotate(${petal * 72} 54 82)"/>`,
  );
  return `${petals.join('')}<circle cx="54" cy="82" r="10" fill="#F3C44D"/>`;
}

function glitter(random: () => number): string {
  return Array.from({ length: 34 }, () => {
    const x = (14 + random() * 72).toFixed(0);
    const y = (8 + random() * random() * 150).toFixed(0);
    const radius = (1.6 + random() * 3.4).toFixed(1);
    const colour = random() > 0.5 ? '#FFF4D6' : '#fff';
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
}
