import { randomFrom } from '../seeded-random.ts';
import { finger } from './finger.ts';
import { hand } from './hand.ts';
import { at, gradient, raised, scene } from './pieces.ts';
import { POLISHES } from './polishes.ts';
import { SKINS } from './skins.ts';
import { flower, leaf, petal, polishBrush, sparkle, towel } from './things.ts';

/** Five red nails. */
export function classicManicure(): string {
  const held = hand(SKINS.porcelain, { nails: [{ polish: POLISHES.red, length: 1.12 }] });
  return scene('#FBE3DD', '#FFF3EE', raised(at(120, 150, held, 0, 0.98)));
}

const LAMP =
  '<path d="M36 76C36 34 72 14 120 14S204 34 204 76C204 82 200 84 196 84H44C40 84 36 82 36 76Z" fill="#fff"/><path d="M36 72C36 80 40 84 44 84H196C200 84 204 80 204 72Z" fill="#D9CDEB"/>';
const LAMP_SHINE =
  '<path d="M58 52C64 36 82 26 100 24" stroke="#F1E9FA" stroke-width="7" stroke-linecap="round" fill="none"/><circle cx="178" cy="58" r="5" fill="#8F6BE8"/>';

/** A hand in the light of the lamp. */
export function gelManicure(): string {
  const light = gradient(
    [
      [0, '#B79BFF', 0.75],
      [1, '#B79BFF', 0],
    ],
    'down',
  );
  const nails = [{ shape: 'amande', polish: POLISHES.plum, length: 1.5 }] as const;
  const held = hand(SKINS.chestnut, { nails, thumb: 'right', spread: 0.9 });
  const diodes = [68, 94, 120, 146, 172].map((x) => `<ellipse cx="${x}" cy="84" rx="8" ry="3" fill="#A98BFF"/>`);
  return scene(
    '#E7DDF6',
    '#F5EFFC',
    light.definition,
    raised(at(120, 178, held, 0, 0.92)),
    `<path d="M44 70H196L218 214H22Z" fill="${light.paint}"/>`,
    raised(LAMP),
    LAMP_SHINE,
    ...diodes,
    sparkle(48, 126, 0.9),
    sparkle(200, 150, 0.7),
  );
}

const CLOCK =
  '<circle r="27" fill="#fff"/><circle r="27" fill="none" stroke="#6A1B4D" stroke-width="5"/><path d="M0 0V-17A17 17 0 0 1 15.5 7Z" fill="#F26B5E"/><path d="M0 -16V0L11 7" fill="none" stroke="#6A1B4D" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>';

/** One nail under the brush, and a clock. */
export function expressManicure(): string {
  const held = finger(SKINS.sand, { length: 172, width: 62, nail: { polish: POLISHES.coral, length: 1.16 } });
  return scene(
    '#FDE9D2',
    '#FFF6E8',
    raised(at(104, 246, held, -6)),
    raised(at(112, 92, polishBrush(POLISHES.coral), 40, 1.25)),
    at(52, 62, CLOCK),
  );
}

const BOWL = '<ellipse cx="120" cy="132" rx="96" ry="78" fill="#fff"/>';
const WATER =
  '<ellipse cx="120" cy="130" rx="80" ry="62" fill="#CDE8E3"/><ellipse cx="120" cy="126" rx="80" ry="58" fill="#DFF3EF"/>';
const BOWL_EDGE =
  '<path d="M42 138C60 188 178 194 198 136C188 176 160 190 120 190S54 176 42 138Z" fill="#fff" opacity=".65"/>';

/** A hand in a bowl of water with petals. */
export function spaManicure(): string {
  const nails = [{ shape: 'amande', polish: POLISHES.milk, length: 1.18 }] as const;
  const held = hand(SKINS.honey, { nails, spread: 1.1 });
  return scene(
    '#DCEDE4',
    null,
    raised(towel({ x: -10, y: 176, width: 260, height: 90, stripes: '#DCEDE4' })),
    raised(BOWL),
    WATER,
    raised(at(132, 168, held, 12, 0.74)),
    BOWL_EDGE,
    petal(66, 110, -30, '#E58FBE', 0.8),
    petal(184, 96, 50, '#F6A99F', 0.8),
    petal(70, 158, 80, '#F6A99F', 0.62),
    flower(58, 58, '#fff', 0.95),
    leaf(196, 62, 38, 0.82),
    leaf(214, 74, 74, 0.6, '#5E9583'),
  );
}

/** Long nails, every second one fading to white. */
export function gelExtensions(): string {
  const faded = { shape: 'ballerine', polish: POLISHES.nude, finish: 'degrade' } as const;
  const pink = { shape: 'ballerine', polish: POLISHES.rose, length: 2.1 } as const;
  const nails = [{ ...faded, length: 2.05 }, pink, { ...faded, length: 2.1 }, pink] as const;
  const held = hand(SKINS.caramel, { nails, spread: 1.15 });
  return scene('#F7E4E9', '#FFF4F6', raised(at(120, 182, held, 0, 0.94)), sparkle(52, 66), sparkle(196, 54, 0.7));
}

