import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/web/ui/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split("[data-theme='dark']");

function coloursIn(block: string): Map<string, string> {
  return new Map(Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name = '', hex = '']) => [name, hex]));
}

const lightColours = coloursIn(light);
const darkColours = new Map([...lightColours, ...coloursIn(dark)]);

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Map<string, string>, text: string, ground: string): number {
  const [one, other] = [text, ground].map((name) => {
    const hex = colours.get(name);
    if (hex === undefined) throw new Error(`no colour --${name}`);
    return luminance(hex) + 0.05;
  });
  if (one === undefined || other === undefined) throw new Error('two colours make a pair');
  return Math.max(one, other) / Math.min(one, other);
}

const GROUNDS = ['page', 'surface', 'raised', 'sunken', 'petal'];
const TEXT_PAIRS = [
  ...['text', 'text-2', 'text-3', 'plum', 'link', 'danger', 'coral-deep', 'eucalyptus', 'gold-deep'].flatMap((text) =>
    GROUNDS.filter((ground) => ground !== 'petal' || text !== 'coral-deep').map((ground) => [text, ground] as const),
  ),
  ['on-plum', 'plum'],
  ['on-plum', 'plum-hover'],
  ['on-plum', 'plum-active'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['text', 'plum-tint'],
  ['text-2', 'plum-tint'],
  ['plum', 'plum-tint'],
  ['link', 'plum-tint'],
  ['danger', 'danger-tint'],
  ['text', 'danger-tint'],
  ['coral-deep', 'coral-tint'],
  ['eucalyptus', 'eucalyptus-tint'],
  ['text', 'eucalyptus-tint'],
  ['gold-deep', 'gold-tint'],
  ['text', 'gold-tint'],
  ['status-pending', 'status-pending-bg'],
  ['status-waiting', 'status-waiting-bg'],
  ['status-done', 'status-done-bg'],
  ['status-cancelled', 'status-cancelled-bg'],
  ['status-done', 'surface'],
  ['on-night', 'night'],
  ['on-night-accent', 'night'],
  ['on-toast', 'toast'],
  ['on-toast-accent', 'toast'],
] as const;
const EDGE_PAIRS = ['control', 'focus'].flatMap((edge) => GROUNDS.map((ground) => [edge, ground] as const));

describe.each([
  { theme: 'light', colours: lightColours },
  { theme: 'dark', colours: darkColours },
])('colours of the $theme theme', ({ colours }) => {
  it.each(TEXT_PAIRS)('keep %s legible on %s (WCAG 1.4.3)', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('keep %s visible on %s (WCAG 1.4.11)', (edge, ground) => {
    expect(contrast(colours, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
