import { finger } from './finger.ts';
import { hand } from './hand.ts';
import { at, clipped, gradient, raised, scene } from './pieces.ts';
import { inPlate, plate } from './plate.ts';
import { POLISHES } from './polishes.ts';
import { SKINS, WAX } from './skins.ts';
import { flower, leaf, sparkle } from './things.ts';

const REMOVER =
  '<path d="M-20 0V-44C-20 -54 -12 -58 -8 -62V-76H8V-62C12 -58 20 -54 20 -44V0Z" fill="#FBEBCB"/><path d="M-20 0V-30C-6 -36 8 -24 20 -30V0Z" fill="#E5B55E"/><rect x="-11" y="-92" width="22" height="18" rx="5" fill="#2A1620"/>';

/** Fingers in foil, and the bottle of remover. */
export function removal(): string {
  const silver = gradient([
    [0, '#F4F6FA'],
    [0.35, '#C9CEDA'],
    [0.6, '#EEF0F5'],
    [1, '#A9B0C0'],
  ]);
  const foil = `<path d="M-19 8C-21 -20 -20 -44 -17 -58L-9 -66 -3 -61 4 -67 10 -61 17 -64C20 -44 21 -20 19 8C8 12 -8 12 -19 8Z" fill="${silver.paint}"/><path d="M-18 -8L0 -14 19 -6M-19 -28L-2 -22 20 -30M-12 -62L-7 -40 -13 -22M8 -60L4 -42 12 -20M-6 -14L-8 6M9 -10L10 8" stroke="#fff" stroke-width="1.8" opacity=".75" fill="none"/><path d="M-19 2C-8 6 8 6 19 2" stroke="#8C93A3" stroke-width="1.6" opacity=".6" fill="none"/>`;
  const held = hand(SKINS.sand, { nails: [{ finish: 'nu', length: 1.08 }], thumb: 'right', spread: 1.1 });
  return scene(
    '#E9E6F2',
    '#F7F5FB',
    silver.definition,
    raised(
      at(120, 168, held, 0, 0.96) +
        at(103, 106, foil, -5, 0.86) +
        at(138, 104, foil, 2, 0.86) +
        at(172, 118, foil, 11, 0.8),
    ),
    raised(at(46, 224, REMOVER, 0, 0.98)),
  );
}

const FINE_BRUSH =
  '<path d="M-1.5 0L-3 -22H3L1.5 0Z" fill="#6A1B4D"/><rect x="-4" y="-34" width="8" height="13" fill="#CBB7A6"/><path d="M-4 -34L-3 -110H3L4 -34Z" fill="#F26B5E"/>';

/** Each nail a picture of its own. */
export function nailArt(): string {
  const shape = 'amande';
  const { night, eucalyptus, gold, rose, coral } = POLISHES;
  const nails = [
    { shape, polish: night, finish: 'fleur', length: 1.72 },
    { shape, polish: eucalyptus, finish: 'marbre', length: 1.72 },
    { shape, polish: gold, finish: 'paillettes', length: 1.72 },
    { shape, polish: rose, finish: 'chrome', length: 1.8 },
  ] as const;
  const thumbNail = { shape, polish: coral, finish: 'coeur', length: 1.4 } as const;
  const held = hand(SKINS.porcelain, { nails, thumb: 'right', spread: 1.2, thumbNail });
  return scene('#E9E1F5', '#F8F4FD', raised(at(120, 172, held, 0, 0.98)), raised(at(70, 84, FINE_BRUSH, -38, 0.9)));
}

const BROKEN_OFF = 'M60 250V92L84 84 98 102 112 78 128 98 144 82 170 94V250Z';
const FRAGMENT = 'M-40 -140V-40L-22 -50 -8 -36 6 -54 20 -38 40 -48V-140Z';
const MISSING_TIP =
  '<path d="M22 46C31 16 42 4 50 4C58 4 69 16 78 46" fill="none" stroke="#B5372C" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 10"/>';
