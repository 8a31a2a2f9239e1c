import { expect, it } from 'vitest';
import { performerOf } from './performers.ts';

it.each([
  [[], null],
  [['Ana'], 'Ana'],
  [['Ana', 'Zoé'], 'Ana et Zoé'],
  [['Ana', 'Zoé', 'Inès'], 'Ana, Zoé et Inès'],
])('names %j as %s', (names, text) => {
  expect(performerOf(names)).toBe(text);
});
