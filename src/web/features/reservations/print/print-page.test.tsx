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
let asked: string[];

const comes = (client: string, differences: Partial<Reservation> = {}) =>
  givenReservation({
    _id: crypto.randomUUID(),
    reservationClientInfo: { client, phone: '418-555-0142', comment: 'Pressée', phoneIsDefault: false },
    ...differences,
  });

beforeEach(() => {
  asked = [];
  const day = [
    comes('Camille Tremblay', { performer: 'Ysé' }),
    comes('Noémie Gagnon', { reservationLocation: { locationReserved: 2 } }),
    comes('Léa Roy', { status: 'cancel' }),
    comes('Zoé D’Amours', { status: 'done' }),
  ];
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/day', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(listOf(day));
    }),
  );
});

const openSheets = (query = '') =>
  openSite(`/dashboard/reservations/print${query}`, { token: tokenFor(['Manager'], 'Manon Roy') });
const sheet = async (name: string) => within(await screen.findByRole('region', { name }));

it('prints today on a sheet for each address', async () => {
  await openSheets();
  const pyramide = await sheet('La Pyramide');
  expect(asked).toEqual(['?date=2026-06-03']);
  expect(pyramide.getByText(/^mercredi 3\sjuin 2026$/)).toBeVisible();
  expect(pyramide.getByText(/^Imprimé à 14\sh$/)).toBeVisible();
  expect(pyramide.getByText('Document confidentiel, à déchiqueter')).toBeVisible();
  expect(pyramide.getByRole('row', { name: /Camille Tremblay/ })).toHaveTextContent(
    /^10\sh\s30Camille Tremblay418\s555-0142Manucure gel\s×\s145\sminYséPressée$/,
  );
  expect((await sheet('Plaza Laval')).getByRole('row', { name: /Noémie Gagnon/ })).toBeVisible();
  expect(pyramide.queryByText('Noémie Gagnon')).toBeNull();
});

it('gives a long note a line of its own', async () => {
  const comment = 'Allergique à l’acétone; vient avec sa mère et sa petite sœur.';
  const info = { client: 'Hélène Côté', phone: '418-555-0142', comment, phoneIsDefault: false };
  api.use(
    http.get('/api/reservations/day', () =>
      HttpResponse.json(listOf([givenReservation({ reservationClientInfo: info })])),
    ),
  );
  await openSheets();
  const pyramide = await sheet('La Pyramide');
  expect(pyramide.getByRole('row', { name: /Hélène Côté/ })).not.toHaveTextContent(comment);
  expect(pyramide.getByRole('row', { name: comment })).toBeVisible();
});

it('leaves the cancelled out and counts them, and says a status in words', async () => {
  await openSheets('?date=2026-06-06&lieu=1');
  const pyramide = await sheet('La Pyramide');
  expect(asked).toEqual(['?date=2026-06-06']);
  expect(pyramide.queryByText('Léa Roy')).toBeNull();
  expect(pyramide.getByText('1 rendez-vous annulé n’est pas imprimé.')).toBeVisible();
  expect(pyramide.getByRole('row', { name: /Zoé/ })).toHaveTextContent(/fait$/);
  expect(screen.queryByRole('region', { name: 'Plaza Laval' })).toBeNull();
});
