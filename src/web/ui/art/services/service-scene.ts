import { NAIL_SHAPES } from '../lacquers.ts';
import { hashOf, pick } from '../seeded-random.ts';
import { foot } from './foot.ts';
import { hand } from './hand.ts';
import {
  classicManicure,
  dipPowder,
  expressManicure,
  gelExtensions,
  gelFill,
  gelManicure,
  japaneseManicure,
  mensManicure,
  spaManicure,
} from './manicure-scenes.ts';
import { nailArt, paraffin, removal, repair, wedding } from './other-scenes.ts';
import { childsPedicure, classicPedicure, expressPedicure, gelPedicure, spaPedicure } from './pedicure-scenes.ts';
import { at, raised, scene } from './pieces.ts';
import { plate } from './plate.ts';
import { EVERY_POLISH } from './polishes.ts';
import { EVERY_SKIN } from './skins.ts';
import { polishBottle } from './things.ts';

/** What a drawing is of, where the service has none of its own. */
export type Subject = 'hand' | 'foot' | 'bottle';

/** The drawings by the names that the demo salon gives its services. */
const SCENES: ReadonlyMap<string, () => string> = new Map([
  ['manucure-classique', classicManicure],
  ['manucure-gel', gelManicure],
  ['manucure-express', expressManicure],
  ['manucure-spa', spaManicure],
  ['pose-gel', gelExtensions],
  ['remplissage-gel', gelFill],
  ['poudre-a-tremper', dipPowder],
  ['manucure-homme', mensManicure],
  ['manucure-japonaise', japaneseManicure],
  ['pedicure-classique', classicPedicure],
  ['pedicure-gel', gelPedicure],
  ['pedicure-spa', spaPedicure],
  ['pedicure-express', expressPedicure],
  ['pedicure-enfant', childsPedicure],
  ['retrait', removal],
  ['art-ongles', nailArt],
  ['reparation', repair],
  ['paraffine', paraffin],
  ['forfait-mariage', wedding],
]);

/** The names of the drawings that `serviceScene` knows. */
export const SCENE_NAMES = [...SCENES.keys()];

/** The drawing of a name, 240 by 240; null when there is none. All that matters lies in the middle 180. */
export function serviceScene(name: string): string | null {
  return SCENES.get(name)?.() ?? null;
}

type Ground = readonly [ground: string, arch: string];
const GROUNDS: readonly [Ground, ...Ground[]] = [
  ['#FBE3DD', '#FFF3EE'],
  ['#E7DDF6', '#F5EFFC'],
  ['#DCEDE4', '#F3F9F6'],
  ['#FDE9D2', '#FFF6E8'],
  ['#E1E9F6', '#F2F6FC'],
  ['#F7E4E9', '#FFF4F6'],
];

/** The drawing of a service that has none of its own: skin, nails and ground follow from its id, so that neighbours differ. */
export function otherScene(id: string, subject: Subject): string {
  const hash = hashOf(id);
  const [ground, arch] = pick(GROUNDS, hash >>> 2);
  const skin = pick(EVERY_SKIN, hash >>> 5);
  const polish = pick(EVERY_POLISH, hash >>> 11);
  const isOdd = hash % 2 === 1;
  const nail = { shape: pick(NAIL_SHAPES, hash >>> 8), polish, length: 1.2 + ((hash >>> 15) % 5) / 8 };
  switch (subject) {
    case 'foot': {
      const bare = foot(skin, { nails: [{ polish, length: 0.9 }], bigToe: isOdd ? 'left' : 'right' });
      return scene(ground, arch, raised(at(122, 146, bare, isOdd ? 8 : -8, 1.2)));
    }
    case 'hand': {
      const held = hand(skin, { nails: [nail], thumb: isOdd ? 'right' : 'left' });
      return scene(ground, arch, raised(at(120, 168, held, ((hash >>> 18) % 9) - 4, 0.96)));
    }
    case 'bottle': {
      const sample = plate(54, 132, { shape: nail.shape, polish, seed: hash });
      return scene(ground, arch, raised(at(84, 206, polishBottle(polish), -6, 1.36)), raised(at(160, 200, sample, 12)));
    }
  }
}
