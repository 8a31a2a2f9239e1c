import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const BOOK = '*/api/reservations';
const api = fakeApi(...bookingApi([GEL]));

const chosen = {
  reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:30' },
  reservationClientInfo: { client: 'Léa Roy', phone: '418-555-0142', comment: '' },
};
const ready: Cart = { ...cartOf([GEL, 2]), ...chosen };

const WAYS_BACK = [
  ['les services', paths.cart],
  ['l’endroit', paths.bookingLocation],
  ['la date et l’heure', paths.bookingDate],
  ['les coordonnées', paths.clientInfo],
] as const;

async function openSummary(cart: Cart = ready) {
  const site = await openSite(paths.summary, { cart, token: tokenFor(['Client'], 'Léa Roy') });
  return { ...site, place: () => screen.findByRole('button', { name: 'Passer la commande' }) };
}

function refuse(body: { code: string; message: string; details?: object }, status = 409) {
  api.use(http.post(BOOK, () => HttpResponse.json(body, { status })));
}

describe('the summary', () => {
  it('shows what, where, when, who and how much, each with its way back', async () => {
    await openSummary();
    expect(await screen.findByText('jeu. 4 juin, 13 h 30')).toBeInTheDocument();
    expect(screen.getByText('Fin vers 14 h 15')).toBeInTheDocument();
    expect(screen.getByText('418 555-0142')).toBeInTheDocument();
    expect(screen.getAllByText('126,47 $')).toHaveLength(2);
    expect(screen.getByText('Facultatif')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'conditions' }));
    expect(screen.getByText('Arrivez 15 minutes avant l’heure.')).toBeInTheDocument();
    expect(screen.getByText('Vous payez sur place. Aucune carte n’est demandée pour réserver.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    for (const [part, page] of WAYS_BACK) {
      expect(screen.getByRole('link', { name: `Modifier ${part}` })).toHaveAttribute('href', `${page}?retour=1`);
    }
  });

  it('keeps a range a range, in the lines and in the bar', async () => {
    api.use(http.get('*/api/services/public', () => HttpResponse.json([GEL, SPA])));
    await openSummary({ ...cartOf([SPA, 1], [GEL, 1]), ...chosen });
    expect(await screen.findByText(/1\sh\s15\smin · dès 60,00\s\$/)).toBeInTheDocument();
    expect(screen.getByText('Total estimé')).toBeInTheDocument();
    expect(screen.getAllByText(/^dès 132,22\s\$$/)).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Modifier les services' })).toHaveLength(1);
  });

  it('says that a comment may be added', async () => {
    await openSummary();
    const add = await screen.findByRole('link', { name: 'Ajouter un commentaire' });
    expect(add).toHaveAttribute('href', `${paths.clientInfo}?retour=1`);
  });

  it('shows a comment, and how to change it', async () => {
    const info = { ...chosen.reservationClientInfo, comment: 'Vernis rouge' };
    await openSummary({ ...ready, reservationClientInfo: info });
    expect(await screen.findByText('Vernis rouge')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifier le commentaire' })).toBeInTheDocument();
  });

  it.each([
    { missing: 'services', cart: { ...ready, cardItems: [] }, page: paths.bookingServices },
    { missing: 'the address', cart: { ...ready, reservationLocation: null }, page: paths.bookingLocation },
    { missing: 'the date', cart: { ...ready, reservationDate: null }, page: paths.bookingDate },
    { missing: 'the client', cart: { ...ready, reservationClientInfo: null }, page: paths.clientInfo },
  ])('sends to the first missing step: $missing', async ({ cart, page }) => {
    const { router } = await openSummary(cart);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(page);
  });

  it('asks groups of four or more to phone', async () => {
    await openSummary({ ...cartOf([GEL, 4]), ...chosen });
    expect(await screen.findByText(/Groupe de 4 personnes ou plus\? Téléphonez au 418 555-0123\./)).toBeInTheDocument();
  });

  it('books once with one key, says it is being done, and clears the cart', async () => {
    const keys: (string | null)[] = [];
    let answer = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = () => void resolve();
    });
    api.use(
      http.post(BOOK, async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        await waiting;
        return HttpResponse.json(givenReservation(), { status: 201 });
      }),
    );
    const { place, store, router } = await openSummary();
    await userEvent.click(await place());
    expect(await screen.findByText('En cours de traitement... Veuillez patienter.')).toBeInTheDocument();
    expect(await place()).toBeDisabled();
    answer();
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.confirmation);
    expect(store.getState().cart.cardItems).toEqual([]);
    expect(store.getState().cart.reservationClientInfo).toBeNull();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('sends the same key again after an answer that never came', async () => {
    const keys: (string | null)[] = [];
    api.use(
      http.post(BOOK, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(givenReservation(), { status: 201 });
      }),
    );
    const { place } = await openSummary();
    await userEvent.click(await place());
    const noAnswer = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';
    expect(await screen.findByText(`Une erreur est survenue : ${noAnswer}`)).toBeInTheDocument();
    await userEvent.click(await place());
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps everything when the slot is full, and leads to another time', async () => {
    refuse({ code: 'slot_full', message: 'Cette plage horaire est complète.' });
    const { place, store } = await openSummary();
    await userEvent.click(await place());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Une erreur est survenue : Cette plage horaire est complète.')).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Choisir une autre heure' })).toHaveAttribute(
      'href',
      '/reservation-date?retour=1',
    );
    expect(store.getState().cart.reservationClientInfo).toEqual(ready.reservationClientInfo);
    expect(store.getState().cart.cardItems).toHaveLength(1);
  });

  it('names whom somebody asks for, and asks for nobody once the time is free with others only', async () => {
    const sent: unknown[] = [];
    const performerId = '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0aa';
    const message = 'Mai n’est pas libre à cette heure.';
    api.use(
      http.post(BOOK, async ({ request }) => {
        sent.push(await request.json());
        const isFirst = sent.length === 1;
        const details = { performer: 'Mai', freeWithOthers: true };
        if (isFirst) return HttpResponse.json({ code: 'slot_full', message, details }, { status: 409 });
        return HttpResponse.json(givenReservation(), { status: 201 });
      }),
    );
    const { place } = await openSummary({ ...ready, performerId, performerName: 'Mai' });
    expect(await screen.findByText('Avec Mai')).toBeInTheDocument();
    await userEvent.click(await place());
    expect(await screen.findByText(`Une erreur est survenue : ${message}`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Peu importe avec qui' }));
    expect(await screen.findByText(/^Ce sera avec une personne libre à cette heure\./)).toBeInTheDocument();
    expect(screen.queryByText('Avec Mai')).not.toBeInTheDocument();
    await userEvent.click(await place());
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(sent).toMatchObject([{ performerId }, { performerId: null }]);
  });

  it.each([
    { why: 'has passed', slot: { dateReserved: '2026-06-02', timeReserved: '13:30' }, says: /est passée\./ },
    { why: 'comes too soon', slot: { dateReserved: '2026-06-03', timeReserved: '14:30' }, says: /moins de 90 minutes/ },
    {
      why: 'is not of the address',
      slot: { dateReserved: '2026-06-04', timeReserved: '03:00' },
      says: /pas offerte à/,
    },
  ])('knows by itself that the chosen time $why, and leads to another with everything kept', async ({ slot, says }) => {
    const { place, store } = await openSummary({ ...ready, reservationDate: slot });
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(await place()).toBeDisabled();
    expect(await place()).toHaveAccessibleDescription('Choisissez d’abord une autre heure.');
    const other = screen.getByRole('link', { name: 'Choisir une autre heure' });
    expect(other).toHaveAttribute('href', '/reservation-date?retour=1');
    expect(store.getState().cart).toMatchObject({ ...chosen, reservationDate: slot });
  });

  const sameTime = givenReservation({
    reservationLocation: { locationReserved: 2 },
    reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:00' },
    endTime: '13:45',
  });
  const upcoming = (...reservations: Reservation[]) =>
    http.get('*/api/reservations/future', () =>
      HttpResponse.json({ reservations, page: 1, pages: 1, count: reservations.length }),
    );
  const meant = () => screen.getByRole('checkbox', { name: 'Oui, réserver les deux' });

  it('asks before anything is sent whether a visit at the same time as another is meant', async () => {
    const sent: unknown[] = [];
    api.use(
      upcoming(sameTime),
      http.post(BOOK, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(givenReservation(), { status: 201 });
      }),
    );
    const { place } = await openSummary();
    expect(await screen.findByText(/à ce moment-là, de 13\sh à 13\sh\s45, Plaza Laval\./)).toBeInTheDocument();
    expect(await place()).toBeDisabled();
    expect(await place()).toHaveAccessibleDescription('Répondez d’abord.');
    await userEvent.click(meant());
    await userEvent.click(await place());
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ overlapIsMeant: true })]);
  });

  it('says that there is another visit that day, and asks nothing when it is over by then or cancelled', async () => {
    const earlier = { ...sameTime, endTime: '13:30' };
    api.use(upcoming(earlier, { ...sameTime, status: 'cancel' }));
    const { place } = await openSummary();
    expect(await screen.findByText(/^Vous avez déjà un rendez-vous ce jour-là à 13\sh\.$/)).toBeInTheDocument();
    expect(await place()).toBeEnabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('asks what only the server knew, in place of a failure, and sends the answer with the same key', async () => {
    const sent: [string | null, unknown][] = [];
    api.use(
      http.post(BOOK, async ({ request }) => {
        const body = await request.json();
        sent.push([request.headers.get('idempotency-key'), body]);
        if (sent.length > 1) return HttpResponse.json(givenReservation(), { status: 201 });
        return HttpResponse.json({ code: 'overlaps_own_visit', message: 'Déjà là.' }, { status: 409 });
      }),
    );
    const { place } = await openSummary();
    await userEvent.click(await place());
    expect(await screen.findByText(/^Vous avez déjà un rendez-vous à ce moment-là\. Voulez-vous/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(meant());
    await userEvent.click(await place());
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(sent.map(([, body]) => body)).toMatchObject([{ overlapIsMeant: false }, { overlapIsMeant: true }]);
    expect(sent[1]?.[0]).toBe(sent[0]?.[0]);
  });

  it('shows a changed price and the new total before the client confirms again', async () => {
    const dearer = { ...GEL, price: 60 };
    refuse({ code: 'price_changed', message: 'Le prix a changé.', details: { totalPrice: 137.97 } });
    const { place } = await openSummary();
    expect(await screen.findAllByText('126,47 $')).toHaveLength(2);
    api.use(http.get('*/api/services/public', () => HttpResponse.json([dearer])));
    await userEvent.click(await place());
    expect(await screen.findAllByText('137,97 $')).toHaveLength(2);
    expect(screen.getByText(/Manucure gel.*55,00 \$.*60,00 \$/)).toBeInTheDocument();
  });

  it('falls back to the words of the spec when the server says nothing', async () => {
    api.use(http.post(BOOK, () => HttpResponse.json({}, { status: 500 })));
    const { place } = await openSummary();
    await userEvent.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Veuillez réessayer plus tard\.$/);
  });
});
