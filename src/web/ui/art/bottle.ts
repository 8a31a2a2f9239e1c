import { LACQUERS } from './lacquers.ts';
import { type NextId, pick } from './seeded-random.ts';

/** A bottle of lacquer as an SVG group, in a 120 by 236 box before its transform. */
export function bottle(nextId: NextId, { lacquer, transform }: { lacquer: number; transform: string }): string {
  const id = `b${nextId()}`;
  const { base, deep, light } = pick(LACQUERS, lacquer);
  return `<g transform="${transform}"><defs><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${light}"/><stop offset=".3" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="${id}k" x1="0" x2="1"><stop offset="0" stop-color="#5A3A4B"/><stop offset=".35" stop-color="#2A1620"/><stop offset="1" stop-color="#150A10"/></linearGradient></defs>
 <rect x="36" y="0" width="48" height="112" rx="13" fill="url(#${id}k)"/><rect x="44" y="8" width="6" height="94" rx="3" fill="#fff" opacity=".28"/><rect x="40" y="112" width="40" height="13" fill="#CBB7A6"/><rect x="40" y="112" width="40" height="4" fill="#fff" opacity=".35"/>
 <path d="M34 124H86C104 128 114 142 114 162V216C114 229 106 236 94 236H26C14 236 6 229 6 216V162C6 142 16 128 34 124Z" fill="#fff" opacity=".7"/>
 <path d="M36 132H84C99 136 106 147 106 164V212C106 223 100 228 90 228H30C20 228 14 223 14 212V164C14 147 21 136 36 132Z" fill="url(#${id}g)"/>
 <path d="M24 160C26 150 32 145 38 143C42 142 43 148 39 150C33 154 31 160 31 168V204C31 210 24 210 24 204Z" fill="#fff" opacity=".55"/></g>`;
}
