import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { EVERY_DAY, givenTechnician, NO_DAY, teamHandlers } from '../../../testing/team.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const ZOE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001';
const LINH = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0002';

function visit(
  client: string,
  start: string,
  technicianId: string | null,
  differences: Partial<Reservation> = {},
  location: LocationCode = 1,
): Reservation {
  return givenReservation({
    _id: crypto.randomUUID(),
    reservationLocation: { locationReserved: location },
    reservationDate: { dateReserved: '2026-06-03', timeReserved: start },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
    sittings: [{ technicianId, requested: false, category: 'manicure', start, end: start.replace(':00', ':45') }],
    ...differences,
  });
}

beforeEach(() => {
  const day = [
    visit('Aline Roy', '15:00', ZOE),
    visit('Dana Roy', '10:00', ZOE, { status: 'cancel' }),
    visit('Chloé Lê', '11:00', LINH, {}, 2),
  ];
  const team = [
    givenTechnician(ZOE, 'Zoé', 0),
    givenTechnician(LINH, 'Linh', 1, { hours: { 1: NO_DAY, 2: EVERY_DAY } }),
  ];
  api.use(
    ...teamHandlers(team, () => [
      {
        _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0003',
        technicianId: ZOE,
        from: '2026-06-03T12:00',
        to: '2026-06-03T12:30',
        kind: 'break',
        note: '',
      },
    ]),
    ...dashboardHandlers,
    http.get('/api/reservations/day', () => HttpResponse.json({ ...listOf(day), leftOpen: null })),
  );
});

const openPaper = (query: string) =>
  openSite(`/dashboard/reservations/print?forme=agenda&${query}`, { token: tokenFor(['Manager']) });
const sheet = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('prints a day of the agenda on a page for each address, without whom was cancelled', async () => {
  await openPaper('date=2026-06-03');
  const pyramide = await sheet(/^La Pyramide, mercredi 3\sjuin 2026$/);
  const zoe = within(pyramide.getByRole('region', { name: 'Zoé' }));
  expect(zoe.getByRole('article')).toHaveTextContent(/^15\sh.*Aline Roy/);
  expect(zoe.getByText('Pause')).toBeVisible();
  expect(pyramide.queryByText(/Dana/)).toBeNull();
  expect(pyramide.queryByRole('region', { name: 'À attribuer' })).toBeNull();
  const laval = await sheet(/^Plaza Laval/);
  expect(within(laval.getByRole('region', { name: 'Linh' })).getByRole('article')).toHaveTextContent(/Chloé Lê/);
});

it('prints the week of somebody, with names and times only', async () => {
  await openPaper(`date=2026-06-03&vue=${ZOE}`);
  const week = await sheet(/^Zoé, 1er – 7\sjuin$/);
  expect(within(week.getByRole('region', { name: /^mercredi/ })).getByRole('article')).not.toHaveTextContent(
    'Manucure',
  );
});

it('goes from the list to the agenda of the same day', async () => {
  await openSite('/dashboard/reservations/print?date=2026-06-03&lieu=1', { token: tokenFor(['Manager']) });
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Présentation' }), 'Agenda');
  expect(await screen.findByRole('region', { name: /^La Pyramide, mercredi/ })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
