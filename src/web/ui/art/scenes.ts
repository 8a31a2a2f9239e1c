import { bottle } from './bottle.ts';
import { drawing, SKY } from './drawing.ts';
import { nail } from './nail.ts';
import { idsFromOne, type NextId } from './seeded-random.ts';

/** Which of the two addresses: 1 is the pyramid of glass, 2 the long flat strip. */
export type Place = 1 | 2;

const PYRAMID =
  '<path d="M240 34L372 150H108Z" fill="#D6EDE5"/><path d="M240 34L372 150H240Z" fill="#BBDDD2"/><path d="M240 34V150M196 73L240 150L284 73M152 111H328M196 73H284" stroke="#fff" stroke-width="3" fill="none" opacity=".8"/><rect x="72" y="150" width="336" height="112" rx="6" fill="#FFFDFB"/>';
const STRIP =
  '<rect x="28" y="118" width="424" height="144" rx="6" fill="#FFFDFB"/><rect x="28" y="104" width="424" height="26" rx="6" fill="#6A1B4D"/><path d="M150 104V72h180v32" fill="#F7E8F0"/><path d="M150 104V72h180v32" fill="none" stroke="#6A1B4D" stroke-width="4"/>';
const HILLS = '<path d="M0 236C80 214 150 226 240 224S400 206 480 226V320H0Z" fill="#E3CFC6"/>';
const SHOP_FRONT =
  '<rect x="150" y="196" width="66" height="66" fill="#F7E8F0"/><rect x="264" y="196" width="66" height="66" fill="#F7E8F0"/><rect x="222" y="190" width="36" height="72" rx="4" fill="#2B5D4E"/><circle cx="252" cy="228" r="2.6" fill="#F3D692"/>';
const STREET =
  '<rect y="262" width="480" height="58" fill="#CDB5AC"/><path d="M20 292h60m40 0h60m40 0h60m40 0h60m40 0h40" stroke="#fff" stroke-width="5" stroke-linecap="round"/>';
const TREES = [
  [40, 250, 0.9],
  [436, 250, 1],
  [410, 256, 0.7],
] as const;
const WINDOW_LACQUERS = [
  [2, 0],
  [3, 4],
  [6, 7],
] as const;

/** The shop front from the street, 480 by 320. */
export function facade(place: Place): string {
  const nextId = idsFromOne();
  const sun = `<circle cx="${place === 1 ? 392 : 88}" cy="74" r="30" fill="#fff" opacity=".75"/>`;
  const trees = TREES.map(
    ([x, y, scale]) =>
      `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-3" y="-6" width="6" height="26" fill="#8a6a55"/><ellipse cx="0" cy="-26" rx="18" ry="28" fill="#2B5D4E"/><ellipse cx="-5" cy="-32" rx="7" ry="13" fill="#5E9583" opacity=".7"/></g>`,
  );
  const body = [
    `<defs>${SKY}</defs><rect width="480" height="320" fill="url(#sky)"/>${sun}${HILLS}`,
    place === 1 ? PYRAMID : STRIP,
    awning(place === 1 ? 162 : 142),
    SHOP_FRONT,
    windowNails(nextId),
    trees.join(''),
    STREET,
  ];
  return drawing(480, 320, body.join(''));
}

function awning(y: number): string {
  return Array.from(
    { length: 9 },
    (_, stripe) =>
      `<path d="M${150 + stripe * 20} ${y}h20v26a10 10 0 0 1 -20 0z" fill="${stripe % 2 ? '#fff' : '#6A1B4D'}"/>`,
  ).join('');
}

function windowNails(nextId: NextId): string {
  return WINDOW_LACQUERS.map(
    ([left, right], spot) =>
      nail(nextId, { shape: 'amande', lacquer: left, transform: `translate(${156 + spot * 19} 216) scale(.18)` }) +
      nail(nextId, { shape: 'ovale', lacquer: right, transform: `translate(${271 + spot * 19} 216) scale(.18)` }),
  ).join('');
}

const ARMCHAIRS = [
  [352, '#6A1B4D'],
  [58, '#2B5D4E'],
] as const;
const TABLE =
  '<rect x="158" y="214" width="168" height="12" rx="6" fill="#FFFDFB"/><path d="M176 226v58M308 226v58" stroke="#B98A3E" stroke-width="7" stroke-linecap="round"/>';
