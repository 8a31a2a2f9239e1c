import { bottle } from './bottle.ts';
import { drawing } from './drawing.ts';
import { NAIL_SHAPES } from './lacquers.ts';
import { nail } from './nail.ts';
import { idsFromOne, pick, randomFrom } from './seeded-random.ts';

/** A bottle spilt on its side, for what is empty, 320 by 220. */
export function emptyArt(): string {
  const spilt = bottle(idsFromOne(), { lacquer: 3, transform: 'translate(214 64) rotate(76) scale(.62)' });
  return drawing(
    320,
    220,
    `<ellipse cx="160" cy="196" rx="110" ry="12" fill="#E8DAD3"/>${spilt}<path d="M30 190C22 176 40 166 62 170 70 160 96 160 104 172 122 168 132 180 124 190 118 200 40 202 30 190Z" fill="#E58FBE"/><ellipse cx="62" cy="180" rx="14" ry="4" fill="#fff" opacity=".5"/>`,
  );
}

const CRACK = 'M100 64 L84 73 L70 61 L52 78 L36 60 L20 74 L0 62';

/** A nail snapped in two, for a page that is not there, 320 by 260. */
export function brokenNail(): string {
  const nextId = idsFromOne();
  const lower = nail(nextId, {});
  const upper = nail(nextId, {});
  return drawing(
    320,
    260,
    `<ellipse cx="160" cy="244" rx="84" ry="9" fill="#E8DAD3"/><defs><clipPath id="lo"><path d="${CRACK}V190H100Z"/></clipPath><clipPath id="up"><path d="${CRACK}V-10H100Z"/></clipPath></defs><g transform="translate(104 44) scale(1.12)"><g clip-path="url(#lo)">${lower}</g></g><g transform="translate(132 8) rotate(16) scale(1.12)"><g clip-path="url(#up)">${upper}</g></g>`,
  );
}

const CONFETTI_FINISHES = ['creme', 'nacre', 'creme'] as const;

/** A check mark under a shower of nails, 360 by 220. */
export function successArt(): string {
  const nextId = idsFromOne();
  const random = randomFrom(99);
  const confetti = Array.from({ length: 22 }, (_, piece) => {
    const x = random() * 360;
    const y = random() * 200;
    const angle = random() * 360;
    return nail(nextId, {
      shape: pick(NAIL_SHAPES, piece),
      lacquer: piece % 10,
      finish: pick(CONFETTI_FINISHES, piece),
      seed: piece,
      transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(.15)`,
    });
  });
  const check =
    '<circle cx="180" cy="108" r="62" fill="#2B5D4E"/><path d="M150 110L172 132 214 86" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>';
  return drawing(360, 220, confetti.join('') + check);
}

/** Coral and rose behind, plum in front. */
function threeNails(): string {
  const nextId = idsFromOne();
  const coral = nail(nextId, { lacquer: 2, transform: 'translate(96 150) rotate(-20 50 90) scale(1.5)' });
  const rose = nail(nextId, { lacquer: 3, transform: 'translate(262 150) rotate(20 50 90) scale(1.5)' });
  const plum = nail(nextId, { lacquer: 0, transform: 'translate(168 96) scale(1.76)' });
  return coral + rose + plum;
}

/** Three nails on nacre: the icon of the app, 512 by 512. */
export function appIcon(): string {
  return drawing(
    512,
    512,
    `<defs><linearGradient id="ni" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE3D3"/><stop offset=".5" stop-color="#FBD5DD"/><stop offset="1" stop-color="#E6DAF4"/></linearGradient></defs><rect width="512" height="512" fill="url(#ni)"/>${threeNails()}`,
  );
}

/** The three nails alone, 380 by 330. Pages show them from `mark.svg`, which spares each first script this program. */
export function houseMark(): string {
  return drawing(380, 330, `<g transform="translate(-66 -84)">${threeNails()}</g>`);
}
