import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { OWNER_HANDLERS } from '../../../testing/owner-api.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const NEVER = Array.from({ length: 7 }, () => []);
const ZOE = {
  _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001',
  ...{ name: 'Zoé', colour: 'plum', picture: null, userId: null, status: 'active', order: 0, version: '1' },
  ...{ categories: ['manicure'], exceptServices: [], acceptsRequests: true },
  hours: { 1: NEVER.map(() => [{ opens: '09:30', closes: '17:30' }]), 2: NEVER },
};
const HERS = givenReservation({
  _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0009',
  reservationClientInfo: { client: 'Aline Roy', phone: '418-555-0142', comment: '', phoneIsDefault: false },
  sittings: [{ technicianId: ZOE._id, requested: false, category: 'manicure', start: '10:30', end: '11:15' }],
});

it('a break that would hit visits, such as those at the other location, is not entered: it leads to the form that lists them', async () => {
  const { locations, ...salon } = publicSettings();
  const staffed = locations.map((location) => ({ ...location, staffing: true }));
  api.use(
    http.get('/api/settings/public', () => HttpResponse.json({ ...salon, locations: staffed })),
    http.get('/api/reservations/day', () => HttpResponse.json({ ...listOf([HERS]), leftOpen: null })),
    http.get('/api/technicians', () => HttpResponse.json([ZOE])),
    http.get('/api/technicians/accounts', () => HttpResponse.json([])),
    http.get('/api/technicians/absences', () => HttpResponse.json([])),
    http.get('/api/technicians/absences/visits', () => HttpResponse.json([givenReservation()])),
    http.get('/api/services', () => HttpResponse.json([])),
    ...OWNER_HANDLERS,
    ...dashboardHandlers,
  );
  const { router } = await openSite('/dashboard/agenda?lieu=1&date=2026-06-06', { token: tokenFor(['Manager']) });
  const user = userEvent.setup();
  await screen.findByRole('row', { name: 'Zoé' });
  (await screen.findByRole('button', { name: /^Aline Roy/ })).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('menuitem', { name: /^Pause/ }));
  const messages = await screen.findByRole('region', { name: 'Messages' });
  expect(messages).toHaveTextContent(/Cette pause toucherait Camille Tremblay, 10\sh\s30\./);
  await user.click(within(messages).getByRole('button', { name: 'Voir' }));
  expect(await screen.findByLabelText('Du')).toHaveValue('2026-06-06');
  expect(screen.getByRole('radio', { name: 'Pause' })).toBeChecked();
  expect(router.state.location.pathname).toBe(`/dashboard/team/${ZOE._id}`);
  expect(await screen.findByRole('list', { name: 'Rendez-vous touchés' })).toHaveTextContent('Camille Tremblay');
});
