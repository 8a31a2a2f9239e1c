import { describe, expect, it } from 'vitest';
import { tokenFor } from '../testing/tokens.ts';
import { mustChangePassword, userOfToken } from './token.ts';

describe('userOfToken', () => {
  it('reads the person, accents included, and their highest role', () => {
    expect(userOfToken(tokenFor(['Client', 'Manager'], 'Zoé Đặng'))).toMatchObject({
      name: 'Zoé Đặng',
      status: 'Manager',
      isManager: true,
      isAdmin: false,
    });
  });

  it.each(['', 'nonsense', 'a.b.c', `a.${btoa('{"UserInfo":{"name":3}}')}.c`, `a.${btoa('null')}.c`])(
    'knows nobody by %o',
    (token) => {
      expect(userOfToken(token)).toBeNull();
    },
  );
});

describe('mustChangePassword', () => {
  it('is what the token says', () => {
    expect(mustChangePassword(`a.${btoa('{"mustChangePassword":true}')}.c`)).toBe(true);
    expect(mustChangePassword(tokenFor())).toBe(false);
  });
});
