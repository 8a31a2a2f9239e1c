import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { CATALOGUES } from './catalogues.ts';
import { chooseLanguage, followLanguage, startingLanguage } from './language-choice.ts';
import { makeI18n } from './make-i18n.ts';

// Without network, the salon does not say either whether it has a newer build.
fakeApi(http.get('*/hors-connexion', () => HttpResponse.error()));

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

  it('is refused when the words of the language cannot be fetched: the old one stays, whole', async () => {
    const i18n = await makeI18n('fr');
    vi.spyOn(CATALOGUES.en, 'common').mockRejectedValueOnce(new TypeError('Importing a module script failed.'));

    expect(await chooseLanguage(i18n, 'en')).toBe(false);
    expect(i18n.t('skip')).toBe('Aller au contenu');
    expect(localStorage.getItem('lang')).toBeNull();

    expect(await chooseLanguage(i18n, 'en')).toBe(true);
    expect(i18n.t('skip')).toBe('Skip to content');
  });
});
