import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage, followLanguage, startingLanguage } from './language-choice.ts';
import { makeI18n } from './make-i18n.ts';

afterEach(() => localStorage.clear());

describe('startingLanguage', () => {
  it('is French, whatever the browser prefers', () => {
    expect(navigator.language).toBe('en-US');
    expect(startingLanguage('')).toBe('fr');
  });

  it('is the language that the address names, from then on', () => {
    expect(startingLanguage('?lang=en')).toBe('en');
    expect(startingLanguage('')).toBe('en');
    expect(document.cookie).toContain('lang=en');
  });

  it.each(['?lang=es', '?lang=', '?other=en'])('stays French with %s', (search) => {
    expect(startingLanguage(search)).toBe('fr');
  });
});

describe('chooseLanguage', () => {
  it('is remembered, and told to the document', async () => {
    const i18n = await makeI18n('fr');
    followLanguage(i18n);
    expect(document.documentElement.lang).toBe('fr-CA');

    await chooseLanguage(i18n, 'en');
    expect(document.documentElement.lang).toBe('en-CA');
    expect(startingLanguage('')).toBe('en');
  });
});
