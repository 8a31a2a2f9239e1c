import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
let past: Reservation[];

beforeEach(() => {
  past = [];
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/future', () => HttpResponse.json(listOf([]))),
    http.get('/api/reservations/past', () => HttpResponse.json(listOf(past))),
  );
});

function pastVisit(index: number, colorNote: string | null): Reservation {
  return givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f000${index}`,
    colorNote,
    reservationDate: { dateReserved: `2026-05-0${9 - index}`, timeReserved: '10:00' },
  });
}

async function openHome() {
  await openSite('/dashboard', { token: tokenFor(['Client']) });
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
}

it('shows a client the newest six colours that were noted, each with its day', async () => {
  past = [pastVisit(0, null), ...[1, 2, 3, 4, 5, 6, 7].map((index) => pastVisit(index, `rouge ${index}`))];
  await openHome();
  const strip = within(await screen.findByRole('region', { name: 'Vos couleurs' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(6);
  expect(strip.getAllByRole('listitem')[0]).toHaveTextContent(/^rouge 1 · ven\. 8\smai$/);
});

it('shows nothing where no colour was noted', async () => {
  past = [pastVisit(0, null)];
  await openHome();
  await screen.findByText('Aucun rendez-vous à venir.');
  expect(screen.queryByRole('region', { name: 'Vos couleurs' })).toBeNull();
});
