import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { chooseCategory } from '#domain/cart/cart-choices.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, DUO, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi(...bookingApi([GEL, SPA, DUO]));

/** The row of a service. */
async function rowOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
}

const tab = (name: string) => screen.findByRole('tab', { name });

describe('the tabs', () => {
  it('start at manicure, and count what each holds', async () => {
    await openSite(paths.bookingServices);

    expect(await tab('Manucure (2)')).toHaveAttribute('aria-selected', 'true');
    expect(await tab('Pédicure (1)')).toBeInTheDocument();
    expect(await tab('Autres Services (0)')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Pédicure spa' })).not.toBeInTheDocument();
  });

  it('start at the one that was saved, else at the one of the address', async () => {
    await openSite(paths.bookingServices, { cart: chooseCategory(cartOf(), 'pedicure') });
    expect(await tab('Pédicure (1)')).toHaveAttribute('aria-selected', 'true');
  });

  it('follow the address before what was saved', async () => {
    await openSite(`${paths.bookingServices}?categorie=other`, { cart: chooseCategory(cartOf(), 'pedicure') });
    expect(await tab('Autres Services (0)')).toHaveAttribute('aria-selected', 'true');
  });

  it('are written into the address and saved when chosen', async () => {
    const { router, store } = await openSite(`${paths.bookingServices}?lang=fr`);

    await userEvent.click(await tab('Pédicure (1)'));

    expect(await screen.findByRole('heading', { name: 'Pédicure spa' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?lang=fr&categorie=pedicure');
    expect(store.getState().cart.reservationServiceCategory).toEqual({ categoryReserved: 'pedicure' });
  });

  it('say that a category is empty, and give the phone', async () => {
    await openSite(`${paths.bookingServices}?categorie=other`);

    expect(
      await screen.findByRole('heading', { name: 'Aucun service dans cette catégorie pour le moment.' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /demandez-nous au 418/ })).toBeInTheDocument();
  });
});

describe('a row', () => {
  it('tells the beginning of the description, time and reduced price', async () => {
    await openSite(paths.bookingServices);
    const row = await rowOf('Manucure duo');

    expect(row.getByText('Un vernis qui tient trois semaines')).toBeInTheDocument();
    expect(row.getByText(/^45 min/)).toBeInTheDocument();
    expect(row.getByText('60,00 $')).toBeInTheDocument();
    expect(row.getByText(/70,00 \$/)).toHaveTextContent('Prix courant 70,00 $');
    expect(screen.getAllByText('avant taxes')).toHaveLength(1);
  });

  it('tells a range of times and prices', async () => {
    await openSite(`${paths.bookingServices}?categorie=pedicure`);
    const row = await rowOf('Pédicure spa');

    expect(row.getByText(/^60 à 75 min/)).toBeInTheDocument();
    expect(row.getByText('60,00 $').parentElement).toHaveTextContent('dès 60,00 $');
  });

  it('puts the service into the cart by one press, says so, and leads to the cart or on to the time', async () => {
    const { store } = await openSite(paths.bookingServices, { cart: cartOf() });
    const row = await rowOf('Manucure gel');
    expect(screen.queryByRole('link', { name: 'Choisir l’heure' })).not.toBeInTheDocument();

    await userEvent.click(row.getByRole('button', { name: 'Ajouter au panier, Manucure gel' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ titre: 'Manucure gel', qty: 1, price: 55 }]);
    expect(await screen.findByText('Au panier : Manucure gel, quantité 1.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Panier, 1 service' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Aller au panier' })).toHaveAttribute('href', paths.cart);
    expect(screen.getByText('63,24 $')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choisir l’heure' })).toHaveAttribute('href', paths.bookingDate);
  });

  it('counts from one up to the capacity with the same button, which passes its focus on at the end', async () => {
    const { store } = await openSite(paths.bookingServices);
    const row = await rowOf('Manucure duo');
    const plus = row.getByRole('button', { name: 'Ajouter au panier, Manucure duo' });
    await userEvent.click(plus);
    expect(plus).toHaveAccessibleName('Augmenter la quantité de Manucure duo');
    expect(plus).toHaveFocus();

    await userEvent.click(plus);

    expect(plus).toBeDisabled();
    expect(row.getByRole('group', { name: 'Quantité, Manucure duo' })).toHaveTextContent('2');
    const minus = row.getByRole('button', { name: 'Diminuer la quantité de Manucure duo' });
    expect(minus).toHaveFocus();
    await userEvent.click(minus);
    expect(store.getState().cart.cardItems).toMatchObject([{ qty: 1 }]);
    expect(row.getByRole('button', { name: 'Retirer Manucure duo' })).toBeInTheDocument();
  });

  it('adds one person at a double click', async () => {
    const { store } = await openSite(paths.bookingServices);
    const row = await rowOf('Manucure gel');

    await userEvent.dblClick(row.getByRole('button', { name: 'Ajouter au panier, Manucure gel' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ qty: 1 }]);
  });

  it('takes the service out after a question, and back in by « Rétablir »', async () => {
    const { store } = await openSite(paths.bookingServices, { cart: cartOf([GEL, 1]) });
    const row = await rowOf('Manucure gel');

    await userEvent.click(row.getByRole('button', { name: 'Retirer Manucure gel' }));
    const question = screen.getByRole('alertdialog', { name: 'Vous êtes sûrs | Are you sure?' });
    expect(question).toHaveTextContent('Retirer Manucure gel du panier?');
    expect(within(question).getByRole('button', { name: 'Non' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }));

    expect(store.getState().cart.cardItems).toEqual([]);
    expect(row.getByRole('button', { name: 'Ajouter au panier, Manucure gel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ titre: 'Manucure gel', qty: 1 }]);
  });
});

describe('the way on', () => {
  const time = { dateReserved: '2026-06-04', timeReserved: '10:00' };
  const isFree = (state: 'free' | 'full') =>
    api.use(
      http.get('*/api/reservations/availability', () =>
        HttpResponse.json({
          now: '2026-06-03T13:00:00Z',
          days: [{ date: '2026-06-04', state: 'open', slots: [{ time: '10:00', state }] }],
          firstFree: null,
        }),
      ),
    );

  it('is the cart with several services', async () => {
    await openSite(paths.bookingServices, { cart: cartOf([GEL, 1], [SPA, 1]) });

    const bar = (await screen.findByText('2 services · 2 h')).closest('[data-bottom-bar]');
    expect(bar).toHaveTextContent('dès 132,22 $ avec taxes');
    expect(bar?.querySelector('a')).toHaveTextContent('Aller au panier');
  });

  it('passes over the date when the chosen time is free for what is in the cart', async () => {
    isFree('free');
    await openSite(paths.bookingServices, { cart: { ...cartOf([GEL, 1]), reservationDate: time } });

    const way = await screen.findByRole('link', { name: 'Valider et continuer' });
    await waitFor(() => expect(way).toHaveAttribute('href', paths.clientInfo));
  });

  it('passes over who comes too when that is known of whoever is signed in', async () => {
    isFree('free');
    api.use(
      http.get('*/api/reservations/past', () =>
        HttpResponse.json({ reservations: [givenReservation()], page: 1, pages: 1, count: 1 }),
      ),
    );
    const cart = { ...cartOf([GEL, 1]), reservationDate: time };
    await openSite(paths.bookingServices, { cart, token: tokenFor(['Client'], 'Camille Tremblay') });

    const way = await screen.findByRole('link', { name: 'Valider et continuer' });
    await waitFor(() => expect(way).toHaveAttribute('href', paths.clientInfo));
    await userEvent.click(way);
    expect(await screen.findByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeInTheDocument();
  });

  it('is the time when the chosen one is taken', async () => {
    isFree('full');
    await openSite(paths.bookingServices, { cart: { ...cartOf([GEL, 1]), reservationDate: time } });

    expect(await screen.findByRole('link', { name: 'Choisir l’heure' })).toHaveAttribute('href', paths.bookingDate);
  });
});

describe('the details', () => {
  async function detailsOf(name: string) {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  }

  it('tell price, time, people and reviews, and add so many people', async () => {
    const { store } = await openSite(paths.bookingServices);
    const details = await detailsOf('Manucure duo');

    expect(details.getByText('60,00 $')).toBeInTheDocument();
    expect(details.getByText('1 à 2 personnes')).toBeInTheDocument();
    expect(details.getByText('4,8 sur 5 (32 avis)')).toBeInTheDocument();
    expect(details.getByText('68,99 $')).toBeInTheDocument();

    await userEvent.click(details.getByRole('button', { name: 'Augmenter la quantité de Manucure duo' }));
    expect(details.getByText('137,97 $')).toBeInTheDocument();
    await userEvent.click(details.getByRole('button', { name: 'Ajouter au panier' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ titre: 'Manucure duo', qty: 2 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('speak each language that the service has texts in', async () => {
    await openSite(`${paths.bookingServices}?categorie=pedicure`);
    const details = await detailsOf('Pédicure spa');
    expect(details.getByText('De 60,00 $ à 75,00 $')).toBeInTheDocument();

    await userEvent.click(details.getByRole('radio', { name: 'Español' }));

    expect(details.getByText('Baño, masaje y esmalte.')).toHaveAttribute('lang', 'es');
  });

  it('hold the bin once the service is in the cart', async () => {
    const { store } = await openSite(paths.bookingServices, { cart: cartOf([GEL, 3]) });
    const details = await detailsOf('Manucure gel');
    expect(details.getByRole('link', { name: 'Aller au panier' })).toBeInTheDocument();

    await userEvent.click(details.getByRole('button', { name: 'Retirer Manucure gel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }));

    expect(store.getState().cart.cardItems).toEqual([]);
  });
});

describe('while the services are not there', () => {
  it('says that they are on their way', async () => {
    api.use(
      http.get('*/api/services/public', async () => {
        await delay('infinite');
        return HttpResponse.json([]);
      }),
    );
    await openSite(paths.bookingServices);

    expect(await screen.findByText('Chargement…')).toBeInTheDocument();
  });

  it('gives the server’s message as a heading, and tries again', async () => {
    let isDown = true;
    api.use(
      http.get('*/api/services/public', () =>
        isDown
          ? HttpResponse.json({ message: 'Le catalogue est en pause.', code: 'unexpected' }, { status: 500 })
          : HttpResponse.json([GEL]),
      ),
    );
    await openSite(paths.bookingServices);

    expect(await screen.findByRole('heading', { name: 'Le catalogue est en pause.' })).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await rowOf('Manucure gel')).toBeDefined();
  });

  it('takes an answer that says it is an error for one', async () => {
    api.use(http.get('*/api/services/public', () => HttpResponse.json({ isError: true, message: 'Pas maintenant.' })));
    await openSite(paths.bookingServices);

    expect(await screen.findByRole('heading', { name: 'Pas maintenant.' })).toBeInTheDocument();
  });
});

describe('the address', () => {
  it('is named, with the way to change it', async () => {
    await openSite(paths.bookingServices, { cart: cartOf() });

    expect(await screen.findByRole('link', { name: 'changer d’adresse' })).toHaveAttribute(
      'href',
      `${paths.bookingLocation}?retour=services`,
    );
  });

  it('is asked for when none is chosen', async () => {
    await openSite(paths.bookingServices);

    expect(await screen.findByRole('link', { name: 'Choisir une adresse' })).toBeInTheDocument();
  });
});
