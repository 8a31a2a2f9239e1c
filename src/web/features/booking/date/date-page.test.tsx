import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { clockHeard } from '../../../api/salon-clock.ts';
import { around } from '../../../testing/around.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';
import { availabilityApi } from '../../availability/api.ts';

const AVAILABILITY = '*/api/reservations/availability';
const api = fakeApi(
  http.get(AVAILABILITY, () => HttpResponse.json(bookableDays())),
  ...bookingApi([GEL]),
);

const slot = async (name: RegExp) => screen.findByRole('button', { name });
const day = async (name: RegExp) => screen.findByRole('radio', { name });
const openMonth = async () => userEvent.click(await screen.findByRole('button', { name: 'Voir le mois' }));
const goOn = () => screen.getByRole('button', { name: 'Continuer' });

describe('the date step', () => {
  it('sends to the address when none is chosen, and says why', async () => {
    const { router } = await openSite(paths.bookingDate, { cart: { ...cartOf([GEL, 1]), reservationLocation: null } });
    expect(await screen.findByText('Choisissez d’abord une adresse.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingLocation);
  });

  it('sends to the services when the cart is empty', async () => {
    const cart = { ...EMPTY_CART, reservationLocation: { locationReserved: '1' as const } };
    await openSite(paths.bookingDate, { cart });
    expect(await screen.findByText('Votre panier est vide | Your cart is empty!')).toBeInTheDocument();
  });

  it('opens on the first day that has a free time, and asks for one in the words of the spec', async () => {
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await screen.findByRole('heading', { name: 'jeudi 4\u00A0juin La Pyramide' })).toBeInTheDocument();
    expect(await day(/^jeudi 4\sjuin, peu de places$/)).toBeChecked();
    expect(goOn()).toBeDisabled();
    expect(goOn()).toHaveAccessibleDescription('Choisissez une heure');

    await userEvent.click(around(goOn()));
    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez spécifier un plage horaire pour continuer');
  });

  it('leaves the focus where it is when the times come', async () => {
    const come = Promise.withResolvers<void>();
    api.use(
      http.get(AVAILABILITY, async () => {
        await come.promise;
        return HttpResponse.json(bookableDays());
      }),
    );
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    const heading = await screen.findByRole('heading', { level: 1 });
    heading.focus();
    come.resolve();
    await slot(/^13\sh\s30/);
    expect(heading).toHaveFocus();
  });

  it('keeps what is taken or too late in its place, disabled, with its reason', async () => {
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await slot(/^10\sh\s30, complet/)).toBeDisabled();
    expect(await slot(/^19\sh\s30, trop tard/)).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Matin' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Après-midi' })).toBeInTheDocument();
  });

  it('stores the day and the time, and goes on to the client', async () => {
    const { router, store } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await slot(/^13\sh\s30/));
    expect(screen.getByText('Fin vers 14 h 15.')).toBeInTheDocument();
    await userEvent.click(goOn());
    expect(store.getState().cart.reservationDate).toEqual({ dateReserved: '2026-06-04', timeReserved: '13:30' });
    expect(await screen.findByRole('heading', { name: 'Vos coordonnées', level: 1 })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.clientInfo);
  });

  it('finds a chosen time again after a look at another day', async () => {
    const { days, ...answer } = bookableDays();
    const later: AvailableDay = { date: '2026-06-06', state: 'open', slots: [{ time: '15:30', state: 'free' }] };
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: [...days, later] })));
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await slot(/^13\sh\s30/));
    await userEvent.click(await day(/^samedi 6\sjuin/));
    expect(goOn()).toBeDisabled();
    await userEvent.click(await day(/^jeudi 4\sjuin/));
    expect(await slot(/^13\sh\s30/)).toHaveAttribute('aria-pressed', 'true');
    expect(goOn()).toBeEnabled();
  });

  it('shows the whole month behind a button, and in the row the days around the one pressed there', async () => {
    const { days, ...answer } = bookableDays();
    const later: AvailableDay[] = ['2026-06-30', '2026-07-29', '2026-08-02'].map((date) => ({
      date,
      state: 'open',
      slots: [{ time: '15:30', state: 'free' }],
    }));
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: [...days, ...later] })));
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await openMonth();
    const month = within(screen.getByRole('dialog', { name: 'Calendrier' }));
    await userEvent.click(await month.findByRole('button', { name: /^mardi 30\sjuin/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await day(/^mardi 30\sjuin/)).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^jeudi 4\sjuin/ })).not.toBeInTheDocument();
    expect(await slot(/^15\sh\s30/)).toBeEnabled();
  });

  it('asks a signed-in client nothing whose name and phone are known, and goes on to the summary', async () => {
    const visit = givenReservation();
    api.use(
      http.get('*/api/reservations/past', () =>
        HttpResponse.json({ reservations: [visit], page: 1, pages: 1, count: 1 }),
      ),
    );
    const token = tokenFor(['Client'], 'Camille Tremblay');
    const { store } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]), token });
    await userEvent.click(await slot(/^13\sh\s30/));
    await userEvent.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeInTheDocument();
    expect(store.getState().cart.reservationClientInfo).toMatchObject({
      client: 'Camille Tremblay',
      phone: '418-555-0142',
    });
  });

  it('asks a signed-in client whose phone nobody knows', async () => {
    const token = tokenFor(['Client'], 'Camille Tremblay');
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]), token });
    await userEvent.click(await slot(/^13\sh\s30/));
    await userEvent.click(goOn());
    expect(await screen.findByLabelText('Téléphone')).toHaveValue('');
  });

  it('leads whoever gave name and phone before to the login, and does not ask again', async () => {
    const info = { client: 'Léa Roy', phone: '418-555-0142', comment: '' };
    const { router } = await openSite(paths.bookingDate, {
      cart: { ...cartOf([GEL, 1]), reservationClientInfo: info },
    });
    await userEvent.click(await slot(/^13\sh\s30/));
    await userEvent.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?redirect=/reservation-summary');
  });

  it('leaves the times where they are while they are asked for again', async () => {
    const { store } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    const before = await slot(/^13\sh\s30/);
    const nextAnswer = bookableDays({ now: '2026-06-03T18:05:00.000Z' });
    api.use(http.get(AVAILABILITY, () => HttpResponse.json(nextAnswer)));
    const question = { location: 1, lines: [{ serviceId: GEL._id, qty: 1 }] } as const;
    const ask = () => availabilityApi.endpoints.availability.initiate(question, { forceRefetch: true });
    await act(() => store.dispatch(ask()));
    expect(JSON.stringify(store.getState().api.queries)).toContain(nextAnswer.now);
    expect(await slot(/^13\sh\s30/)).toBe(before);
  });

  it('sends to the cart while a service in it is no longer offered', async () => {
    const { cardItems, ...cart } = cartOf([GEL, 1]);
    const withdrawn = cardItems.map((line) => ({ ...line, serviceId: 'gone', isOffered: false }));
    const { router } = await openSite(paths.bookingDate, { cart: { ...cart, cardItems: withdrawn } });
    expect(await screen.findByText(/n’est plus offert\. Retirez-le pour continuer/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.cart);
  });

  it('looks at the catalogue again when the server says that a service is private now, and leads to the cart', async () => {
    api.use(
      http.get(AVAILABILITY, () =>
        HttpResponse.json({ message: 'N’est plus offert.', code: 'private_service' }, { status: 422 }),
      ),
      http.get('*/api/services/public', () => HttpResponse.json([GEL]), { once: true }),
      http.get('*/api/services/public', () => HttpResponse.json([])),
    );
    const { router } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await screen.findByText(/n’est plus offert\. Retirez-le pour continuer/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.cart);
  });

  it('says why a closed day is closed, and lets nobody choose it', async () => {
    const { days, ...answer } = bookableDays();
    const closed: AvailableDay = { date: '2026-06-07', state: 'closed', slots: [] };
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: [...days, closed] })));
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await day(/^Fermé, dimanche 7\sjuin$/)).toBeDisabled();
    await openMonth();
    const holiday = await screen.findByRole('button', { name: /^Fermé\s: fête nationale, mercredi 24\sjuin/ });
    expect(holiday).toHaveAttribute('aria-disabled', 'true');
  });

  it('forgets a chosen time that has been taken meanwhile, and says so', async () => {
    const cart = { ...cartOf([GEL, 1]), reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:30' } };
    await openSite(paths.bookingDate, { cart });
    expect(
      await screen.findByText(/^L’heure choisie \(jeu\. 4\sjuin, 10\sh\s30\) n’est pas libre à La Pyramide/),
    ).toBeInTheDocument();
    expect(goOn()).toBeDisabled();
  });

  const at = (date: string, time: string) => ({
    ...cartOf([GEL, 1]),
    reservationDate: { dateReserved: date, timeReserved: time },
  });

  it.each([
    { why: 'has passed', cart: at('2026-06-02', '13:30'), says: /\(mar\. 2\sjuin, 13\sh\s30\) est passée\./ },
    { why: 'has passed today', cart: at('2026-06-03', '10:00'), says: /\(mer\. 3\sjuin, 10\sh\) est passée\./ },
    { why: 'comes too soon', cart: at('2026-06-03', '14:30'), says: /commence dans moins de 90 minutes\./ },
    { why: 'its whole day is taken', cart: at('2026-06-05', '10:00'), says: /n’est pas libre à La Pyramide\./ },
  ])('says of a time chosen earlier that it $why, and keeps the rest', async ({ cart, says }) => {
    const { store } = await openSite(paths.bookingDate, { cart });
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(goOn()).toBeDisabled();
    expect(store.getState().cart.cardItems).toHaveLength(1);
  });

  it('lets a free time pass away while the page stands open', async () => {
    const slots = ['15:30', '16:30'].map((time) => ({ time, state: 'free' as const }));
    const today: AvailableDay = { date: '2026-06-03', state: 'open', slots };
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...bookableDays(), days: [today] })));
    const { store } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await slot(/^15\sh\s30$/));
    expect(goOn()).toBeEnabled();
    act(() => void store.dispatch(clockHeard('2026-06-03T18:01:00.000Z')));
    expect(await slot(/^15\sh\s30, passé$/)).toBeDisabled();
    expect(screen.getByText(/commence dans moins de 90 minutes/)).toBeInTheDocument();
    expect(goOn()).toBeDisabled();
  });

  it('tells days that have passed, that are too far and on which it is too late from full and closed ones', async () => {
    const { days, ...answer } = bookableDays();
    const long: AvailableDay = { date: '2026-06-06', state: 'full', slots: [{ time: '16:00', state: 'too_long' }] };
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: [...days, long] })));
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await day(/^Trop tard pour aujourd’hui, mercredi 3\sjuin, aujourd’hui$/)).toBeEnabled();
    await openMonth();
    expect(await slot(/^Passé, mardi 2\sjuin/)).toHaveAttribute('aria-disabled', 'true');
    expect(await slot(/^Trop tard pour aujourd’hui, mercredi 3\sjuin/)).toBeInTheDocument();
    expect(await slot(/^Plus de 60 jours d’avance, jeudi 25\sjuin/)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Trop tard')).toBeInTheDocument();
    await userEvent.click(await slot(/^Trop tard pour ces services, samedi 6\sjuin/));
    expect(await screen.findByText(/^Ils finiraient après la fermeture/)).toBeInTheDocument();
  });

  it('begins tomorrow when it is late', async () => {
    const now = '2026-06-03T20:01:00.000Z';
    api.use(
      http.get(AVAILABILITY, () => HttpResponse.json(bookableDays({ now }))),
      http.get('*/api/settings/public', () => HttpResponse.json(publicSettings({ now }))),
    );
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await day(/^jeudi 4\sjuin/)).toBeChecked();
    expect(screen.queryByRole('radio', { name: /mercredi 3\sjuin/ })).not.toBeInTheDocument();
    await openMonth();
    const today = await slot(/^Trop tard pour aujourd’hui, mercredi 3\sjuin/);
    expect(today).toHaveAttribute('aria-disabled', 'true');
  });

  it('says what the server said when nothing can be shown, and asks again', async () => {
    api.use(
      http.get(
        AVAILABILITY,
        () => HttpResponse.json({ message: 'Le service est très occupé.', code: 'busy' }, { status: 503 }),
        {
          once: true,
        },
      ),
    );
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    expect(await screen.findByText('Le service est très occupé.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await slot(/^13\sh\s30/)).toBeEnabled();
  });
});