const PLASTER =
  '<rect x="-46" y="-17" width="92" height="34" rx="17" fill="#F7D6C4"/><rect x="-18" y="-17" width="36" height="34" fill="#FBE9DF"/><g fill="#E0A98F"><circle cx="-7" cy="-6" r="2.4"/><circle cx="7" cy="-6" r="2.4"/><circle cx="-7" cy="6" r="2.4"/><circle cx="7" cy="6" r="2.4"/><circle r="2.4"/></g>';

/** A broken nail, its tip beside it. */
export function repair(): string {
  const cuticle = 164;
  const whole = { shape: 'amande', polish: POLISHES.coral } as const;
  const held = finger(SKINS.caramel, { length: 208, width: 104, isCreased: false, nail: null });
  const bed = '<path d="M-36 -10C-38 14 -18 22 0 22S38 14 36 -10L30 -44H-30Z" fill="#7C4E2E" opacity=".3"/>';
  return scene(
    '#FDE5E0',
    '#FFF4F1',
    raised(at(112, 292, held)),
    at(112, cuticle - 10, bed),
    clipped(BROKEN_OFF, at(112, cuticle, plate(64, 128, whole))),
    at(112, cuticle, inPlate(64, 128, MISSING_TIP)),
    raised(at(160, 116, clipped(FRAGMENT, plate(62, 118, whole), 'translate(0 10)'), 46, 0.78)),
    raised(at(190, 198, PLASTER, -36, 0.9)),
  );
}

const DIPPED = 'M0 84C30 74 60 92 96 82S160 92 240 78V240H0Z';
const BATH = '<path d="M22 170H218V206C218 226 202 238 184 238H56C38 238 22 226 22 206Z" fill="#fff"/>';
const LIQUID_WAX =
  '<path d="M22 166H218V180C194 192 170 174 146 184S98 192 74 182 40 186 22 180Z" fill="#FBC893"/><path d="M22 166H218V170H22Z" fill="#FFE3C2"/><circle cx="120" cy="212" r="10" fill="#F7E8F0"/><circle cx="120" cy="212" r="4" fill="#F26B5E"/>';
const STEAM =
  '<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"><path d="M34 150C26 138 42 130 34 116"/><path d="M206 150C198 138 214 130 206 116"/></g>';

/** A hand that comes out of warm paraffin. */
export function paraffin(): string {
  const pose = { thumb: 'right', spread: 1.1 } as const;
  const bare = hand(SKINS.chestnut, { ...pose, nails: [{ polish: POLISHES.nude, length: 1.05 }] });
  const waxed = hand(WAX, { ...pose, nails: [{ polish: POLISHES.milk, length: 1.05 }] });
  return scene(
    '#FBE2CB',
    '#FFF1E2',
    raised(at(116, 66, bare, 180, 0.88)),
    clipped(DIPPED, at(116, 66, waxed, 180, 0.92)),
    raised(BATH),
    LIQUID_WAX,
    STEAM,
  );
}

const RING =
  '<path d="M-12 3Q0 9 12 3" stroke="#D9A441" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M-7 1L0 -10 7 1 0 7Z" fill="#fff" stroke="#B9D7E8" stroke-width="1.4"/>';
const BOUQUET = [
  [60, 206, '#F8C9D8', 1.6],
  [102, 222, '#fff', 1.7],
  [146, 222, '#FBD5DD', 1.6],
  [184, 204, '#fff', 1.5],
  [30, 230, '#fff', 1.3],
  [214, 230, '#F8C9D8', 1.3],
] as const;

/** A bride's hand with its ring over a bouquet. */
export function wedding(): string {
  const held = hand(SKINS.honey, { nails: [{ finish: 'french', length: 1.28 }], spread: 0.8 });
  return scene(
    '#F3ECEF',
    '#FFFBFC',
    leaf(58, 226, -46, 1.5, '#7FA595'),
    leaf(186, 226, 46, 1.5, '#7FA595'),
    leaf(46, 192, -76, 1.1),
    leaf(198, 192, 76, 1.1),
    raised(at(122, 150, held, 4, 0.86)),
    at(137, 118, RING, 6),
    raised(BOUQUET.map(([x, y, colour, scale]) => flower(x, y, colour, scale)).join('')),
    sparkle(160, 104, 0.7),
  );
}
