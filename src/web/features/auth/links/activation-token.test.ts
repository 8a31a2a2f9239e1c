import { describe, expect, it } from 'vitest';
import { readActivationToken } from './activation-token.ts';

const tokenOf = (claims: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `header.${payload}.signature`;
};

describe('readActivationToken', () => {
  it('reads a name in any script', () => {
    expect(readActivationToken(tokenOf({ name: 'Nguyễn Thị Hồng' }))).toEqual({
      name: 'Nguyễn Thị Hồng',
      begunUntil: null,
    });
  });

  it('shows at most fifty characters', () => {
    expect(readActivationToken(tokenOf({ name: 'x'.repeat(80) }))?.name).toBe('x'.repeat(50));
    expect(readActivationToken(tokenOf({ name: '𠮷'.repeat(80) }))?.name).toBe('𠮷'.repeat(50));
  });

  it('reads until when what was begun is kept', () => {
    expect(readActivationToken(tokenOf({ name: 'Zoé', begunUntil: 1_780_000_000 }))?.begunUntil).toBe(
      1_780_000_000_000,
    );
    expect(readActivationToken(tokenOf({ name: 'Zoé', begunUntil: 'demain' }))?.begunUntil).toBeNull();
  });

  it.each(['', 'nonsense', 'a.b.c', tokenOf({}), tokenOf({ name: 7 }), tokenOf(null), 'a.%%%.c'])(
    'finds nothing in «%s»',
    (token) => {
      expect(readActivationToken(token)).toBeNull();
    },
  );
});
