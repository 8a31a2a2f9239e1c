import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['camille@lunule.test', 'c…e@lunule.test'],
  ['li@lunule.test', '…@lunule.test'],
])('shows %s as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
