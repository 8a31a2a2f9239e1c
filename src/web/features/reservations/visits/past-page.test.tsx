import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { cartOf, givenService, SPA } from '../../../testing/catalogue.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';
import { selectCart } from '../../booking/cart/slice.ts';

const api = fakeApi();
let past: Reservation[];
let noted: unknown[];

const visit = (differences: Partial<Reservation> = {}) =>
  givenReservation({
    status: 'done',
    reservationDate: { dateReserved: '2026-05-07', timeReserved: '10:30' },
    ...differences,
  });

beforeEach(() => {
  past = [visit()];
  noted = [];
  api.use(
    ...dashboardHandlers,
    http.get('/api/services/public', () => HttpResponse.json([])),
    http.get('/api/helps/public', () => HttpResponse.json([])),
    http.get('/api/reservations/future', () => HttpResponse.json(listOf([]))),
    http.get('/api/reservations/availability', () => HttpResponse.json(bookableDays())),
    http.get('/api/reservations/past', () => HttpResponse.json(listOf(past))),
    http.patch('/api/reservations/past', async ({ request }) => {
      noted.push(await request.json());
      past = [visit({ colorNote: 'Rouge cerise' })];
      return HttpResponse.json(past[0]);
    }),
  );
});

async function openPast(cart?: Cart) {
  const site = await openSite('/dashboard/reservations/past', { token: tokenFor(), ...(cart && { cart }) });
  const user = userEvent.setup();
  const noteColor = async () => {
    await user.click(await screen.findByRole('button', { name: 'Noter la couleur' }));
    return screen.getByRole('textbox', { name: 'Note de couleur' });
  };
  return { ...site, user, noteColor, path: () => site.router.state.location.pathname };
}

describe('the colour note', () => {
  it('is behind its own button, so that the list stays a list', async () => {
    const { noteColor } = await openPast();
    await screen.findByRole('button', { name: 'Noter la couleur' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await noteColor();
    expect(screen.getByRole('button', { name: 'Noter la couleur' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('counts down from 20 characters and takes no more', async () => {
    const { user, noteColor } = await openPast();
    const field = await noteColor();
    expect(field).toHaveAccessibleDescription(/20 caractères restants/);
    await user.type(field, 'Rouge cerise très profond');
    expect(field).toHaveValue('Rouge cerise très pr');
    expect(field).toHaveAccessibleDescription(/Aucun caractère restant/);
  });

  it('is asked about before it is written, and then stands on the list', async () => {
    const { user, noteColor, path } = await openPast();
    await user.type(await noteColor(), ' Rouge cerise {Enter}');
    const dialog = screen.getByRole('alertdialog', { name: /^Inscrire «\sRouge cerise\s»\?$/ });
    expect(dialog).toHaveTextContent('Une note inscrite ne se change plus.');
    expect(noted).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'Inscrire la note' }));

    expect(await screen.findByText('Rouge cerise')).toBeVisible();
    expect(noted).toEqual([{ id: past[0]?._id, colorNote: 'Rouge cerise' }]);
    expect(screen.queryByRole('textbox', { name: 'Note de couleur' })).toBeNull();
    expect(path()).toBe('/dashboard/reservations/past');
  });

  it('says why it was refused', async () => {
    const message = 'La note de couleur a déjà été inscrite.';
    api.use(
      http.patch('/api/reservations/past', () =>
        HttpResponse.json({ code: 'color_note_already_set', message }, { status: 409 }),
      ),
    );
    const { user, noteColor } = await openPast();
    await user.type(await noteColor(), 'Nacre{Enter}');
    await user.click(screen.getByRole('button', { name: 'Inscrire la note' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(`La mise à jour a échoué : ${message}`)).toBeVisible();
    expect(alert.getByText(`Failed to update reservation: ${message}`)).toHaveAttribute('lang', 'en-CA');
  });

  it('is not asked for on a cancelled visit, which is struck through', async () => {
    past = [visit({ status: 'cancel' })];
    await openPast();
    const article = await screen.findByRole('article', { name: /^jeudi 7\smai, 10\sh\s30$/ });
    expect(within(article).getByRole('heading')).toHaveAttribute('data-cancelled', 'true');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('names the year of a visit of another one', async () => {
    past = [visit({ reservationDate: { dateReserved: '2025-05-07', timeReserved: '10:30' } })];
    await openPast();
    expect(await screen.findByRole('article', { name: /^mercredi 7\smai 2025, 10\sh\s30$/ })).toBeInTheDocument();
  });
});

it("says 'An error occurred.' with the way back when the list cannot be had", async () => {
  api.use(http.get('/api/reservations/past', () => HttpResponse.error()));
  await openPast();
  expect(await screen.findByText('An error occurred.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retour | Back' })).toBeVisible();
});

describe('booking again', () => {
  const service = givenService({ price: 50 });
  const offer = (services: object[]) => api.use(http.get('/api/services/public', () => HttpResponse.json(services)));
  it('takes the place of what was in the cart, which can be put back', async () => {
    offer([service, SPA]);
    const { store } = await again(cartOf([SPA, 1]));
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    await userEvent.click(await messages.findByRole('button', { name: 'Rétablir' }));
    expect(selectCart(store.getState())).toEqual(cartOf([SPA, 1]));
  });

  const again = async (cart?: Cart) => {
    const site = await openPast(cart);
    await site.user.click(await screen.findByRole('button', { name: /^Réserver de nouveau/ }));
    return site;
  };

  it('copies the services, at today’s prices, and the address into the cart', async () => {
    past = [visit({ reservationServices: visit().reservationServices.map((line) => ({ ...line, qty: 2 })) })];
    offer([service]);
    const { store, path } = await again();
    await waitFor(() => expect(path()).toBe('/reservation-date'));
    const cart = selectCart(store.getState());
    expect(cart.cardItems).toMatchObject([{ titre: 'Manucure gel', qty: 2, price: 50 }]);
    expect(cart.reservationLocation).toEqual({ locationReserved: '1' });
    expect(cart.reservationClientInfo).toMatchObject({ client: 'Camille Tremblay', phone: '418-555-0142' });
  });

  it('names what is no longer offered and leads to what is', async () => {
    offer([]);
    const { path } = await again();
    await waitFor(() => expect(path()).toBe('/reservation-services'));
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(
      /Manucure gel\s: ce n’est plus offert\./,
    );
  });
});
