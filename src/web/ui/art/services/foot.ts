import { type FingerNail, finger } from './finger.ts';
import { at, gradient } from './pieces.ts';
import type { Skin } from './skins.ts';

type Foot = {
  /** One for all toes, or one for each in turn, the big toe first. */
  nails: readonly [FingerNail, ...FingerNail[]];
  bigToe?: 'left' | 'right';
  /** How far the toes are spread: 1 as usual. */
  fan?: number;
};

/** Place, lean, length, width and nail of each toe, the big one first, on a foot whose big toe is at the left. */
const TOES = [
  { x: -29, y: -60, lean: -4, length: 44, width: 33, nail: 0.92 },
  { x: -3, y: -64, lean: 0, length: 37, width: 22, nail: 0.86 },
  { x: 16, y: -59, lean: 4, length: 33, width: 20, nail: 0.84 },
  { x: 33, y: -51, lean: 8, length: 29, width: 18, nail: 0.82 },
  { x: 47, y: -39, lean: 13, length: 26, width: 17, nail: 0.8 },
] as const;

/** A foot seen from above, toes up. */
export function foot(skin: Skin, { nails, bigToe = 'left', fan = 1 }: Foot): string {
  const toes = TOES.map((toe, place) => {
    const nail = { length: toe.nail, ...(nails[place % nails.length] ?? nails[0]) };
    return at(
      toe.x,
      toe.y,
      finger(skin, { length: toe.length, width: toe.width, isCreased: false, nail }),
      toe.lean * fan,
    );
  });
  const flesh = gradient([
    [0, skin.light],
    [0.4, skin.base],
    [1, skin.shade],
  ]);
  const instep = `<path d="M-46 -66C-53 -42 -45 -14 -38 10C-31 34 -32 70 -29 130H27C27 76 31 44 39 14C46 -8 59 -26 57 -46C52 -58 44 -58 40 -60C36 -68 26 -70 22 -70C16 -76 4 -78 -4 -74C-14 -80 -40 -80 -46 -66Z" fill="${flesh.paint}"/><path d="M-10 20q14 7 28 -2" fill="none" stroke="${skin.line}" stroke-width="1.6" opacity=".25" stroke-linecap="round"/>`;
  return `<g transform="scale(${bigToe === 'left' ? 1 : -1} 1)">${toes.join('')}${flesh.definition}${instep}</g>`;
}
