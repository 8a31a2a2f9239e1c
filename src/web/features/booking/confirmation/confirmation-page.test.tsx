import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';
import { reservationPlaced } from '../../reservations/slice.ts';

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
    expect(screen.getByRole('heading', { name: 'C’est réservé, Camille!' })).toBeInTheDocument();
    expect(screen.getByText('Votre réservation est terminée.')).toBeInTheDocument();
    expect(screen.getByText(/indésirables/)).toBeInTheDocument();
    expect(screen.getByText('Arrivez 15 minutes avant l’heure.')).toBeInTheDocument();
    expect(screen.getByText('Vous payez sur place. Aucune carte n’est demandée pour réserver.')).toBeInTheDocument();
    expect(screen.getByText(/Ma réservation »/)).toBeInTheDocument();
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
    expect(screen.getByText(/téléphonez au 418 555-0123/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Voir mes rendez-vous' })).toBeNull();
  });

  it('confirms nothing to an employee who has placed none, and names the phone', async () => {
    await openSite(paths.confirmation, { token: tokenFor(['Employee'], 'Zoé Roy') });
    expect(
      await screen.findByText(/Aucune réservation à montrer ici\..*téléphonez au 418 555-0123/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/C’est réservé/)).toBeNull();
  });
});
