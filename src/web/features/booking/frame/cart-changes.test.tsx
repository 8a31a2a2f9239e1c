import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Service } from '#contract/schemas/services.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, DUO, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';

const api = fakeApi(...bookingApi([GEL, SPA, DUO]));

const catalogueIs = (...services: Service[]) =>
  api.use(http.get('*/api/services/public', () => HttpResponse.json(services)));

const goOn = () => screen.getByRole('button', { name: 'Valider et continuer' });

describe('what the salon changes in a waiting cart', () => {
  it('is a new price, said once and counted', async () => {
    catalogueIs({ ...GEL, price: 58 });
    const { store } = await openSite(paths.cart, { cart: cartOf([GEL, 2]) });

    expect(await screen.findByText('Manucure gel : le prix passe de 55,00 $ à 58,00 $.')).toBeInTheDocument();
    expect(store.getState().cart.itemsPrice).toBe(116);
    expect(goOn()).toBeEnabled();

    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText(/le prix passe/)).not.toBeInTheDocument();
  });

  it('is a lower capacity, which lowers the quantity', async () => {
    catalogueIs({ ...GEL, capacity: 2 });
    const { store } = await openSite(paths.cart, { cart: cartOf([GEL, 4]) });

    expect(
      await screen.findByText('Manucure gel : offert à 2 personnes à la fois; la quantité a été ajustée.'),
    ).toBeInTheDocument();
    expect(store.getState().cart.cardItems[0]?.qty).toBe(2);
  });

  it('is a service no longer offered: marked, and in the way until it is removed', async () => {
    catalogueIs(SPA);
    await openSite(paths.cart, { cart: cartOf([GEL, 1], [SPA, 1]) });

    expect(await screen.findByText('n’est plus offert')).toBeInTheDocument();
    expect(screen.getByText('Manucure gel n’est plus offert.')).toBeInTheDocument();
    expect(goOn()).toBeDisabled();
    expect(goOn()).toHaveAccessibleDescription('Retirez ce qui n’est plus offert pour continuer.');
    expect(screen.getByRole('button', { name: 'Augmenter la quantité de Manucure gel' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Retirer Manucure gel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }));

    expect(goOn()).toBeEnabled();
    expect(screen.queryByText('Manucure gel n’est plus offert.')).not.toBeInTheDocument();
  });

  it('is nothing when the catalogue says what the cart says', async () => {
    const { store } = await openSite(paths.cart, { cart: cartOf([GEL, 1]) });
    const before = store.getState().cart;
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('Pédicure spa'));

    expect(store.getState().cart).toBe(before);
    expect(screen.queryByText('Votre visite a été mise à jour.')).not.toBeInTheDocument();
  });
});

describe('a step that comes too early', () => {
  it('leads from the empty cart to the services, and says why under the heading', async () => {
    const { router } = await openSite(paths.cart);

    const notice = await screen.findByText('Votre panier est vide | Your cart is empty!');
    expect(router.state.location.pathname).toBe(paths.bookingServices);
    expect(notice.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leads from the date to the address, and says why until one is chosen', async () => {
    const { router } = await openSite(paths.bookingDate, { cart: { ...cartOf([GEL, 1]), reservationLocation: null } });

    expect(await screen.findByText('Choisissez d’abord une adresse.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingLocation);
  });

  it('says nothing that a forged address wants it to', async () => {
    const { router } = await openSite(paths.bookingServices, { cart: EMPTY_CART });
    await router.navigate(paths.bookingLocation, { state: { notice: 'toString' } });

    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Choisissez une adresse' });
    expect(main.queryByRole('status')).not.toBeInTheDocument();
  });
});
