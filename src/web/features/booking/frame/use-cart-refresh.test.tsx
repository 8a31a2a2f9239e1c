import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { CART_KEY, storedCart } from '#domain/cart/cart-storage.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { servicesApi } from '../../services/api.ts';
import { persistCart } from '../cart/stored-cart.ts';

const DEARER = { ...GEL, price: 60 };
const CHANGED = 'Votre visite a été mise à jour.';
const ASK_AGAIN = () => servicesApi.endpoints.publicServices.initiate(undefined, { forceRefetch: true });
const api = fakeApi(...bookingApi([GEL]));

/** A tab on the cart that knows the old price, while another has just written the new one. */
async function openBehindAnotherTab() {
  const site = await openSite(paths.cart, { cart: cartOf([GEL, 1]) });
  const stop = persistCart(site.store);
  await waitFor(() => expect(JSON.stringify(site.store.getState().api.queries)).toContain('Manucure gel'));
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const newValue = storedCart(cartOf([DEARER, 1]), deviceNow());
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue })));
  const askAgain = () => act(() => site.store.dispatch(ASK_AGAIN()));
  return { ...site, stop, written, askAgain };
}

it('does not correct a tab that knows a newer catalogue: the two would go on forever', async () => {
  const { store, stop, written } = await openBehindAnotherTab();
  expect(await screen.findAllByText('60,00 $')).not.toHaveLength(0);
  expect(written).not.toHaveBeenCalled();
  expect(store.getState().cart.itemsPrice).toBe(60);
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  stop();
});

it('compares anew whenever the catalogue is told, even when it says what it said before', async () => {
  const { store, stop, askAgain } = await openBehindAnotherTab();
  await askAgain();
  expect(await screen.findByText(CHANGED)).toBeInTheDocument();
  expect(store.getState().cart.itemsPrice).toBe(55);
  stop();
});

it('is content when the catalogue then says what the other tab knew', async () => {
  const { store, stop, askAgain } = await openBehindAnotherTab();
  api.use(http.get('*/api/services/public', () => HttpResponse.json([DEARER])));
  await askAgain();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  expect(store.getState().cart.itemsPrice).toBe(60);
  stop();
});
