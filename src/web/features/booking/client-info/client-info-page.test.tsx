import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { tokenDropped, tokenSet } from '../../../api/session.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const visits = (...reservations: Reservation[]) =>
  HttpResponse.json({ reservations, page: 1, pages: 1, count: reservations.length });
const api = fakeApi(...bookingApi([GEL]));

const dated = { ...cartOf([GEL, 1]), reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:30' } };

describe('the client’s details', () => {
  it('are asked for in words beside each field and in a summary that links to them', async () => {
    await openSite(paths.clientInfo, { cart: dated });
    await userEvent.click(await screen.findByRole('button', { name: 'Valider' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Il y a un problème');
    expect(screen.getByLabelText('Prénom et nom')).toBeInvalid();
    expect(screen.getByLabelText('Téléphone')).toHaveAccessibleDescription(
      /Veuillez spécifier un numéro de téléphone valide \(e\.g: XXX-XXX-XXXX\)\./,
    );
  });

  it('format the phone, and move on to the comment after its tenth digit', async () => {
    await openSite(paths.clientInfo, { cart: dated });
    const phone = await screen.findByLabelText('Téléphone');
    await userEvent.type(phone, '418555014');
    expect(phone).toHaveFocus();
    await userEvent.type(phone, '2');
    expect(phone).toHaveValue('418-555-0142');
    expect(screen.getByText('Numéro valide')).toBeInTheDocument();
    expect(screen.getByLabelText('Commentaire')).toHaveFocus();
  });

  it('lead to the login, and back to the summary, when nobody is logged in', async () => {
    const { router, store } = await openSite(paths.clientInfo, { cart: dated });
    await userEvent.type(await screen.findByLabelText('Prénom et nom'), '  Zoé  ');
    await userEvent.type(screen.getByLabelText('Téléphone'), '4185550142');
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?redirect=/reservation-summary');
    expect(store.getState().cart.reservationClientInfo).toEqual({ client: 'Zoé', phone: '418-555-0142', comment: '' });
  });

  it('are filled with the name of whoever is logged in, and lead to the summary', async () => {
    await openSite(paths.clientInfo, { cart: dated, token: tokenFor(['Client'], 'Léa Roy') });
    expect(await screen.findByLabelText('Prénom et nom')).toHaveValue('Léa Roy');
    await userEvent.type(screen.getByLabelText('Téléphone'), '4185550142');
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeInTheDocument();
  });

  it('take no number of another country, and say where it goes', async () => {
    await openSite(paths.clientInfo, { cart: dated });
    const phone = await screen.findByLabelText('Téléphone');
    await userEvent.type(phone, '+33 6 12 34 56 78');
    expect(phone).toHaveValue('+33 6 12 34 56 78');
    expect(phone).toHaveAccessibleDescription(/va dans le commentaire/);
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(phone).toHaveAccessibleDescription(/numéro de téléphone valide .* va dans le commentaire/);
    expect(phone).toHaveValue('+33 6 12 34 56 78');
  });

  it('are filled with the phone of an earlier visit too, so that nothing is left to type', async () => {
    const { reservationClientInfo: info } = givenReservation();
    const ofFriend = givenReservation({ reservationClientInfo: { ...info, client: 'Zoé Roy', phone: '418-555-0199' } });
    api.use(http.get('*/api/reservations/past', () => visits(ofFriend, givenReservation())));
    await openSite(paths.clientInfo, { cart: dated, token: tokenFor(['Client'], 'Camille Tremblay') });
    expect(await screen.findByDisplayValue('418-555-0142')).toBe(screen.getByLabelText('Téléphone'));
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeInTheDocument();
  });

  it('leave out the number that stands for no phone', async () => {
    const { reservationClientInfo: info } = givenReservation();
    const withoutPhone = givenReservation({ reservationClientInfo: { ...info, phoneIsDefault: true } });
    api.use(http.get('*/api/reservations/future', () => visits(withoutPhone)));
    const { store } = await openSite(paths.clientInfo, { cart: dated, token: tokenFor() });
    expect(await screen.findByDisplayValue('Camille Tremblay')).toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('"phoneIsDefault":true'));
    expect(screen.getByLabelText('Téléphone')).toHaveValue('');
  });

  it('are filled when a session is taken up after the page has opened, but for what was typed meanwhile', async () => {
    api.use(http.get('*/api/reservations/past', () => visits(givenReservation())));
    const { store } = await openSite(paths.clientInfo, { cart: dated });
    await userEvent.type(await screen.findByLabelText('Prénom et nom'), 'Camille T.');
    act(() => void store.dispatch(tokenSet(tokenFor(['Client'], 'Camille Tremblay'))));
    expect(await screen.findByDisplayValue('418-555-0142')).toBeInTheDocument();
    expect(screen.getByLabelText('Prénom et nom')).toHaveValue('Camille T.');
  });

  it('are kept as typed on the way to another time, when the chosen one has passed', async () => {
    const passed = { ...dated, reservationDate: { dateReserved: '2026-06-03', timeReserved: '10:00' } };
    const { store } = await openSite(paths.clientInfo, { cart: passed });
    await userEvent.type(await screen.findByLabelText('Prénom et nom'), 'Zoé');
    await userEvent.type(screen.getByLabelText('Commentaire'), 'Vernis rouge');
    expect(screen.getByText(/est passée\. Choisissez-en une autre\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Choisir une autre heure' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez la date et l’heure' })).toBeInTheDocument();
    expect(store.getState().cart.reservationClientInfo).toEqual({ client: 'Zoé', phone: '', comment: 'Vernis rouge' });
  });

  it('are kept as typed when the page is loaded anew', async () => {
    const { store } = await openSite(paths.clientInfo, { cart: dated });
    await userEvent.type(await screen.findByLabelText('Prénom et nom'), 'Zoé');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(store.getState().cart.reservationClientInfo?.client).toBe('Zoé');
  });

  it('ask groups of four or more to phone', async () => {
    await openSite(paths.clientInfo, {
      cart: { ...dated, ...cartOf([GEL, 4]), reservationDate: dated.reservationDate },
    });
    expect(
      await screen.findByText(/^Groupe de 4 personnes ou plus\? Téléphonez au 418\s555-0123\.$/),
    ).toBeInTheDocument();
  });

  it('leave nothing of somebody who logs out while typing', async () => {
    const { store, router } = await openSite(paths.clientInfo, { cart: dated, token: tokenFor(['Client'], 'Léa Roy') });
    await userEvent.type(await screen.findByLabelText('Commentaire'), 'Vernis rouge');
    act(() => void store.dispatch(tokenDropped()));
    await act(() => router.navigate(paths.bookingServices));
    expect(store.getState().cart.reservationClientInfo).toBeNull();
  });

  it('come after the date', async () => {
    await openSite(paths.clientInfo, { cart: cartOf([GEL, 1]) });
    expect(await screen.findByText('Choisissez d’abord la date et l’heure.')).toBeInTheDocument();
  });
});
