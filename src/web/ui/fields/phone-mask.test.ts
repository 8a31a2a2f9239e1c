import { describe, expect, it } from 'vitest';
import { isWholePhone, maskPhone, maskWithCaret, phoneDigits } from './phone-mask.ts';

describe('phoneDigits', () => {
  it.each([
    { typed: '418-555-0123', digits: '4185550123' },
    { typed: '(418) 555-0123', digits: '4185550123' },
    { typed: '+1 418 555 0123', digits: '4185550123' },
    { typed: '418 555-0123 poste 45', digits: '4185550123' },
    { typed: 'abc', digits: '' },
  ])('reads $typed as $digits', ({ typed, digits }) => {
    expect(phoneDigits(typed)).toBe(digits);
  });
});

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['418', '418'],
    ['4185', '418-5'],
    ['4185550', '418-555-0'],
    ['4185550123', '418-555-0123'],
  ])('masks %j as %j', (digits, text) => {
    expect(maskPhone(digits)).toBe(text);
  });
});

describe('maskWithCaret', () => {
  it.each([
    { why: 'at the end while typing', typed: '4185', at: 4, text: '418-5', caret: 5 },
    { why: 'after a digit put in the middle', typed: '419-855-5012', at: 3, text: '419-855-5012', caret: 3 },
    { why: 'after a digit taken away', typed: '41-555-0123', at: 2, text: '415-550-123', caret: 2 },
    { why: 'at the start', typed: '18-555-0123', at: 0, text: '855-501-23', caret: 0 },
  ])('keeps the caret $why', ({ typed, at, text, caret }) => {
    expect(maskWithCaret(typed, at)).toEqual({ text, caret });
  });
});

it('knows a whole number by its ten digits', () => {
  expect(isWholePhone('418-555-0123')).toBe(true);
  expect(isWholePhone('418-555-012')).toBe(false);
});
