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
