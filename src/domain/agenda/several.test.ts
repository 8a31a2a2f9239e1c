import { describe, expect, it } from 'vitest';
import { performerChanges } from './several.ts';

const TEAM = ['maude', 'zoe', 'ana', 'ines'];

function carried(serving: (string | null)[], taken: string | null, over: string | null, more: object = {}) {
  const changes = performerChanges(serving, { taken, over, isAlone: false, from: TEAM, to: TEAM, ...more });
  return changes.map(({ to }) => to);
}

describe('a visit that several serve, carried to another technician', () => {
  it.each([
    ['both go one to the right', 'zoe', 'ana', ['ana', 'ines']],
    ['both go one to the left', 'zoe', 'maude', ['maude', 'zoe']],
    ['by the other half too', 'ana', 'ines', ['ana', 'ines']],
    ['not beyond the last', 'zoe', 'ines', ['ana', 'ines']],
    ['not beyond the first', 'ana', 'maude', ['maude', 'zoe']],
    ['where they are', 'zoe', 'zoe', ['zoe', 'ana']],
    ['to nobody yet', 'ana', null, [null, null]],
  ])('%s', (_how, taken, over, expected) => {
    expect(carried(['zoe', 'ana'], taken, over)).toEqual(expected);
  });

  it.each([
    ['to somebody else', 'ines', ['ines', 'ana']],
    ['to who serves the one beside her', 'ana', ['ana', 'ana']],
    ['to nobody yet', null, [null, 'ana']],
  ])('one alone goes %s', (_how, over, expected) => {
    expect(carried(['zoe', 'ana'], 'zoe', over, { isAlone: true })).toEqual(expected);
  });

  it('whom nobody serves yet stays so, and is given away alone', () => {
    expect(carried([null, 'zoe'], 'zoe', 'ana')).toEqual([null, 'ana']);
    expect(carried([null, 'zoe'], null, 'ines')).toEqual(['ines', 'zoe']);
  });

  it('goes to those of another location, as many as there are', () => {
    expect(carried(['zoe', 'ana'], 'zoe', 'linh', { to: ['linh', 'sofia'] })).toEqual(['linh', 'sofia']);
    expect(carried(['zoe', 'ana'], 'ana', 'linh', { to: ['linh', 'sofia'] })).toEqual(['linh', 'sofia']);
    expect(carried(['zoe', 'ana'], 'zoe', 'linh', { to: ['linh'] })).toEqual(['linh', null]);
  });
});
