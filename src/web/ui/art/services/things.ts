import type { Lacquer } from '../lacquers.ts';
import { at, gradient } from './pieces.ts';

/** A bottle of polish 60 by 118, its foot at 0, 0. */
export function polishBottle({ base, deep, light }: Lacquer): string {
  const glass = gradient([
    [0, light],
    [0.3, base],
    [1, deep],
  ]);
  return `${glass.definition}<rect x="-12" y="-118" width="24" height="58" rx="7" fill="#2A1620"/><rect x="-8" y="-113" width="3.4" height="47" rx="1.7" fill="#fff" opacity=".3"/><rect x="-10" y="-62" width="20" height="8" fill="#CBB7A6"/><path d="M-13 -56H13C23 -53 29 -46 29 -36V-9C29 -3 25 0 19 0H-19C-25 0 -29 -3 -29 -9V-36C-29 -46 -23 -53 -13 -56Z" fill="#fff" opacity=".75"/><path d="M-12 -51H12C20 -49 24 -43 24 -35V-11C24 -6 21 -4 16 -4H-16C-21 -4 -24 -6 -24 -11V-35C-24 -43 -20 -49 -12 -51Z" fill="${glass.paint}"/><path d="M-18 -36C-17 -41 -14 -44 -11 -44.5C-9 -45 -8.5 -42 -10 -41C-13 -39 -14 -36 -14 -32V-14C-14 -11 -18 -11 -18 -14Z" fill="#fff" opacity=".6"/>`;
}

/** The brush of a bottle, its wet tip at 0, 0. */
export function polishBrush({ base }: Lacquer): string {
  return `<rect x="-8" y="-104" width="16" height="64" rx="6" fill="#2A1620"/><rect x="-5" y="-98" width="3" height="50" rx="1.5" fill="#fff" opacity=".3"/><rect x="-4" y="-41" width="8" height="8" fill="#CBB7A6"/><rect x="-2.2" y="-34" width="4.4" height="16" fill="#5A3A4B"/><path d="M-4.5 -19H4.5L6 -4C6 4 -6 4 -6 -4Z" fill="${base}"/>`;
}

export function petal(x: number, y: number, turn: number, colour: string, scale: number): string {
  const body = `<path d="M0 0C-11 -8 -10 -22 0 -28C10 -22 11 -8 0 0Z" fill="${colour}"/><path d="M0 -3V-20" stroke="#fff" stroke-width="1.4" opacity=".5"/>`;
  return at(x, y, body, turn, scale);
}

export function flower(x: number, y: number, colour: string, scale: number): string {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<ellipse cy="-12" rx="7.5" ry="11" fill="${colour}" transform="rotate(${turn})"/>`,
  );
  return at(x, y, `${petals.join('')}<circle r="5.5" fill="#F3C44D"/>`, 0, scale);
}

export function leaf(x: number, y: number, turn: number, scale: number, colour = '#2B5D4E'): string {
  const body = `<path d="M0 0C-15 -12 -13 -36 0 -50C13 -36 15 -12 0 0Z" fill="${colour}"/><path d="M0 -2V-42M0 -14L-7 -22M0 -22L7 -30" stroke="#fff" stroke-width="1.3" opacity=".4" fill="none"/>`;
  return at(x, y, body, turn, scale);
}

export function bubble(x: number, y: number, radius: number): string {
  const part = (share: number) => Number((radius * share).toFixed(2));
  const shine = `<path d="M${x - part(0.55)} ${y - part(0.1)}A${part(0.6)} ${part(0.6)} 0 0 1 ${x} ${y - part(0.62)}" fill="none" stroke="#fff" stroke-width="${Math.max(1.2, part(0.16))}" stroke-linecap="round"/>`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".55"/>${shine}`;
}

export function sparkle(x: number, y: number, scale = 1): string {
  const body =
    '<path d="M0 -11C1.5 -3 3 -1.5 11 0C3 1.5 1.5 3 0 11C-1.5 3 -3 1.5 -11 0C-3 -1.5 -1.5 -3 0 -11Z" fill="#fff"/>';
  return at(x, y, body, 0, scale);
}

type Towel = { x: number; y: number; width: number; height: number; stripes: string };

export function towel({ x, y, width, height, stripes }: Towel): string {
  const stripe = (share: number) => `M${x} ${Number((y + height * share).toFixed(1))}H${x + width}`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#fff"/><path d="${stripe(0.34)}${stripe(0.5)}" stroke="${stripes}" stroke-width="3" opacity=".6"/>`;
}
