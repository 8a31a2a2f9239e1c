import { describe, expect, it } from 'vitest';
import { nameInToken } from './activation-token.ts';

const tokenOf = (claims: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `header.${payload}.signature`;
};

describe('nameInToken', () => {
  it('reads a name in any script', () => {
    expect(nameInToken(tokenOf({ name: 'Nguyễn Thị Hồng' }))).toBe('Nguyễn Thị Hồng');
  });

  it('shows at most fifty characters', () => {
    expect(nameInToken(tokenOf({ name: 'x'.repeat(80) }))).toBe('x'.repeat(50));
    expect(nameInToken(tokenOf({ name: '𠮷'.repeat(80) }))).toBe('𠮷'.repeat(50));
  });

  it.each(['', 'nonsense', 'a.b.c', tokenOf({}), tokenOf({ name: 7 }), tokenOf(null), 'a.%%%.c'])(
    'finds none in «%s»',
    (token) => {
      expect(nameInToken(token)).toBeNull();
    },
  );
});
