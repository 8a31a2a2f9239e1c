import { expect, it } from 'vitest';
import { signsThatFit } from './piece-signs.tsx';

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
