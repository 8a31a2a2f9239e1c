import { describe, expect, it } from 'vitest';
import { isLanguage, localeOf } from './languages.ts';

describe('isLanguage', () => {
  it.each(['fr', 'en'])('knows %s', (value) => {
    expect(isLanguage(value)).toBe(true);
  });

  it.each(['es', 'fr-CA', '', null, undefined])('does not take %s for a language of the product', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});

describe('localeOf', () => {
  it('names the Canadian form of each language', () => {
    expect([localeOf('fr'), localeOf('en')]).toEqual(['fr-CA', 'en-CA']);
  });
});