const FLAT_BRUSH =
  '<rect x="-5" y="-120" width="10" height="86" rx="4" fill="#B98A3E"/><rect x="-4" y="-36" width="8" height="16" fill="#E9DCCB"/><path d="M-5 -21H5L4 -2C3 2 -3 2 -4 -2Z" fill="#F8D9D2"/>';

/** A nail that has grown out of its colour, and the brush that fills it. */
export function gelFill(): string {
  const nail = { shape: 'carre', polish: POLISHES.night, finish: 'repousse', length: 1.42 } as const;
  const held = finger(SKINS.sand, { length: 236, width: 108, isCreased: false, nail });
  return scene('#E1E9F6', '#F2F6FC', raised(at(116, 300, held, 4)), raised(at(134, 160, FLAT_BRUSH, 52, 1.15)));
}

const JAR =
  '<path d="M48 146H192L182 214C181 222 174 226 166 226H74C66 226 59 222 58 214Z" fill="#fff"/><path d="M48 146H192L188 176H52Z" fill="#EFE6F8"/>';
const POWDER =
  '<ellipse cx="120" cy="146" rx="72" ry="20" fill="#fff"/><ellipse cx="120" cy="147" rx="62" ry="15" fill="#C9B6E6"/><path d="M60 146C78 128 96 138 118 130C140 124 158 136 180 146C160 158 84 160 60 146Z" fill="#D9CBF0"/>';
const LABEL =
  '<rect x="92" y="186" width="56" height="22" rx="11" fill="#6A1B4D"/><circle cx="106" cy="197" r="4" fill="#F8C9DF"/><rect x="116" y="194" width="22" height="6" rx="3" fill="#F8C9DF"/>';

/** A finger that dips into a jar of powder. */
export function dipPowder(): string {
  const held = finger(SKINS.cocoa, { length: 118, width: 50, nail: { polish: POLISHES.lilac, length: 1.22 } });
  return scene(
    '#E6F0EA',
    '#F5FAF7',
    raised(at(128, -6, held, 176)),
    raised(JAR),
    POWDER,
    ...Array.from({ length: 22 }, (_, grain) => powderGrain(grain)),
    LABEL,
  );
}

function powderGrain(grain: number): string {
  const random = randomFrom(grain + 5);
  const x = (72 + random() * 100).toFixed(0);
  const y = (108 + random() * 34).toFixed(0);
  return `<circle cx="${x}" cy="${y}" r="${(1 + random() * 2.2).toFixed(1)}" fill="#B9A3DB" opacity=".8"/>`;
}

const CUFF =
  '<path d="M-64 84H66V150H-64Z" fill="#fff"/><path d="M-78 102H80V170H-78Z" fill="#2E3A55"/><path d="M-64 90H66" stroke="#DDE3EA" stroke-width="3"/><circle cx="58" cy="124" r="5" fill="#7288B5"/>';

/** A man's hand with short nails, out of a shirt and a jacket. */
export function mensManicure(): string {
  const nails = [{ shape: 'carre', finish: 'nu', length: 0.98 }] as const;
  const held = hand(SKINS.honey, { nails, broad: 1.2, short: 0.92, spread: 0.85, cuff: CUFF });
  return scene('#DDE3EA', '#EEF2F6', raised(at(126, 122, held, -4, 0.94)));
}

const BUFFER =
  '<rect x="-44" y="-20" width="88" height="32" rx="14" fill="#8A5A3C"/><rect x="-44" y="2" width="88" height="16" rx="7" fill="#F3DDBE"/><path d="M-30 -10H20" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"/>';
const LACQUER_BOWL = '<path d="M108 196H196C196 222 176 232 152 232S108 222 108 196Z" fill="#2B5D4E"/>';
const PASTE =
  '<ellipse cx="152" cy="196" rx="44" ry="11" fill="#3E7A68"/><ellipse cx="152" cy="196" rx="36" ry="8" fill="#FFF7EC"/><circle cx="138" cy="192" r="7" fill="#fff"/><circle cx="152" cy="189" r="8" fill="#F8E4EE"/><circle cx="166" cy="193" r="6" fill="#fff"/>';

/** A nail polished to nacre, without colour. */
export function japaneseManicure(): string {
  const held = finger(SKINS.porcelain, { length: 158, width: 66, nail: { finish: 'nacre', length: 1.1 } });
  return scene(
    '#F6EAD8',
    '#FCF5EA',
    raised(at(-14, 132, held, 84)),
    raised(at(150, 92, BUFFER, -14)),
    raised(LACQUER_BOWL),
    PASTE,
    sparkle(172, 56),
    sparkle(206, 146, 0.8),
  );
}
