import { expect, it } from 'vitest';
import { complaints, expectComplaint } from './complaints.ts';

it('keeps what is written to the console until a test expects it', () => {
  console.warn('a key is', 'missing');

  expect(complaints()).toEqual(['a key is missing']);
  expectComplaint(/key is missing/);
  expect(complaints()).toEqual([]);
});
