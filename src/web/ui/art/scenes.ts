import { bottle } from './bottle.ts';
import { drawing, SKY } from './drawing.ts';
import type { Place } from './facade.ts';
import { nail } from './nail.ts';
import { idsFromOne, type NextId } from './seeded-random.ts';

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
