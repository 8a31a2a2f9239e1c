import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, visitPath } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { GEL } from '../../../testing/catalogue.ts';
import { listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const MAI = { technicianId: '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0aa', name: 'Mai', requested: true };
const LEA = { technicianId: '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0bb', name: 'Léa', requested: false };
const asked = givenReservation({ performer: 'Mai', performers: [MAI] });
const hasTurn = givenReservation({
  _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a12',
  reservationDate: { dateReserved: '2026-06-20', timeReserved: '14:30' },
  performer: 'Léa',
  performers: [LEA],
});
const api = fakeApi(...bookingApi([GEL]));
let lists: { future: Reservation[]; past: Reservation[] };

beforeEach(() => {
  lists = { future: [asked, hasTurn], past: [] };
  api.use(
    http.get('*/api/helps/public', () => HttpResponse.json([])),
    http.get('*/api/reservations/future', () => HttpResponse.json(listOf(lists.future))),
    http.get('*/api/reservations/past', () => HttpResponse.json(listOf(lists.past))),
    http.get('*/api/reservations/availability', () => HttpResponse.json(bookableDays())),
  );
});

const open = (path: string) => openSite(path, { token: tokenFor(['Client'], 'Camille Tremblay') });
const visit = async (name: RegExp) => within(await screen.findByRole('article', { name }));

describe('with whom a visit is', () => {
  it('is told before it where its client asked for somebody, and not where it is merely somebody’s turn', async () => {
    await open(paths.futureReservations);
    expect((await visit(/6\sjuin/)).getByText('avec Mai')).toBeVisible();
    const other = await visit(/20\sjuin/);
    expect(other.queryByText(/avec Léa/)).not.toBeInTheDocument();
    await userEvent.click(other.getByRole('button'));
    const details = within(await screen.findByRole('dialog', { name: 'Votre rendez-vous' }));
    expect(details.getByText('Services')).toBeVisible();
    expect(details.queryByText('Avec')).not.toBeInTheDocument();
  });

  it('is told after it whoever it was, and who was asked for is asked for again', async () => {
    lists = {
      future: [],
      past: [
        { ...asked, status: 'done' },
        { ...hasTurn, status: 'done' },
      ],
    };
    const { store } = await open(paths.pastReservations);
    expect((await visit(/6\sjuin/)).getByText(/ · avec Mai$/)).toBeVisible();
    const other = await visit(/20\sjuin/);
    expect(other.getByText(/ · avec Léa$/)).toBeVisible();
    await userEvent.click(other.getByRole('button', { name: /^samedi 20\sjuin/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Votre rendez-vous' }));
    expect(details.getByText('Avec').nextSibling).toHaveTextContent('Léa');
    await userEvent.click(details.getByRole('button', { name: 'Fermer' }));
    await userEvent.click((await visit(/6\sjuin/)).getByRole('button', { name: /^Réserver de nouveau/ }));
    expect(await screen.findByRole('heading', { name: 'Choisissez la date et l’heure' })).toBeVisible();
    expect(store.getState().cart).toMatchObject({ performerId: MAI.technicianId, performerName: 'Mai' });
  });

  it('stands on the confirmation', async () => {
    lists.future = [asked];
    await open(paths.confirmation);
    expect(await screen.findByText('avec Mai')).toBeVisible();
  });

  it('stands on the page of a mail’s link', async () => {
    api.use(http.get('*/api/visits/TOKEN', () => HttpResponse.json({ ...asked, mayMove: true, mayCancel: true })));
    await openSite(visitPath('TOKEN'));
    expect(await screen.findByText('avec Mai')).toBeVisible();
  });
});
