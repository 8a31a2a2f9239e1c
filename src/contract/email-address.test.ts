import { describe, expect, it } from 'vitest';
import { keptEmail, shownEmail } from './email-address.ts';
import { emailSchema } from './schemas/auth.ts';

describe('an e-mail address', () => {
  it.each([
    ['zoe@exemple.québec', 'zoe@exemple.xn--qubec-csa'],
    ['ZOE@EXEMPLE.QUÉBEC', 'zoe@exemple.xn--qubec-csa'],
    ['zoe@exemple.que\u0301bec', 'zoe@exemple.xn--qubec-csa'],
    ['zoe@exemple.xn--qubec-csa', 'zoe@exemple.xn--qubec-csa'],
    ['zoe@épicerie.ca', 'zoe@xn--picerie-9xa.ca'],
    ['zoe@пример.рф', 'zoe@xn--e1afmkfd.xn--p1ai'],
    ['zoe@ｅxemple.ca', 'zoe@exemple.ca'],
    ['\u200B zoe@exemple.ca\u202C', 'zoe@exemple.ca'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(keptEmail(typed)).toBe(kept);
    expect(emailSchema.parse(typed)).toBe(kept);
  });

  it.each([
    ['zoe@exemple.xn--qubec-csa', 'zoe@exemple.québec'],
    ['zoe@exemple.ca', 'zoe@exemple.ca'],
    ['zoe@xn--zzzzzzzz.ca', 'zoe@xn--zzzzzzzz.ca'],
    ['', ''],
  ])('%s is shown as %s', (kept, shown) => {
    expect(shownEmail(kept)).toBe(shown);
  });

  it('is refused when its domain is too long in its ASCII form', () => {
    expect(emailSchema.safeParse(`zoe@${'é'.repeat(60)}.ca`).success).toBe(false);
  });
});
