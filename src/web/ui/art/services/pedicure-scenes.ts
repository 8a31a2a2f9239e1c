import { foot } from './foot.ts';
import { at, raised, scene } from './pieces.ts';
import { POLISHES } from './polishes.ts';
import { SKINS } from './skins.ts';
import { bubble, flower, petal, polishBottle, sparkle, towel } from './things.ts';

/** Two feet with red nails on a towel. */
export function classicPedicure(): string {
  const nails = [{ polish: POLISHES.red }] as const;
  return scene(
    '#FBE9DF',
    null,
    raised(towel({ x: 18, y: 126, width: 204, height: 160, stripes: '#F6D5C8' })),
    raised(
      at(78, 154, foot(SKINS.sand, { nails, bigToe: 'right' }), -6, 0.94) +
        at(162, 154, foot(SKINS.sand, { nails }), 6, 0.94),
    ),
    raised(flower(40, 52, '#fff', 1.1) + flower(204, 44, '#F8C9D8', 0.9)),
  );
}

const ANKLET =
  '<path d="M-41 24Q0 46 44 20" fill="none" stroke="#D9A441" stroke-width="4" stroke-linecap="round"/><circle cx="-16" cy="36" r="5" fill="#F3D692"/><circle cx="4" cy="39" r="6.5" fill="#fff"/><circle cx="24" cy="34" r="5" fill="#F3D692"/>';

/** A foot in gold and green, with a chain. */
export function gelPedicure(): string {
  const nails = [{ polish: POLISHES.gold, finish: 'chrome' }, { polish: POLISHES.eucalyptus }] as const;
  return scene(
    '#DDEBE4',
    '#F0F7F3',
    raised(at(120, 158, foot(SKINS.cocoa, { nails }), 8, 1.22)),
    at(120, 158, ANKLET, 8, 1.22),
    sparkle(52, 66),
    sparkle(202, 188, 0.7),
  );
}

const TUB = '<rect x="14" y="24" width="212" height="230" rx="84" fill="#fff"/>';
const TUB_WATER =
  '<rect x="30" y="40" width="180" height="230" rx="70" fill="#BFE3E6"/><rect x="30" y="46" width="180" height="230" rx="70" fill="#D4EFF0"/>';
const RIPPLE =
  '<rect x="30" y="136" width="180" height="120" fill="#BFE3E6" opacity=".42"/><path d="M30 138C54 128 72 146 96 138S144 128 166 138 198 142 210 136" stroke="#fff" stroke-width="4" fill="none" opacity=".9"/>';

/** Two feet in a bath with petals. */
export function spaPedicure(): string {
  const nails = [{ polish: POLISHES.milk }] as const;
  return scene(
    '#D5E9EE',
    null,
    raised(TUB),
    TUB_WATER,
    at(84, 154, foot(SKINS.caramel, { nails, bigToe: 'right' }), -3, 0.84),
    at(158, 154, foot(SKINS.caramel, { nails }), 3, 0.84),
    RIPPLE,
    bubble(54, 96, 9),
    bubble(190, 112, 12),
    bubble(122, 66, 8),
    bubble(66, 176, 12),
    bubble(178, 184, 15),
    bubble(120, 206, 11),
    petal(122, 168, 24, '#E58FBE', 0.8),
    petal(50, 142, -50, '#F6A99F', 0.66),
    petal(196, 160, 70, '#E58FBE', 0.6),
  );
}

const SUN = '<circle cx="196" cy="46" r="24" fill="#F8CF4E"/>';
const SOLE =
  '<path d="M-62 -70C-66 -116 -26 -134 6 -126C46 -118 72 -84 68 -40C66 -4 44 20 42 60V140H-40V60C-42 14 -60 -20 -62 -70Z" fill="#F26B5E"/><path d="M-54 -70C-58 -108 -22 -124 6 -117C40 -110 64 -80 60 -40C58 -6 36 20 34 60V140H-32V60C-34 14 -52 -20 -54 -70Z" fill="#FFA99E"/>';
const STRAPS =
  '<path d="M-13 -76C-28 -50 -40 -30 -44 -4M-13 -76C6 -54 34 -36 46 -8" stroke="#C9463B" stroke-width="11" stroke-linecap="round" fill="none"/><circle cx="-13" cy="-76" r="8" fill="#F8CF4E"/>';

/** A foot in a sandal, the bottle beside it, in the sun. */
export function expressPedicure(): string {
  const rays = Array.from(
    { length: 8 },
    (_, ray) =>
      `<path d="M196 12V4" stroke="#F8CF4E" stroke-width="5" stroke-linecap="round" transform="rotate(${ray * 45} 196 46)"/>`,
  );
  const bare = foot(SKINS.sand, { nails: [{ polish: POLISHES.sky }] });
  return scene(
    '#FFE9C7',
    '#FFF5E2',
    SUN,
    ...rays,
    raised(at(104, 158, SOLE, -7, 0.98) + at(102, 160, bare, -7, 1.04) + at(102, 160, STRAPS, -7, 1.04)),
    raised(at(196, 216, polishBottle(POLISHES.sky), 8, 0.92)),
  );
}

const FOAM = '<path d="M-4 186C30 168 44 190 70 180S112 170 138 184 190 170 244 184V250H-4Z" fill="#fff"/>';
const DUCK =
  '<path d="M-40 0C-44 -22 -20 -28 -8 -22C-14 -44 2 -56 16 -52C30 -48 32 -32 24 -22C40 -26 44 -8 36 6C28 20 -34 22 -40 0Z" fill="#F8CF4E"/><path d="M27 -40L42 -35 28 -29Z" fill="#F26B5E"/><circle cx="16" cy="-40" r="3" fill="#2A1620"/><path d="M-22 -4C-14 8 4 8 10 -4" fill="none" stroke="#D9A41F" stroke-width="3.5" stroke-linecap="round"/>';

/** A child's feet in the foam, each nail in its own colour, and a duck. */
export function childsPedicure(): string {
  const { coral, gold, mint, sky, lilac } = POLISHES;
  const nails = [{ polish: coral }, { polish: gold }, { polish: mint }, { polish: sky }, { polish: lilac }] as const;
  return scene(
    '#DDF0F6',
    '#EFF9FC',
    raised(
      at(84, 160, foot(SKINS.honey, { nails, bigToe: 'right', fan: 1.3 }), -8, 0.82) +
        at(162, 160, foot(SKINS.honey, { nails, fan: 1.3 }), 8, 0.82),
    ),
    FOAM,
    bubble(40, 182, 18),
    bubble(198, 180, 22),
    bubble(120, 192, 16),
    bubble(34, 88, 9),
    bubble(206, 76, 12),
    bubble(122, 44, 10),
    raised(at(124, 204, DUCK, 0, 0.92)),
  );
}
