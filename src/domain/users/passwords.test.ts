import { describe, expect, it } from 'vitest';
import {
  hasAllowedCharacters,
  isAdminMadePassword,
  isLoginPassword,
  isStrongPassword,
  oddCharacters,
  strongPasswordChecklist,
} from './passwords.ts';

describe('a login password', () => {
  it.each(['abcdef', '123456', '!@#$%!', 'Lunule!2026', 'a'.repeat(24)])('may be %s', (password) => {
    expect(isLoginPassword(password)).toBe(true);
  });

  it.each(['', 'abcde', 'a'.repeat(25), 'abc def', 'motdepassé', 'abcdef&', 'abcdef\n'])(
    'may not be %j',
    (password) => {
      expect(isLoginPassword(password)).toBe(false);
    },
  );
});

describe('a strong password', () => {
  it.each(['Lunule!2026', 'aA1!aaaa', `aA1%${'x'.repeat(20)}`, 'ABCDEFg1#', '$$$$$aB9'])('may be %s', (password) => {
    expect(isStrongPassword(password)).toBe(true);
  });

  it.each([
    ['aA1!aaa', 'length'],
    [`aA1!${'x'.repeat(21)}`, 'length'],
    ['lunule!2026', 'uppercase'],
    ['LUNULE!2026', 'lowercase'],
    ['Lunule!mille', 'digit'],
    ['Lunule2026', 'symbol'],
  ])('may not be %s, for its %s', (password, broken) => {
    const brokenRules = strongPasswordChecklist(password).filter(({ isMet }) => !isMet);

    expect(isStrongPassword(password)).toBe(false);
    expect(brokenRules).toEqual([{ rule: broken, isMet: false }]);
  });

  it.each(['Lunule!2026 ', 'Lunule!2026é', 'Lunule!2026?', 'Lunule!2026-'])(
    'may not hold the odd character of %j',
    (password) => {
      const brokenRules = strongPasswordChecklist(password).filter(({ isMet }) => !isMet);
      expect(brokenRules).toEqual([{ rule: 'symbol', isMet: false }]);
      expect(hasAllowedCharacters(password)).toBe(false);
      expect(isStrongPassword(password)).toBe(false);
    },
  );

  it.each([
    ['xK3-dfg8-Qw2s', ['-']],
    ['mot de passé!', [' ', 'é']],
    ['🔑Lunule!2026', ['🔑']],
    ['Lunule!2026', []],
  ])('names what is odd in %j', (password, odd) => {
    expect(oddCharacters(password)).toEqual(odd);
  });

  it('wants its upper case from the plain letters', () => {
    expect(strongPasswordChecklist('Élunule2026!')).toContainEqual({ rule: 'uppercase', isMet: false });
  });

  it('is told rule by rule from the first key', () => {
    expect(strongPasswordChecklist('L')).toEqual([
      { rule: 'length', isMet: false },
      { rule: 'uppercase', isMet: true },
      { rule: 'lowercase', isMet: false },
      { rule: 'digit', isMet: false },
      { rule: 'symbol', isMet: false },
    ]);
  });

  it('can log in', () => {
    expect(isLoginPassword('aA1!aaaa')).toBe(true);
    expect(isLoginPassword(`aA1%${'x'.repeat(20)}`)).toBe(true);
  });
});

describe('a password made by an Admin', () => {
  it.each(['abcd', '1234', 'Ab1!', 'abcdefghijkl'])('may be %s', (password) => {
    expect(isAdminMadePassword(password)).toBe(true);
  });

  it.each(['abc', 'abcdefghijklm', 'ab d', 'abcé'])('may not be %j', (password) => {
    expect(isAdminMadePassword(password)).toBe(false);
  });
});
