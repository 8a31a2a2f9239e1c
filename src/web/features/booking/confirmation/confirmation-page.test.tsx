import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';
import { reservationPlaced, selectPlaced } from '../../reservations/slice.ts';

const listOf = (...reservations: ReturnType<typeof givenReservation>[]) => ({
  reservations,
  page: 1,
  pages: 1,
  count: reservations.length,
});
const api = fakeApi(
  http.get('*/api/reservations/future', () =>
    HttpResponse.json(
      listOf(
        givenReservation({ createdAt: '2026-06-01T12:00:00.000Z', totalPrice: 10 }),
        givenReservation({ _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a12', totalPrice: 103.48 }),
      ),
    ),
  ),
  ...bookingApi([GEL]),
);

describe('the confirmation', () => {
  it('opened again later, shows the newest booking and books nothing', async () => {
    await openSite(paths.confirmation, { token: tokenFor(['Client'], 'Camille Tremblay') });
    expect(await screen.findByText('103,48 $')).toBeInTheDocument();
    expect(screen.getByText(/avec taxes, payable sur place/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(screen.getByText(/^Votre réservation est complète/)).toBeInTheDocument();
    expect(screen.getByText('camille@lunule.test')).toBeInTheDocument();
    expect(screen.getByText(/indésirables/)).toBeInTheDocument();
    expect(screen.getByText('Arrivez 15 minutes avant l’heure.')).toBeInTheDocument();
    const whenSomethingComesUp = within(screen.getByText(/Ma réservation »/));
    expect(whenSomethingComesUp.getByRole('link', { name: /^Appeler le 418\s555-0123$/ })).toHaveAttribute(
      'href',
      'tel:+14185550123',
    );
  });

  it('claims no booking to somebody who has none', async () => {
    api.use(http.get('*/api/reservations/future', () => HttpResponse.json(listOf())));
    const { router } = await openSite(paths.confirmation, { token: tokenFor(['Client'], 'Camille Tremblay') });
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.futureReservations));
    expect(screen.queryByText(/C’est réservé/)).toBeNull();
  });

  it('says nothing of a booking while the list of the client is asked for, nor when it fails, and asks again', async () => {
    const failing = http.get('*/api/reservations/future', () =>
      HttpResponse.json({ message: 'Le service est très occupé.', code: 'busy' }, { status: 503 }),
    );
    api.use(failing);
    await openSite(paths.confirmation, { token: tokenFor(['Client'], 'Camille Tremblay') });
    expect(await screen.findByText('Le service est très occupé.')).toBeInTheDocument();
    expect(screen.queryByText(/C’est réservé/)).toBeNull();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
  });

  it('confirms the booking that an employee has just placed, and names the phone, for they have no list', async () => {
    const { store, router } = await openSite(paths.bookingServices, { token: tokenFor(['Employee'], 'Zoé Roy') });
    act(() => void store.dispatch(reservationPlaced(givenReservation())));
    await act(() => router.navigate(paths.confirmation));
    expect(await screen.findByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Appeler le 418\s555-0123$/ })).toHaveAttribute(
      'href',
      'tel:+14185550123',
    );
    expect(screen.queryByRole('link', { name: 'Mes rendez-vous' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Annuler le rendez-vous' })).toBeNull();
  });

  it('lets the drops of lacquer fall for what was booked just now, not when it is opened again', async () => {
    const { store, router, container } = await openSite(paths.bookingServices, { token: tokenFor() });
    act(() => void store.dispatch(reservationPlaced(givenReservation())));
    await act(() => router.navigate(paths.confirmation));
    await screen.findByRole('heading', { name: 'C’est réservé, Camille!' });
    expect(container.querySelector('[data-falling]')).toHaveAttribute('data-falling', 'true');
    cleanup();

    const later = await openSite(paths.confirmation, { token: tokenFor() });
    await screen.findByRole('heading', { name: 'C’est réservé, Camille!' });
    expect(later.container.querySelector('[data-falling]')).toHaveAttribute('data-falling', 'false');
  });

  it('adds the visit to a calendar, elsewhere in a tab of its own', async () => {
    await openSite(paths.confirmation, { token: tokenFor() });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter au calendrier' }));
    const google = screen.getByRole('menuitem', { name: 'Google' });
    expect(google).toHaveAttribute('href', expect.stringContaining('dates=20260606T143000Z'));
    expect(google).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Google',
      'Outlook',
      'Autre calendrier (fichier .ics)',
    ]);
  });

  it('moves what was just booked, and then shows it among the visits as it is now', async () => {
    const moves: unknown[] = [];
    api.use(
      http.get('*/api/reservations/availability', () => HttpResponse.json(bookableDays())),
      http.patch('*/api/reservations/move', async ({ request }) => {
        moves.push(await request.json());
        return HttpResponse.json(givenReservation());
      }),
    );
    const { store, router } = await openSite(paths.bookingServices, { token: tokenFor() });
    act(() => void store.dispatch(reservationPlaced(givenReservation())));
    await act(() => router.navigate(paths.confirmation));
    await userEvent.click(await screen.findByRole('button', { name: 'Déplacer' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^jeudi 4\sjuin/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^13\sh\s30/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Déplacer le rendez-vous' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.futureReservations));
    expect(moves).toMatchObject([{ reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:30' } }]);
    expect(selectPlaced(store.getState())).toBeNull();
  });

  it('cancels after a question, and confirms no more', async () => {
    const cancelled: unknown[] = [];
    api.use(
      http.patch('*/api/reservations', async ({ request }) => {
        cancelled.push(await request.json());
        return HttpResponse.json(givenReservation({ status: 'cancel' }));
      }),
    );
    const { store, router } = await openSite(paths.bookingServices, { token: tokenFor() });
    act(() => void store.dispatch(reservationPlaced(givenReservation())));
    await act(() => router.navigate(paths.confirmation));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler le rendez-vous' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Annuler ce rendez-vous?' }));
    await userEvent.click(question.getByRole('button', { name: 'Annuler le rendez-vous' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.futureReservations));
    expect(cancelled).toEqual([{ id: givenReservation()._id, cancel: true }]);
    expect(selectPlaced(store.getState())).toBeNull();
  });

  it('confirms nothing to an employee who has placed none, and names the phone', async () => {
    await openSite(paths.confirmation, { token: tokenFor(['Employee'], 'Zoé Roy') });
    expect(
      await screen.findByText(/Aucune réservation à montrer ici\..*téléphonez au 418 555-0123/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/C’est réservé/)).toBeNull();
  });
});
