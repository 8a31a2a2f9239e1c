import { NAIL_OUTLINES } from '../lacquers.ts';
import { at, gradient } from './pieces.ts';
import { inPlate, type Plate, plate } from './plate.ts';
import type { Skin } from './skins.ts';

/** The nail of a finger: how it is done, and how long it is, in widths of the fingertip. */
export type FingerNail = Plate & { length?: number };

type Finger = { length: number; width: number; nail?: FingerNail | null; isCreased?: boolean };

/** A finger that points up from 0, 0: so long, and so wide at its base. */
export function finger(skin: Skin, { length, width, nail = {}, isCreased = true }: Finger): string {
  const flesh = gradient([
    [0, skin.light],
    [0.42, skin.base],
    [1, skin.shade],
  ]);
  const outline = `<path d="${fingerOutline(length, width)}" fill="${flesh.paint}" stroke="${skin.line}" stroke-opacity=".28" stroke-width="1"/>`;
  const creases = isCreased ? crease(skin, length * 0.5, width, 0.55) + crease(skin, length * 0.45, width, 0.35) : '';
  return flesh.definition + outline + creases + (nail ? nailOf(skin, nail, length, width * TIP) : '');
}

/** The width of the fingertip, in widths of the base. */
const TIP = 0.86;

function fingerOutline(length: number, width: number): string {
  const tip = width * TIP;
  const up = (share: number) => round(-length * share);
  const side = (share: number) => round(width * share);
  const tipSide = round(tip / 2);
  const [shoulder, brow, bend] = [round(tip * 0.6 - length), round(tip * 0.1 - length), round(tip * 0.28)];
  return [
    `M${side(-0.5)} 6C${side(-0.5)} ${up(0.3)} ${side(-0.52)} ${up(0.42)} ${side(-0.49)} ${up(0.54)}`,
    `C${side(-0.46)} ${up(0.66)} ${-tipSide} ${up(0.74)} ${-tipSide} ${shoulder}`,
    `C${-tipSide} ${brow} ${-bend} ${-length} 0 ${-length}C${bend} ${-length} ${tipSide} ${brow} ${tipSide} ${shoulder}`,
    `C${tipSide} ${up(0.74)} ${side(0.46)} ${up(0.66)} ${side(0.49)} ${up(0.54)}`,
    `C${side(0.52)} ${up(0.42)} ${side(0.5)} ${up(0.3)} ${side(0.5)} 6Z`,
  ].join('');
}

function crease({ line }: Skin, height: number, width: number, opacity: number): string {
  const reach = round(width * 0.25);
  return `<path d="M${-reach} ${round(-height)}q${reach} ${round(width * 0.13)} ${round(width * 0.5)} 0" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** The nail on its bed, whose shadow shows around it. */
function nailOf({ line }: Skin, { length = 1.1, ...done }: FingerNail, fingerLength: number, tip: number): string {
  const cuticle = round(tip * 1.02 - fingerLength);
  const bed = inPlate(tip * 0.8, tip * 0.98, `<path d="${NAIL_OUTLINES.ovale}" fill="${line}" opacity=".3"/>`);
  return at(0, round(cuticle + 1.2), bed) + at(0, cuticle, plate(tip * 0.72, tip * length, done));
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
