import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { isLate } from '../browser/arrival.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { CATALOGUES } from './catalogues.ts';
import { Literal } from './literal.tsx';
import { makeI18n } from './make-i18n.ts';
import { useFormat } from './use-language.ts';

fakeApi(http.get('*/hors-connexion', () => HttpResponse.error()));

async function renderIn(language: Language, element: React.ReactNode) {
  const i18n = await makeI18n(language);
  render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
  return i18n;
}

describe('makeI18n', () => {
  it('speaks the language it is made for', async () => {
    const [french, english] = await Promise.all([makeI18n('fr'), makeI18n('en')]);
    expect([french.t('skip'), english.t('skip')]).toEqual(['Aller au contenu', 'Skip to content']);
  });

  it('leaves the messages of staff pages out until a page asks for them', async () => {
    const i18n = await makeI18n('fr');
    expect(i18n.hasResourceBundle('fr', 'desk')).toBe(false);

    await i18n.loadNamespaces('desk');
    expect(i18n.t('desk:walkIn')).toBe('Sans rendez-vous');
  });

  it('brings every loaded catalogue along when the language changes', async () => {
    const i18n = await makeI18n('fr');
    await i18n.loadNamespaces('desk');
    await i18n.changeLanguage('en');
    expect(i18n.t('desk:walkIn')).toBe('Walk-in');
  });

  it('waits for a catalogue that cannot be fetched, and then speaks from it', async () => {
    const i18n = await makeI18n('fr');
    vi.spyOn(CATALOGUES.fr, 'desk').mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
    const loaded = i18n.loadNamespaces('desk');
    await vi.waitFor(() => expect(isLate()).toBe(true));

    window.dispatchEvent(new Event('online'));
    await loaded;

    expect(i18n.t('desk:walkIn')).toBe('Sans rendez-vous');
  });

  it('counts in both languages', async () => {
    const i18n = await makeI18n('fr');
    expect([0, 1, 2].map((count) => i18n.t('nav.cartWithItems', { count }))).toEqual([
      'Panier, 0 service',
      'Panier, 1 service',
      'Panier, 2 services',
    ]);
  });
});

describe('Literal', () => {
  it('shows the French sentence and then the quoted one, each in an element of its own', async () => {
    await renderIn('fr', <Literal id="loginExpired" as="p" />);
    expect(screen.getByText('Your login has expired.')).toHaveAttribute('lang', 'en-CA');
    expect(
      screen.getByText('Votre session a expiré. Reconnectez-vous; votre panier est conservé.'),
    ).not.toHaveAttribute('lang');
  });

  it('shows the quoted sentence alone in its own language', async () => {
    await renderIn('en', <Literal id="loginExpired" as="p" />);
    expect(screen.getByText('Your login has expired.')).not.toHaveAttribute('lang');
    expect(screen.queryByText(/Votre session/)).toBeNull();
  });
});

function Amount() {
  return <p>{useFormat().price(12.5)}</p>;
}

describe('useFormat', () => {
  it.each<[Language, RegExp]>([
    ['fr', /^12,50 \$$/],
    ['en', /^\$12\.50$/],
  ])('writes in the language of the page, %s', async (language, amount) => {
    await renderIn(language, <Amount />);
    expect(screen.getByText(amount)).toBeVisible();
  });
});