const PLANT =
  '<g transform="translate(452 226)"><rect x="-16" y="-8" width="32" height="38" rx="6" fill="#F26B5E"/><path d="M0-8C-2-40-26-44-30-62 -8-60-2-44 0-28 2-50 12-66 30-68 28-46 6-40 0-8Z" fill="#2B5D4E"/></g>';

/** The room: mirror, two shelves of bottles, two armchairs and a table, 480 by 320. */
export function interior(place: Place): string {
  const nextId = idsFromOne();
  const chairs = ARMCHAIRS.map(
    ([x, colour]) =>
      `<g transform="translate(${x} 176)"><path d="M0 12C0-6 14-14 34-14S68-6 68 12V70H0Z" fill="${colour}"/><rect x="-12" y="38" width="92" height="38" rx="16" fill="${colour}"/><rect x="0" y="30" width="68" height="22" rx="11" fill="#fff" opacity=".16"/><path d="M2 76l-6 24M66 76l6 24" stroke="#B98A3E" stroke-width="6" stroke-linecap="round"/></g>`,
  );
  const body = [
    `<defs>${SKY}</defs><rect width="480" height="320" fill="${place === 1 ? '#F7E8F0' : '#E9F2EC'}"/><rect y="226" width="480" height="94" fill="#E8D6CB"/><path d="M0 226h480" stroke="#fff" stroke-width="4"/>`,
    '<circle cx="128" cy="96" r="62" fill="url(#sky)" stroke="#fff" stroke-width="8"/>',
    shelf(nextId, 0, place),
    shelf(nextId, 1, place),
    chairs.join(''),
    TABLE,
    bottle(nextId, { lacquer: 2, transform: 'translate(262 164) scale(.21)' }),
    ...[0, 2, 3, 6].map((lacquer, spot) =>
      nail(nextId, { lacquer, transform: `translate(${176 + spot * 16} 190) scale(.14)` }),
    ),
    PLANT,
  ];
  return drawing(480, 320, body.join(''));
}

function shelf(nextId: NextId, row: number, place: Place): string {
  const bottles = Array.from({ length: 7 }, (_, spot) =>
    bottle(nextId, {
      lacquer: (spot * 3 + row * 4 + place) % 10,
      transform: `translate(${242 + spot * 28} ${32 + row * 66}) scale(.23)`,
    }),
  );
  return `<rect x="236" y="${86 + row * 66}" width="206" height="7" rx="3" fill="#B98A3E"/>${bottles.join('')}`;
}

const STREETS = ['M-20 70L500 20', 'M-20 300L500 236', 'M120 -20L180 340', 'M330 -20L392 340'];
const CHEMIN_SAINTE_FOY =
  '<path d="M-20 196L500 128" stroke="#F8C9D8" stroke-width="30"/><path id="cs" d="M-20 200L500 132" fill="none"/><text font-family="Figtree Variable,sans-serif" font-size="15" font-weight="600" fill="#6A1B4D"><textPath href="#cs" startOffset="34%">chemin Sainte-Foy</textPath></text>';
const PARKS =
  '<rect x="196" y="206" width="110" height="62" rx="10" fill="#DFEEE7"/><rect x="24" y="84" width="80" height="70" rx="10" fill="#DFEEE7"/>';
const PINS = [
  [2, 150, 176],
  [1, 356, 148],
] as const;

/** A sketch of the street with both addresses, the given one in front, 480 by 320. */
export function streetMap(place: Place): string {
  const streets = STREETS.map((line) => `<path d="${line}" stroke="#fff" stroke-width="14"/>`);
  const pins = PINS.map(([number, x, y]) => {
    const here = number === place;
    return `<g transform="translate(${x} ${y}) scale(${here ? 1.25 : 0.85})"><path d="M0 0C-20-26-26-36-26-48A26 26 0 0 1 26-48C26-36 20-26 0 0Z" fill="${here ? '#6A1B4D' : '#917882'}"/><circle cy="-48" r="15" fill="#fff"/><text y="-42" text-anchor="middle" font-family="Figtree Variable,sans-serif" font-size="17" font-weight="700" fill="#2A1620">${number}</text></g>`;
  });
  const body = `<rect width="480" height="320" fill="#F1E9E2"/>${streets.join('')}${CHEMIN_SAINTE_FOY}${PARKS}${pins.join('')}`;
  return drawing(480, 320, body);
}
