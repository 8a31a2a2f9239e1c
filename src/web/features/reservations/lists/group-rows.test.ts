import { expect, it } from 'vitest';
import { groupRows } from './group-rows.ts';

const byLetter = (word: string) => ({ key: word.charAt(0), title: word.charAt(0).toUpperCase() });

it('puts rows that follow one another under the title that they share', () => {
  expect(groupRows(['ana', 'aude', 'bea'], byLetter)).toEqual([
    { key: 'a', title: 'A', rows: ['ana', 'aude'] },
    { key: 'b', title: 'B', rows: ['bea'] },
  ]);
  expect(groupRows([], byLetter)).toEqual([]);
});

it('leaves in its place what was there before a row that came last', () => {
  const before = groupRows(['ana', 'bea'], byLetter);
  const after = groupRows(['ana', 'bea', 'aude'], byLetter);
  expect(after.slice(0, 2)).toEqual(before);
  expect(after[2]).toEqual({ key: 'a 1', title: 'A', rows: ['aude'] });
});
