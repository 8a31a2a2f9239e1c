import { describe, expect, it } from 'vitest';
import { ERROR_CODES, Refusal } from './errors.ts';

describe('error codes', () => {
  it('are named once each', () => {
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  });

  it.each(ERROR_CODES)('%s is in snake case', (code) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

describe('a refusal', () => {
  it('carries its code and its facts', () => {
    const refusal = new Refusal('price_changed', { totalPrice: 126.47 });

    expect(refusal).toBeInstanceOf(Error);
    expect(refusal.name).toBe('Refusal');
    expect(refusal.message).toBe('price_changed');
    expect(refusal.code).toBe('price_changed');
    expect(refusal.details).toEqual({ totalPrice: 126.47 });
  });

  it('needs no facts', () => {
    expect(new Refusal('slot_full').details).toBeUndefined();
  });
});
