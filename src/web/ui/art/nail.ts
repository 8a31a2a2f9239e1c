import { type Finish, LACQUERS, type Lacquer, NAIL_OUTLINES, type NailShape } from './lacquers.ts';
import { type NextId, pick, randomFrom } from './seeded-random.ts';

type Nail = { shape?: NailShape; lacquer?: number; finish?: Finish; seed?: number; transform?: string };

/** One lacquered nail as an SVG group, in a 100 by 180 box before its transform. */
export function nail(nextId: NextId, options: Nail): string {
  const { shape = 'amande', lacquer = 0, finish = 'creme', seed = 1, transform = '' } = options;
  const id = `n${nextId()}`;
  const outline = NAIL_OUTLINES[shape];
  const stops = stopsOf(finish, pick(LACQUERS, lacquer));
  const shade = finish === 'french' || finish === 'nacre' ? '#A55' : '#000';
  return `<g transform="${transform}"><defs><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient><linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFFDFB" stop-opacity=".95"/><stop offset=".55" stop-color="#FFFDFB" stop-opacity="0"/></linearGradient><clipPath id="${id}c"><path d="${outline}"/></clipPath></defs>
 <path d="${outline}" fill="url(#${id}g)"/><g clip-path="url(#${id}c)">${decorationOf(finish, id, seed)}<path d="M0 120C40 150 64 150 100 118V180H0Z" fill="${shade}" opacity=".07"/></g>
 <path d="M29 132C24 98 27 64 37 41C40 34 46 36 45 43C38 70 37 100 40 129C40 139 30 140 29 132Z" fill="#fff" opacity=".5"/><circle cx="33" cy="148" r="4" fill="#fff" opacity=".4"/></g>`;
}

function stopsOf(finish: Finish, { base, deep, light }: Lacquer): string {
  switch (finish) {
    case 'nacre':
      return '<stop offset="0" stop-color="#FFE3D3"/><stop offset=".4" stop-color="#F8C9D8"/><stop offset=".72" stop-color="#DCCFF0"/><stop offset="1" stop-color="#CFE9E0"/>';
    case 'chrome':
      return `<stop offset="0" stop-color="#fff"/><stop offset=".25" stop-color="${light}"/><stop offset=".45" stop-color="#fff"/><stop offset=".6" stop-color="${base}"/><stop offset=".8" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>`;
    case 'french':
      return '<stop offset="0" stop-color="#FBE3DA"/><stop offset="1" stop-color="#EDBFB0"/>';
    default:
      return `<stop offset="0" stop-color="${light}"/><stop offset=".38" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/>`;
  }
}

function decorationOf(finish: Finish, id: string, seed: number): string {
  const random = randomFrom(seed);
  switch (finish) {
    case 'degrade':
      return `<rect x="0" y="0" width="100" height="180" fill="url(#${id}f)"/>`;
    case 'french':
      return '<path d="M0 0H100V40C84 66 66 60 50 60S16 66 0 40Z" fill="#FFFDFB"/>';
    case 'paillettes':
      return Array.from({ length: 46 }, () => glitter(random)).join('');
    case 'marbre':
      return Array.from({ length: 4 }, (_, vein) => marbleVein(vein, random)).join('');
    case 'fleur':
      return flower(random);
    default:
      return '';
  }
}

function glitter(random: () => number): string {
  const y = 8 + random() * 150;
  const x = 14 + random() * 72;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.8 + random() * 2.1).toFixed(1)}" fill="${random() > 0.5 ? '#FFF4D6' : '#fff'}" opacity="${(0.45 + random() * 0.5).toFixed(2)}"/>`;
}

function marbleVein(vein: number, random: () => number): string {
  const y = 20 + vein * 34 + random() * 14;
  return `<path d="M0 ${y}C28 ${y - 22 - random() * 14} 40 ${y + 26} 62 ${y - 4}S92 ${y + 10} 104 ${y - 18}" fill="none" stroke="#fff" stroke-width="${(1 + random() * 2.6).toFixed(1)}" opacity=".55"/>`;
}

function flower(random: () => number): string {
  const x = 40 + random() * 22;
  const y = 58 + random() * 40;
  const petals = Array.from(
    { length: 5 },
    (_, petal) =>
      `<ellipse cx="${x}" cy="${y - 11}" rx="6.2" ry="10.5" fill="#FFFDFB" opacity=".94" transform="rotate(${petal * 72} ${x} ${y})"/>`,
  );
  return `${petals.join('')}<circle cx="${x}" cy="${y}" r="4.6" fill="#F3C44D"/>`;
}
