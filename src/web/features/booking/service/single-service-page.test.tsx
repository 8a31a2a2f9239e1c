import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pathOfBookingService, paths } from '#contract/paths.ts';
import { holdService } from '#domain/cart/cart-choices.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';

const api = fakeApi(...bookingApi([GEL, SPA]));
const WITHOUT_ID = '/reservation-service';

const people = () => screen.findByRole('combobox', { name: 'Nombre de personnes' });

describe('which service is reviewed', () => {
  it('is the one that the address names, held from then on', async () => {
    const { store } = await openSite(pathOfBookingService(GEL._id));

    expect(await screen.findByRole('heading', { level: 2, name: 'Manucure gel' })).toBeInTheDocument();
    expect(store.getState().cart.reservationService).toEqual({ serviceId: GEL._id });
  });

  it('is the one held, when the address names none', async () => {
    await openSite(WITHOUT_ID, { cart: holdService(cartOf(), SPA._id) });

    expect(await screen.findByRole('heading', { level: 2, name: 'Pédicure spa' })).toBeInTheDocument();
  });

  it('leads back to all services when none is held', async () => {
    const { router } = await openSite(WITHOUT_ID);

    expect(await screen.findByText('Choisissez d’abord un service.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
  });

  it('leads back to all services when it is no longer offered', async () => {
    const { router } = await openSite(pathOfBookingService('7d4f0a52-3f0e-4d3c-9b52-54f0a7f7afff'));

    expect(await screen.findByText('Ce service n’est plus offert. En voici d’autres.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
  });

  it('cannot be shown while the server fails, which is said', async () => {
    api.use(
      http.get('*/api/services/public/:id', () =>
        HttpResponse.json({ message: 'Un instant.', code: 'unexpected' }, { status: 500 }),
      ),
    );
    await openSite(pathOfBookingService(GEL._id));

    expect(await screen.findByRole('heading', { name: 'Un instant.' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
  });
});

describe('the review', () => {
  it('offers one person up to the capacity, and counts the total', async () => {
    await openSite(pathOfBookingService(GEL._id));
    const choice = await people();
    expect(within(choice).getAllByRole('option')).toHaveLength(4);

    await userEvent.selectOptions(choice, '2');

    expect(screen.getByText('110,00 $')).toBeInTheDocument();
    expect(screen.getByText('5,50 $')).toBeInTheDocument();
    expect(screen.getByText('10,97 $')).toBeInTheDocument();
    // Under the lines, and in the bar.
    expect(screen.getAllByText('126,47 $')).toHaveLength(2);
  });

  it('shows the promo code as something to come', async () => {
    await openSite(pathOfBookingService(GEL._id));

    expect(await screen.findByRole('textbox', { name: 'Code Promo' })).toBeDisabled();
    expect(screen.getByText('Bientôt offert')).toBeInTheDocument();
  });

  it('calls the total of a range an estimate', async () => {
    await openSite(pathOfBookingService(SPA._id));

    expect(await screen.findByText('Total estimé')).toBeInTheDocument();
  });

  it('says that the cart holds other services too', async () => {
    await openSite(pathOfBookingService(GEL._id), { cart: cartOf([SPA, 1]) });

    expect(await screen.findByText(/Votre panier contient aussi 1 autre service\./)).toBeInTheDocument();
  });
});

describe('what follows', () => {
  it('puts the service into the cart and leads to the date', async () => {
    const { store, router } = await openSite(pathOfBookingService(GEL._id), { cart: cartOf() });
    await userEvent.selectOptions(await people(), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer et continuer' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez la date et l’heure' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingDate);
    expect(store.getState().cart.cardItems).toMatchObject([{ serviceId: GEL._id, qty: 3 }]);
  });

  it('changes the quantity of a service that is in the cart already', async () => {
    const { store } = await openSite(pathOfBookingService(GEL._id), { cart: cartOf([GEL, 2]) });
    expect(await people()).toHaveValue('2');

    await userEvent.selectOptions(await people(), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer et continuer' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ serviceId: GEL._id, qty: 1 }]);
  });

  it('takes the service away after a question, and leads back without complaint', async () => {
    const { store, router } = await openSite(WITHOUT_ID, { cart: holdService(cartOf([GEL, 2], [SPA, 1]), GEL._id) });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    const question = screen.getByRole('alertdialog', { name: 'Vous êtes sûrs | Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez vos services' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
    expect(screen.queryByText('Choisissez d’abord un service.')).not.toBeInTheDocument();
    expect(store.getState().cart.reservationService).toBeNull();
    expect(store.getState().cart.cardItems).toMatchObject([{ serviceId: SPA._id }]);
  });
});
