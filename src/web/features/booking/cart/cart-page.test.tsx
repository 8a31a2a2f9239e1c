import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, DUO, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { NOW } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi(...bookingApi([GEL, SPA, DUO]));

async function lineOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const line = heading.closest('li');
  if (!line) throw new Error(`${name} has no line`);
  return within(line);
}

const goOn = () => screen.getByRole('button', { name: 'Valider et continuer' });
const summary = () => within(screen.getByRole('region', { name: 'Durée et prix' }));

describe('a cart with lines', () => {
  it('tells each price, the time it takes, both taxes and the total', async () => {
    await openSite(paths.cart, { cart: cartOf([GEL, 2], [DUO, 1]) });
    const line = await lineOf('Manucure gel');

    expect(line.getByText('55,00 $ par personne')).toBeInTheDocument();
    expect(line.getByText('110,00 $')).toBeInTheDocument();
    expect(line.getByText('2 personnes')).toBeInTheDocument();
    expect(summary().getByText('1 h 30 min')).toBeInTheDocument();
    expect(summary().getByText('170,00 $')).toBeInTheDocument();
    expect(summary().getByText('TPS (5 %)')).toBeInTheDocument();
    expect(summary().getByText('8,50 $')).toBeInTheDocument();
    expect(summary().getByText('TVQ (9,975 %)')).toBeInTheDocument();
    expect(summary().getByText('16,96 $')).toBeInTheDocument();
    expect(summary().getByText('195,46 $')).toBeInTheDocument();
    expect(summary().getByText(/Vous payez sur place/)).toBeInTheDocument();
  });

  it('calls the total an estimate when a price is a range', async () => {
    await openSite(paths.cart, { cart: cartOf([SPA, 1]) });

    await lineOf('Pédicure spa');
    expect(summary().getByText('Total estimé')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByText('dès 60,00 $')).toHaveLength(2);
    expect(summary().getByText('dès 3,00 $')).toBeInTheDocument();
    expect(summary().getByText('Le prix final dépend du service choisi sur place.')).toBeInTheDocument();
  });

  it('counts between one and the capacity', async () => {
    const { store } = await openSite(paths.cart, { cart: cartOf([DUO, 1]) });
    const line = await lineOf('Manucure duo');
    expect(line.getByRole('button', { name: 'Diminuer la quantité de Manucure duo' })).toBeDisabled();

    await userEvent.click(line.getByRole('button', { name: 'Augmenter la quantité de Manucure duo' }));

    expect(line.getByRole('button', { name: 'Augmenter la quantité de Manucure duo' })).toBeDisabled();
    expect(store.getState().cart.cardItems[0]?.qty).toBe(2);
    expect(screen.getByRole('link', { name: 'Panier, 2 services' })).toBeInTheDocument();
  });

  it('leads to the date, or back to the services', async () => {
    const { router } = await openSite(paths.cart, { cart: cartOf([GEL, 1]) });
    expect(await screen.findByRole('link', { name: 'Continuer les achats' })).toHaveAttribute(
      'href',
      paths.bookingServices,
    );

    await userEvent.click(goOn());

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez la date et l’heure' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingDate);
  });

  it('leads to the summary when the time is free and whoever is signed in is known', async () => {
    api.use(
      http.get('*/api/reservations/past', () =>
        HttpResponse.json({ reservations: [givenReservation()], page: 1, pages: 1, count: 1 }),
      ),
    );
    api.use(http.get('*/api/reservations/availability', () => HttpResponse.json(bookableDays())));
    const cart = { ...cartOf([GEL, 1]), reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:30' } };
    await openSite(paths.cart, { cart, token: tokenFor(['Client'], 'Camille Tremblay') });
    await screen.findByText('jeu. 4 juin, 10 h');

    await userEvent.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeInTheDocument();
  });

  it('of one person tells when the next place is', async () => {
    const firstFree = { date: '2026-06-04', time: '10:30' };
    api.use(http.get('*/api/reservations/availability', () => HttpResponse.json({ now: NOW, days: [], firstFree })));
    await openSite(paths.cart, { cart: cartOf([GEL, 1]) });

    expect(await screen.findByText('jeu. 4 juin, 10 h 30')).toBeInTheDocument();
  });

  it('stands as the third of seven steps, with the way back and onward', async () => {
    await openSite(paths.cart, { cart: cartOf([GEL, 1]) });

    const steps = within(await screen.findByRole('navigation', { name: 'Étapes de la réservation' }));
    expect(steps.getByText('Panier', { selector: 'li *' }).closest('li')).toHaveAttribute('aria-current', 'step');
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      paths.bookingLocation,
      paths.bookingServices,
      paths.bookingDate,
    ]);
  });
});

