import { expect, it } from 'vitest';
import { signsThatFit, underClasp } from './piece-signs.tsx';

const SIGNS = ['first', 'part', 'note', 'state'].map((key) => ({
  key,
  icon: null,
  ...(key === 'part' && { text: '1 de 2' }),
}));

it.each([
  [100, ['first', 'part', 'note', 'state']],
  [99, ['first', 'note', 'state']],
  [59, ['note', 'state']],
  [39, ['state']],
  [0, ['state']],
])('in %i px the signs of a visit are %j', (width, keys) => {
  expect(signsThatFit(SIGNS, width).map(({ key }) => key)).toEqual(keys);
});

it.each([
  ['stands alone', undefined, 0],
  ['is one of several apart', { before: false, after: false, part: { nth: 1, of: 2 } }, 0],
  ['is held to the next', { before: false, after: true, part: null }, 16],
  ['is held to the one before', { before: true, after: false, part: null }, 16],
])('a piece that %s says nothing under a clasp', (_how, neighbours, height) => {
  expect(underClasp(neighbours ? { neighbours } : {})).toBe(height);
});
