import { describe, expect, it } from 'vitest';
import { type PieceFacts, saidOf } from './piece-words.ts';

const FACTS: PieceFacts = {
  time: '12 h 50',
  span: '12 h 50 – 14 h 30',
  client: 'Océane Bédard',
  services: ['Pose d’ongles en gel', 'Art sur ongles'],
  language: 'fr',
  since: [],
  note: '',
};
/** Each character is 7 px wide. */
const widthOf = (text: string) => text.length * 7;
const said = (room: { width: number; height: number; signs?: number }, facts: Partial<PieceFacts> = {}) =>
  saidOf({ ...FACTS, ...facts }, { signs: 1, ...room }, widthOf).map(({ text }) => text);

describe('a visit of the agenda', () => {
  it.each([
    [22, ['Océane Bédard']],
    [38, ['Océane Bédard', '12 h 50 · Pose d’ongles en gel + 1']],
    [46, ['Océane Bédard', '12 h 50 · Pose d’ongles en gel + 1']],
    [62, ['12 h 50 – 14 h 30', 'Océane Bédard', 'Pose d’ongles en gel + 1']],
    [94, ['12 h 50 – 14 h 30', 'Océane Bédard', 'Pose d’ongles en gel', 'Art sur ongles']],
  ])('of %i px of height says %j', (height, lines) => {
    expect(said({ width: 300, height })).toEqual(lines);
  });

  it.each([
    ['the whole service', 300, 'Pose d’ongles en gel + 1'],
    ['it without the words that say least', 140, 'Pose en gel + 1'],
    ['its first word', 80, 'Pose + 1'],
  ])('says of its services in less width %s', (_what, width, text) => {
    expect(said({ width, height: 62 }).at(-1)).toBe(text);
  });

  it.each([
    ['beside one sign', 1, '12 h 50 – 14 h 30'],
    ['not beside three', 3, '12 h 50'],
  ])('says when it ends %s', (_what, signs, time) => {
    expect(said({ width: 200, height: 62, signs })[0]).toBe(time);
  });

  it('shortens the name before any sign is given up', () => {
    expect(said({ width: 110, height: 38, signs: 1 })[0]).toBe('Océane B.');
    expect(said({ width: 80, height: 38, signs: 1 })[0]).toBe('Océane');
  });

  it('says since when somebody waits rather than what for', () => {
    expect(said({ width: 300, height: 62 }, { since: ['depuis 12 h 48'] }).at(-1)).toBe('depuis 12 h 48');
    expect(said({ width: 300, height: 38 }, { since: ['depuis 12 h 48'] }).at(-1)).toBe('depuis 12 h 48');
  });

  it('has room for the note only when it is high', () => {
    expect(said({ width: 300, height: 94 }, { note: 'latex' })).not.toContain('latex');
    expect(said({ width: 300, height: 118 }, { note: 'latex' }).at(-1)).toBe('latex');
  });
});
