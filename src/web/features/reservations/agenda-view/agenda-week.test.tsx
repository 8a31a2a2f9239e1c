import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { AbsenceView } from '#contract/schemas/technicians.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { EVERY_DAY, givenTechnician, NO_DAY, teamHandlers } from '../../../testing/team.ts';
import { tokenFor } from '../../../testing/tokens.ts';

// It is 14:00 at the salon, on Wednesday 3 June 2026.
const api = fakeApi();
const ZOE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001';
const JADE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0002';
// Zoé is at the second location on Saturdays, and off on Sundays.
const HOURS = {
  1: EVERY_DAY.map((spans, day) => (day < 5 ? spans : [])),
  2: NO_DAY.map((none, day) => (day === 5 ? [{ opens: '10:00', closes: '16:00' }] : none)),
};
let visits: Reservation[];
let asked: string[];
let sent: unknown[];

function visit(client: string, date: string, start: string, location: LocationCode = 1): Reservation {
  const end = start.replace(':00', ':45');
  return givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f${client.codePointAt(0)?.toString(16).padStart(4, '0')}`,
    reservationLocation: { locationReserved: location },
    reservationDate: { dateReserved: date, timeReserved: start },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
    sittings: [{ technicianId: ZOE, requested: false, category: 'manicure', start, end }],
  });
}

const absence: AbsenceView = {
  _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0003',
  technicianId: ZOE,
  from: '2026-06-04T12:00',
  to: '2026-06-04T13:00',
  kind: 'training',
  note: '',
};

beforeEach(() => {
  asked = [];
  sent = [];
  visits = [visit('Aline Roy', '2026-06-04', '15:00'), visit('Béa Côté', '2026-06-06', '11:00', 2)];
  api.use(
    ...teamHandlers([givenTechnician(ZOE, 'Zoé', 0, { hours: HOURS }), givenTechnician(JADE, 'Jade', 1)], () => [
      absence,
    ]),
    ...dashboardHandlers,
    http.get('/api/reservations/day', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams}`);
      const isHers = searchParams.get('technicianId') === ZOE;
      return HttpResponse.json({ ...listOf(isHers ? visits : []), leftOpen: null });
    }),
    http.patch('/api/reservations/move', async ({ request }) => {
      sent.push(await request.json());
      visits = [visit('Aline Roy', '2026-06-05', '15:00'), ...visits.slice(1)];
      return HttpResponse.json(visits[0]);
    }),
  );
});

async function openWeek(address = `/dashboard/agenda?vue=${ZOE}`) {
  const { router } = await openSite(address, { token: tokenFor(['Manager']) });
  await screen.findByRole('grid', { name: /^Agenda de/ });
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

const day = (name: string | RegExp) => within(screen.getByRole('row', { name }));

it('shows the seven days of somebody, where she is and what she has', async () => {
  await openWeek();
  const names = screen.getAllByRole('row').map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual([
    'lundi 1er\u00A0juin',
    'mardi 2\u00A0juin',
    'mercredi 3\u00A0juin',
    'jeudi 4\u00A0juin',
    'vendredi 5\u00A0juin',
    'samedi 6\u00A0juin',
    'dimanche 7\u00A0juin',
  ]);
  expect(asked).toContain(`date=2026-06-01&until=2026-06-07&technicianId=${ZOE}`);
  const thursday = day(/^jeudi/);
  expect(thursday.getByRole('button', { name: /^Aline Roy, 15\sh – 15\sh\s45, .*jeudi 4\sjuin/ })).toBeVisible();
  expect(thursday.getByText('Formation')).toBeVisible();
  expect(day(/^samedi/).getByText(/^Plaza Laval · 10\sh – 16\sh$/)).toBeVisible();
  expect(day(/^dimanche/).getAllByText('Congé')).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: /^1er – 7\sjuin$/ })).toBeVisible();
});

it('carries a visit to another day by keyboard, and says where it is', async () => {
  const { user } = await openWeek();
  screen.getByRole('button', { name: /^Aline/ }).focus();
  await user.keyboard(' {ArrowRight}');
  expect(screen.getByText(/^15\sh – 15\sh\s45, vendredi 5\sjuin, Zoé/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await day(/^vendredi/).findByRole('button', { name: /^Aline/ })).toBeVisible();
  expect(await screen.findAllByText(/^Aline Roy\s: 15\sh, vendredi 5\sjuin, Zoé$/)).not.toHaveLength(0);
  expect(sent).toMatchObject([
    { reservationDate: { dateReserved: '2026-06-05', timeReserved: '15:00' }, performerId: ZOE, insist: false },
  ]);
});

it('says what is against a place on another day, and proposes places of hers', async () => {
  const { user } = await openWeek();
  screen.getByRole('button', { name: /^Aline/ }).focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(
    screen.getByText(/samedi 6\sjuin, Zoé, Plaza Laval\. En dehors des heures de Zoé\. Libre\s: 15\sh\s15/),
  ).toBeInTheDocument();
  await user.keyboard('{Escape}');
});

it('goes to another week, to a colleague and back to the day', async () => {
  const { user, search } = await openWeek();
  await user.click(screen.getByRole('button', { name: 'Semaine suivante' }));
  expect(search()).toBe(`?vue=${ZOE}&date=2026-06-10`);
  await user.click(screen.getByRole('button', { name: 'Semaine de Zoé' }));
  await user.click(screen.getByRole('menuitem', { name: 'Jade' }));
  expect(await screen.findByRole('grid', { name: /^Agenda de Jade, 8 – 14\sjuin$/ })).toBeVisible();
  expect(screen.getByText(/^Rien de prévu cette semaine avec Jade/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Jour' }));
  expect(search()).toBe('?date=2026-06-10');
  expect(await screen.findByRole('grid', { name: /^Agenda, mercredi 10\sjuin$/ })).toBeVisible();
});

it('begins with whoever comes first', async () => {
  await openWeek('/dashboard/agenda?vue=semaine');
  expect(screen.getByRole('grid', { name: /^Agenda de Zoé/ })).toBeVisible();
});

it('enters a break by a key where it is free', async () => {
  api.use(
    http.get('/api/technicians/absences/visits', () => HttpResponse.json([])),
    http.post('/api/technicians/absences', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Absence notée.', absence, visits: [] }, { status: 201 });
    }),
  );
  const { user } = await openWeek();
  screen.getByRole('button', { name: /^Aline/ }).focus();
  await user.keyboard('{ArrowDown}p');
  expect(await screen.findAllByText('Absence notée.')).not.toHaveLength(0);
  expect(sent).toEqual([
    { technicianId: ZOE, from: '2026-06-04T15:45', to: '2026-06-04T16:15', kind: 'break', note: '' },
  ]);
});
