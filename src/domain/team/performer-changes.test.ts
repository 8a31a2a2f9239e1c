import { expect, it } from 'vitest';
import { afterChanges, oneEach } from './performer-changes.ts';

it.each([
  [['ana', 'bea'], [{ from: 'ana', to: 'cleo' }], ['cleo', 'bea']],
  [
    ['ana', 'bea'],
    [
      { from: 'ana', to: 'bea' },
      { from: 'bea', to: 'ana' },
    ],
    ['bea', 'ana'],
  ],
  [['ana', null], [{ from: null, to: 'bea' }], ['ana', 'bea']],
  [['ana', 'bea'], [{ from: 'ana', to: null }], [null, 'bea']],
  [['ana', 'bea'], [{ from: 'cleo', to: 'ana' }], null],
])('people of %j after %j are with %j', (serving, changes, after) => {
  expect(afterChanges(serving, changes)).toEqual(after);
});

it.each([
  [[2], ['ana', 'bea'], ['ana', 'bea']],
  [
    [2, 1],
    ['ana', 'bea'],
    ['ana', 'bea', 'ana'],
  ],
  [[3], ['ana', 'bea'], ['ana', 'bea', null]],
])('lines of %j people with %j are served by %j', (quantities, technicianIds, served) => {
  const lines = quantities.map((qty) => ({ qty }));
  expect(oneEach(lines, technicianIds)).toEqual(served);
});