describe('a group', () => {
  it('of four is asked to phone, and may go on', async () => {
    await openSite(paths.cart, { cart: cartOf([GEL, 3], [SPA, 1]) });

    expect(await screen.findByText(/Groupe de 4 personnes ou plus\?/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: '418\u00A0555-0123' })[0]).toHaveAttribute('href', 'tel:+14185550123');
    expect(goOn()).toBeEnabled();
  });

  it('of three is not', async () => {
    await openSite(paths.cart, { cart: cartOf([GEL, 3]) });

    await lineOf('Manucure gel');
    expect(screen.queryByText(/Groupe de 4/)).not.toBeInTheDocument();
  });
});

describe('removing a line', () => {
  it('asks first, moves the focus to the next line, and can be taken back', async () => {
    const { store } = await openSite(paths.cart, { cart: cartOf([GEL, 2], [SPA, 1]) });
    const line = await lineOf('Manucure gel');

    await userEvent.click(line.getByRole('button', { name: 'Retirer Manucure gel' }));
    const question = screen.getByRole('alertdialog', { name: 'Vous êtes sûrs | Are you sure?' });
    expect(question).toHaveAccessibleDescription('Retirer Manucure gel du panier?');
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }));

    expect(screen.queryByRole('heading', { level: 3, name: 'Manucure gel' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Pédicure spa' })).toHaveFocus();
    expect(screen.getByText('Retiré du panier : Manucure gel.', { selector: 'p' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(store.getState().cart.cardItems.map(({ serviceId, qty }) => [serviceId, qty])).toEqual([
      [GEL._id, 2],
      [SPA._id, 1],
    ]);
  });

  it('keeps it when the answer is no', async () => {
    const { store } = await openSite(paths.cart, { cart: cartOf([GEL, 2]) });
    const line = await lineOf('Manucure gel');
    await userEvent.click(line.getByRole('button', { name: 'Retirer Manucure gel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Non' }));

    expect(store.getState().cart.cardItems).toHaveLength(1);
    expect(line.getByRole('button', { name: 'Retirer Manucure gel' })).toHaveFocus();
  });

  it('leads to the services when it was the last, and says that the cart is empty until it is not', async () => {
    const { router } = await openSite(paths.cart, { cart: cartOf([GEL, 1]) });
    const line = await lineOf('Manucure gel');
    await userEvent.click(line.getByRole('button', { name: 'Retirer Manucure gel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }));

    expect(await screen.findByText('Votre panier est vide | Your cart is empty!')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);

    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(screen.queryByText('Votre panier est vide | Your cart is empty!')).not.toBeInTheDocument();
  });
});

describe('cancelling the order', () => {
  it('asks Oui or Non, the focus on Non, and empties the cart', async () => {
    const { store, router } = await openSite(paths.cart, { cart: cartOf([GEL, 2], [SPA, 1]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    expect(screen.getByRole('button', { name: 'Non' })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Oui' }));

    expect(await screen.findByText('Votre panier est vide | Your cart is empty!')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
    expect(store.getState().cart.cardItems).toEqual([]);
  });

  it('changes nothing at Non', async () => {
    const { store } = await openSite(paths.cart, { cart: cartOf([GEL, 2]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    await userEvent.click(screen.getByRole('button', { name: 'Non' }));

    expect(store.getState().cart.cardItems).toHaveLength(1);
  });
});
