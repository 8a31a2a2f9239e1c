import type { FingerNail } from './finger.ts';
import { finger } from './finger.ts';
import { at, gradient } from './pieces.ts';
import type { Skin } from './skins.ts';

export type Hand = {
  /** One for all fingers, or one for each in turn, the forefinger first. */
  nails: readonly [FingerNail, ...FingerNail[]];
  thumb?: 'left' | 'right';
  thumbNail?: FingerNail;
  /** How far the fingers are spread, how broad the hand is and how short its fingers: 1 as usual. */
  spread?: number;
  broad?: number;
  short?: number;
  /** What covers the wrist. */
  cuff?: string;
};

/** Place, lean, length and width of each finger, forefinger first, on a hand whose thumb is at the left. */
const FINGERS = [
  { x: -45, y: 4, lean: -9, length: 90, width: 29 },
  { x: -15, y: -5, lean: -2.5, length: 106, width: 30 },
  { x: 15, y: -3, lean: 4, length: 99, width: 29 },
  { x: 43, y: 10, lean: 11.5, length: 78, width: 26 },
] as const;
const KNUCKLES = [
  [-45, 14],
  [-15, 6],
  [15, 8],
  [42, 20],
] as const;

/** The back of a hand, fingers up; its wrist leaves below. */
export function hand(skin: Skin, options: Hand): string {
  const { nails, thumb = 'left', thumbNail = nails[0], spread = 1, broad = 1, short = 1, cuff = '' } = options;
  const side = thumb === 'left' ? 1 : -1;
  const fingers = FINGERS.map(({ x, y, lean, length, width }, place) => {
    const nail = nails[place % nails.length] ?? nails[0];
    const drawn = finger(skin, { length: times(length, short), width: times(width, broad), nail });
    return at(times(side * x, broad), y, drawn, times(side * lean, spread));
  });
  const drawnThumb = finger(skin, { length: times(92, short), width: times(35, broad), nail: thumbNail });
  return [
    ...fingers,
    at(times(side * -47, broad), 66, drawnThumb, side * -36),
    mirrored(side, `<path d="${broadened(THUMB_ROOT, broad)}" fill="${skin.base}"/>`),
    palm(skin, side, broad),
    cuff,
  ].join('');
}

type Outline = ReadonlyArray<string | number>;

/** Outlines in which every second number, the x, grows with the breadth of the hand. */
const PALM: Outline = [
  'M',
  -61,
  2,
  'C',
  -56,
  -8,
  -36,
  -6,
  -30,
  -2,
  'C',
  -24,
  -12,
  -6,
  -14,
  0,
  -7,
  'C',
  6,
  -14,
  24,
  -12,
  29,
  -1,
  'C',
  36,
  -4,
  54,
  0,
  57,
  12,
  'C',
  59,
  44,
  46,
  66,
  42,
  104,
  'L',
  -40,
  104,
  'C',
  -42,
  70,
  -62,
  48,
  -61,
  2,
  'Z',
];
const THUMB_ROOT: Outline = ['M', -58, 60, 'C', -44, 40, -26, 62, -28, 96, 'L', -44, 104, 'Z'];

function broadened(outline: Outline, broad: number): string {
  let isX = false;
  return outline
    .map((part) => {
      if (typeof part === 'string') {
        isX = false;
        return part;
      }
      isX = !isX;
      return isX ? times(part, broad) : part;
    })
    .join(' ');
}

function palm({ base, shade, line }: Skin, side: 1 | -1, broad: number): string {
  const flesh = gradient(
    [
      [0, base, 0],
      [0.14, base, 1],
      [0.62, base],
      [1, shade],
    ],
    'down',
  );
  const knuckles = KNUCKLES.map(
    ([x, y]) =>
      `<path d="M${times(x - 8, broad)} ${y}q${times(8, broad)} -6 ${times(16, broad)} 0" fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round" opacity=".32"/>`,
  );
  return (
    flesh.definition + mirrored(side, `<path d="${broadened(PALM, broad)}" fill="${flesh.paint}"/>${knuckles.join('')}`)
  );
}

function mirrored(side: 1 | -1, body: string): string {
  return `<g transform="scale(${side} 1)">${body}</g>`;
}

function times(value: number, factor: number): number {
  return Number((value * factor).toFixed(2));
}
