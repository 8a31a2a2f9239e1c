import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { chooseCategory } from '#domain/cart/cart-choices.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, DUO, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';

const api = fakeApi(...bookingApi([GEL, SPA, DUO]));

/** The card of a service. */
async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const card = heading.closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
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

describe('a card', () => {
  it('tells time, people, price and reviews', async () => {
    await openSite(paths.bookingServices);
    const card = await cardOf('Manucure duo');

    expect(card.getByText('45 min')).toBeInTheDocument();
    expect(card.getByText('1 à 2 personnes')).toBeInTheDocument();
    expect(card.getByText('60,00 $')).toBeInTheDocument();
    expect(card.getByText(/70,00 \$/)).toHaveTextContent('Prix courant 70,00 $');
    expect(card.getByText('Rabais de 10,00 $')).toBeInTheDocument();
    expect(card.getByText('Taxes en sus')).toBeInTheDocument();
    expect(card.getByText('4,8 sur 5 (32 avis)')).toBeInTheDocument();
  });

  it('tells a range of times and prices', async () => {
    await openSite(`${paths.bookingServices}?categorie=pedicure`);
    const card = await cardOf('Pédicure spa');

    expect(card.getByText('1 h à 1 h 15 min')).toBeInTheDocument();
    expect(card.getByText('De 60,00 $ à 75,00 $')).toBeInTheDocument();
    expect(card.queryByText(/avis/)).not.toBeInTheDocument();
  });

  it('lets count from one up to the capacity', async () => {
    await openSite(paths.bookingServices);
    const card = await cardOf('Manucure duo');
    const more = card.getByRole('button', { name: 'Augmenter la quantité de Manucure duo' });
    expect(card.getByRole('button', { name: 'Diminuer la quantité de Manucure duo' })).toBeDisabled();

    await userEvent.click(more);

    expect(more).toBeDisabled();
    expect(card.getByRole('group', { name: 'Quantité, Manucure duo' })).toHaveTextContent('2');
  });

  it('puts the service into the cart, says so, and leads on to the cart', async () => {
    const { store } = await openSite(paths.bookingServices);
    const card = await cardOf('Manucure gel');
    await userEvent.click(card.getByRole('button', { name: 'Augmenter la quantité de Manucure gel' }));
    await userEvent.click(card.getByRole('button', { name: 'Ajouter au panier' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ titre: 'Manucure gel', qty: 2, price: 55 }]);
    expect(await screen.findByText('Au panier : Manucure gel, quantité 2.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Panier, 2 articles' })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Aller au panier' })).toHaveFocus();
    expect(card.getByRole('link', { name: 'Aller au panier' })).toHaveAttribute('href', paths.cart);
  });

  it('takes it out after a question, and back in by « Rétablir »', async () => {
    const { store } = await openSite(paths.bookingServices, { cart: cartOf([GEL, 3]) });
    const card = await cardOf('Manucure gel');

    await userEvent.click(card.getByRole('button', { name: 'Retirer Manucure gel' }));
    const question = screen.getByRole('alertdialog', { name: 'Vous êtes sûrs | Are you sure?' });
    expect(question).toHaveTextContent('Retirer Manucure gel du panier?');
    expect(within(question).getByRole('button', { name: 'Non' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }));

    expect(store.getState().cart.cardItems).toEqual([]);
    expect(card.getByRole('button', { name: 'Ajouter au panier' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));

    expect(store.getState().cart.cardItems).toMatchObject([{ titre: 'Manucure gel', qty: 3 }]);
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

    expect(await cardOf('Manucure gel')).toBeDefined();
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

    expect(await screen.findByRole('link', { name: 'La Pyramide · changer' })).toHaveAttribute(
      'href',
      `${paths.bookingLocation}?retour=services`,
    );
  });

  it('is asked for when none is chosen', async () => {
    await openSite(paths.bookingServices);

    expect(await screen.findByRole('link', { name: 'Choisir une adresse' })).toBeInTheDocument();
  });
});
