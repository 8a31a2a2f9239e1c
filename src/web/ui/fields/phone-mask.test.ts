import { expect, it } from 'vitest';
import { maskWithCaret } from './phone-mask.ts';

it.each([
  { why: 'at the end while typing', typed: '4185', at: 4, text: '418-5', caret: 5 },
  { why: 'after a digit put in the middle', typed: '419-855-5012', at: 3, text: '419-855-5012', caret: 3 },
  { why: 'after a digit taken away', typed: '41-555-0123', at: 2, text: '415-550-123', caret: 2 },
  { why: 'at the start', typed: '18-555-0123', at: 0, text: '18-555-0123', caret: 0 },
  { why: 'when the country code goes', typed: '+1 418 555 0123', at: 6, text: '418-555-0123', caret: 3 },
  { why: 'before a country code that goes', typed: '14185550123', at: 0, text: '418-555-0123', caret: 0 },
  { why: 'in what stays as it was typed', typed: '+33 6 12 34', at: 5, text: '+33 6 12 34', caret: 5 },
])('keeps the caret $why', ({ typed, at, text, caret }) => {
  expect(maskWithCaret(typed, at)).toEqual({ text, caret });
});
