import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { addToCart, EMPTY_CART } from '#domain/cart/cart.ts';
import { chooseLocation } from '#domain/cart/cart-choices.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { publicSettings } from '../../testing/salon.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
const NOWHERE = '/nulle-part';

beforeEach(() => {
  api.use(
    http.get('/api/settings/public', () => HttpResponse.json(publicSettings({ name: 'Chez Léa' }))),
    http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
  );
});

const banner = async () => within(await screen.findByRole('banner'));

describe('the header', () => {
  it('leads a visitor home, to the appointments, to the help, to the cart and in', async () => {
    await openSite(NOWHERE);
    const header = await banner();
    const address = (name: string) => header.getByRole('link', { name }).getAttribute('href');

    expect(await header.findByRole('link', { name: 'Chez Léa, accueil' })).toHaveAttribute('href', '/');
    expect(address('Rendez-vous')).toBe('/reservation-location');
    expect(address('Aide')).toBe('/helps');
    expect(address('Panier')).toBe('/reservation-panier');
    expect(address('Se connecter')).toBe('/login');
    expect(address("S'inscrire")).toBe('/register');
    // One for each width, in the place where it is seen.
    const booking = header.getAllByRole('link', { name: 'Réserver' });
    expect(booking.map((link) => link.getAttribute('href'))).toEqual([
      '/reservation-location',
      '/reservation-location',
    ]);
  });

  it('leaves the button that books out within the steps, which have their own', async () => {
    const none = { now: '2026-06-03T13:00:00Z', days: [], firstFree: null };
    api.use(http.get('*/api/reservations/availability', () => HttpResponse.json(none)));
    await openSite('/reservation-location');

    expect(await screen.findByRole('link', { name: 'Panier' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Réserver' })).toBeNull();
  });

  it('spares who is logged in the choice of a location that this browser remembers', async () => {
    await openSite(NOWHERE, { token: tokenFor(['Client'], 'Léa Roy'), cart: chooseLocation(EMPTY_CART, 2) });

    const booking = (await banner()).getAllByRole('link', { name: 'Réserver' });
    expect(booking.map((link) => link.getAttribute('href'))).toEqual([
      '/reservation-services',
      '/reservation-services',
    ]);
  });

  it('shows the number of people in the cart, and none for an empty one', async () => {
    const service = {
      _id: 'a',
      titre: 'Manucure',
      category: 'manicure',
      status: 'public',
      capacity: 4,
      priceType: 'fixed',
      price: 30,
      durationType: 'fixed',
      duration: 30,
    } as const;
    await openSite(NOWHERE, { cart: addToCart(EMPTY_CART, service, 3) });
    const cart = await screen.findByRole('link', { name: 'Panier, 3 services' });
    expect(within(cart).getByText('3')).toBeVisible();
  });

  it('shows who is logged in, with the ways to the dashboard, the profile and out', async () => {
    const { router } = await openSite(NOWHERE, { token: tokenFor(['Client'], 'Léa Roy') });
    const user = userEvent.setup();
    const header = await banner();
    expect(header.queryByRole('link', { name: 'Se connecter' })).toBeNull();

    await user.click(header.getByRole('button', { name: 'Léa Roy' }));
    expect(header.getByRole('link', { name: 'Tableau de bord Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(header.getByRole('link', { name: 'Profil Profile' })).toHaveAttribute('href', '/dashboard/profile');

    await user.click(header.getByRole('button', { name: 'Se déconnecter Logout' }));
    expect(await header.findByRole('link', { name: 'Se connecter' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('closes the person’s menu by Escape, and gives the focus back', async () => {
    await openSite(NOWHERE, { token: tokenFor(['Client'], 'Léa Roy') });
    const user = userEvent.setup();
    const button = (await banner()).getByRole('button', { name: 'Léa Roy' });
    await user.click(button);
    await user.tab();

    await user.keyboard('{Escape}');

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});

describe('the language', () => {
  it('changes the words, and keeps the page and the address but for its own parameter', async () => {
    const { router } = await openSite(`${NOWHERE}?lang=fr&page=2`);
    const user = userEvent.setup();

    await user.click((await banner()).getByRole('link', { name: 'EN, English version' }));

    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(document.documentElement.lang).toBe('en-CA');
    expect(localStorage.getItem('lang')).toBe('en');
  });
});

describe('the footer', () => {
  it('says the year by the salon’s clock, both addresses, and two ways to follow', async () => {
    await openSite(NOWHERE);
    const footer = within(await screen.findByRole('contentinfo'));

    expect(await footer.findByText('© 2026 Chez Léa. Tous droits réservés.')).toBeVisible();
    expect(footer.getByText('La Pyramide')).toBeVisible();
    expect(footer.getByText('Plaza Laval')).toBeVisible();
    expect(footer.getAllByText('9 h 30 – 18 h')).toHaveLength(2);
    expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
    expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  });
});

describe('an address that leads nowhere', () => {
  it('says so in both languages, with a way back', async () => {
    await openSite(NOWHERE);
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    expect(screen.getByText('Page not found')).toHaveAttribute('lang', 'en-CA');
    expect(screen.getByRole('button', { name: 'Retour | Back' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page introuvable – Chez Léa'));
  });
});

describe('a change of page', () => {
  it('puts the focus on the heading', async () => {
    const { router } = await openSite(NOWHERE);
    await screen.findByRole('heading', { name: 'Page introuvable' });

    await router.navigate('/ailleurs');

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page introuvable' })).toHaveFocus());
  });
});

describe('no network', () => {
  it('is said above the page, as long as it lasts', async () => {
    await openSite(NOWHERE);
    await screen.findByRole('banner');

    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText('Vous êtes hors ligne. Votre panier est conservé.')).toBeVisible();

    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/hors ligne/)).toBeNull());
  });
});
