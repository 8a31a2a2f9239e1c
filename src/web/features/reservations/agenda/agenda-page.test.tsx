import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { AbsenceView } from '#contract/schemas/technicians.ts';
import { dashboardHandlers, detailsHandler, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { givenTechnician, teamHandlers } from '../../../testing/team.ts';
import { tokenFor } from '../../../testing/tokens.ts';

// It is 14:00 at the salon, on Wednesday 3 June 2026; the locations close at 18:00.
const api = fakeApi();
let visits: Reservation[];
let sent: unknown[];

function visit(client: string, timeReserved: string, differences: Partial<Reservation> = {}): Reservation {
  return givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f${client.codePointAt(0)?.toString(16).padStart(4, '0')}`,
    reservationDate: { dateReserved: '2026-06-03', timeReserved },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
    ...differences,
  });
}

const there = { reservationLocation: { locationReserved: 2 } } as const;

beforeEach(() => {
  sent = [];
  visits = [
    visit('Aline Roy', '15:00'),
    visit('Béa Côté', '13:00', { status: 'present', presentAt: '2026-06-03T16:48:00.000Z' }),
    visit('Chloé Lê', '14:30', there),
    visit('Dana Roy', '12:00', { status: 'done' }),
  ];
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/day', () => HttpResponse.json({ ...listOf(visits), leftOpen: null })),
    http.patch('/api/reservations/move', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const moved = visit('Aline Roy', '15:05');
      visits = [moved, ...visits.slice(1)];
      return HttpResponse.json(moved);
    }),
  );
});

async function openAgenda(address = '/dashboard/agenda') {
  const { router } = await openSite(address, { token: tokenFor(['Manager']) });
  await screen.findAllByRole('button', { name: /^(Aline|Chloé)/ });
  return {
    user: userEvent.setup(),
    search: () => router.state.location.search,
    path: () => router.state.location.pathname,
  };
}

const column = (name: string) => within(screen.getByRole('row', { name }));
const piece = (client: string) => screen.getByRole('button', { name: new RegExp(`^${client}`) });

it('has a column for each kind of seat of a location, with each visit in it, its time and how it stands', async () => {
  await openAgenda();
  expect(screen.getAllByRole('row').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Manucure',
    'Pédicure',
    'Autres soins',
  ]);
  const manicure = column('Manucure');
  expect(
    manicure.getByRole('button', { name: /^Aline Roy, 15\sh – 15\sh\s45, Manucure gel, Manucure, à faire$/ }),
  ).toBeVisible();
  expect(manicure.getByRole('button', { name: /^Béa Côté, .*attend, depuis 12\sh\s48$/ })).toBeVisible();
  expect(manicure.getByRole('button', { name: /^Dana Roy, .*fait$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Chloé/ })).toBeNull();
});

it('shows the other location, or both, as its address says', async () => {
  const { user, search } = await openAgenda('/dashboard/agenda?lieu=2');
  expect(piece('Chloé')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Aline/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Les deux' }));
  expect(search()).toBe('?lieu=tous');
  const laval = within(screen.getByRole('rowgroup', { name: 'Plaza Laval' }));
  expect(laval.getByRole('button', { name: /^Chloé/ })).toBeVisible();
  expect(piece('Aline')).toBeVisible();
});

it('moves a visit by keyboard, and takes it back', async () => {
  const { user } = await openAgenda();
  api.use(
    http.patch('/api/reservations/restore', () => {
      visits = [visit('Aline Roy', '15:00'), ...visits.slice(1)];
      return HttpResponse.json(visits[0]);
    }),
  );
  piece('Aline').focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: /^Aline Roy, 15\sh\s05 – 15\sh\s50/ })).toBeVisible();
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(sent).toEqual([
    {
      id: visits[0]?._id,
      from: {
        reservationLocation: { locationReserved: 1 },
        reservationDate: { dateReserved: '2026-06-03', timeReserved: '15:00' },
      },
      reservationLocation: { locationReserved: 1 },
      reservationDate: { dateReserved: '2026-06-03', timeReserved: '15:05' },
      insist: false,
    },
  ]);
  await user.click(await messages.findByRole('button', { name: 'Rétablir' }));
  expect(await screen.findByRole('button', { name: /^Aline Roy, 15\sh – 15\sh\s45/ })).toBeVisible();
});

it('makes a visit longer with Alt and the arrows', async () => {
  const { user } = await openAgenda();
  piece('Aline').focus();
  await user.keyboard(' {Alt>}{ArrowDown}{ArrowDown}{/Alt}{Enter}');
  expect(await screen.findAllByText(/^Aline Roy\s: 15\sh – 15\sh\s55$/)).not.toHaveLength(0);
  expect(sent).toMatchObject([{ minutes: 55, reservationDate: { timeReserved: '15:00' } }]);
});

it('says where a held visit is and what is against it, and gives it back on Escape', async () => {
  const { user } = await openAgenda();
  piece('Aline').focus();
  await user.keyboard(' ');
  expect(screen.getByText(/^Aline Roy : levé\. 15\sh, La Pyramide/)).toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowDown>14/}{/Shift}');
  expect(
    screen.getByText(/^18\sh\s30 – 19\sh\s15, La Pyramide\. En dehors des heures d’ouverture/),
  ).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^Aline Roy : rendu\. 15\sh, La Pyramide\.$/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('asks before a visit is placed against what stands in its way', async () => {
  const { user } = await openAgenda();
  piece('Aline').focus();
  await user.keyboard(' {Shift>}{ArrowDown>14/}{/Shift}{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: /^Aline Roy\s: 18\sh\s30\?$/ }));
  expect(question.getByRole('button', { name: 'Rendre' })).toHaveFocus();
  expect(question.getByText('En dehors des heures d’ouverture.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Placer quand même' }));
  await screen.findByRole('region', { name: 'Messages' });
  expect(sent).toMatchObject([{ insist: true, reservationDate: { timeReserved: '18:30' } }]);
});

it('asks about a conflict that only the server knew of, and shows the visit where it was', async () => {
  api.use(
    http.patch('/api/reservations/move', () =>
      HttpResponse.json(
        { code: 'slot_full', message: 'Complet.', details: { collisions: ['slot_full'] } },
        { status: 409 },
      ),
    ),
  );
  const { user } = await openAgenda();
  piece('Aline').focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Il n’y a plus assez de places à cette heure.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Rendre' }));
  expect(screen.getByRole('button', { name: /^Aline Roy, 15\sh –/ })).toBeVisible();
});

it('does not pick up a visit that has come or is done', async () => {
  const { user } = await openAgenda();
  piece('Béa').focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(sent).toEqual([]);
});

it('walks by arrows from visit to free quarter, and begins a visit there', async () => {
  const { user, path, search } = await openAgenda();
  piece('Aline').focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^15\sh\s45, libre, Manucure$/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  const begin = screen.getByRole('menuitem', { name: /^Rendez-vous à 15\sh\s45$/ });
  expect(begin).toHaveAttribute('href', '/dashboard/reservations/new?lieu=1&date=2026-06-03&heure=15%3A45');
  await user.keyboard('{Escape}{ArrowRight}n');
  await waitFor(() => expect(path()).toBe('/dashboard/reservations/new'), { timeout: 20_000 });
  expect(search()).toBe('?lieu=1&date=2026-06-03&heure=15%3A45');
});

it('opens a visit that is pressed, with all that can be done with it', async () => {
  api.use(detailsHandler(visits));
  const { user } = await openAgenda();
  await user.click(piece('Aline'));
  const details = within(await screen.findByRole('dialog', { name: 'Rendez-vous de Aline Roy' }));
  expect(details.getByRole('button', { name: /^Annuler le rendez-vous/ })).toBeVisible();
});

describe('where there are technicians', () => {
  const ZOE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001';
  const JADE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0002';
  const servedBy = (technicianId: string | null, start: string, end: string) => ({
    sittings: [{ technicianId, requested: false, category: 'manicure' as const, start, end }],
  });
  let absences: AbsenceView[];

  beforeEach(() => {
    absences = [
      {
        _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0003',
        technicianId: JADE,
        from: '2026-06-03T12:00',
        to: '2026-06-03T12:30',
        kind: 'break',
        note: 'Dîner',
      },
    ];
    visits = [
      visit('Aline Roy', '15:00', servedBy(ZOE, '15:00', '15:45')),
      visit('Béa Côté', '15:30', servedBy(JADE, '15:30', '16:15')),
      visit('Chloé Lê', '16:30', servedBy(null, '16:30', '17:15')),
    ];
    const team = [givenTechnician(JADE, 'Jade', 1), givenTechnician(ZOE, 'Zoé', 0)];
    api.use(
      ...teamHandlers(team, () => absences),
      http.get('/api/technicians/absences/visits', () => HttpResponse.json([])),
      http.post('/api/technicians/absences', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        const absence: AbsenceView = {
          _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0004',
          technicianId: ZOE,
          from: '2026-06-03T15:45',
          to: '2026-06-03T16:15',
          kind: 'break',
          note: '',
        };
        absences = [...absences, absence];
        return HttpResponse.json({ message: 'Absence notée.', absence, visits: [] }, { status: 201 });
      }),
    );
  });

  it('has a column for each of them, in their order, after those whom nobody serves yet', async () => {
    await openAgenda();
    await screen.findByRole('row', { name: 'Zoé' });
    expect(screen.getAllByRole('row').map(({ ariaLabel }) => ariaLabel)).toEqual(['À attribuer', 'Zoé', 'Jade']);
    expect(column('Zoé').getByRole('button', { name: /^Aline Roy/ })).toBeVisible();
    expect(column('Jade').getByRole('button', { name: /^Béa Côté/ })).toBeVisible();
    expect(column('Jade').getByText('Dîner')).toBeVisible();
    expect(column('À attribuer').getByRole('button', { name: /^Chloé Lê/ })).toBeVisible();
    // From 14:00 on, each until 17:30 but for 45 minutes.
    expect(screen.getByText(/^5\sh\s30\smin$/)).toBeVisible();
  });

  it('gives a visit to another technician, and says with whom it would collide', async () => {
    const { user } = await openAgenda();
    await screen.findByRole('row', { name: 'Zoé' });
    piece('Aline').focus();
    await user.keyboard(' {ArrowRight}');
    expect(
      screen.getByText(/^15\sh – 15\sh\s45, Jade, La Pyramide\. 15\smin sur Béa Côté, 15\sh\s30\. Libre/),
    ).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}');
    await screen.findByRole('region', { name: 'Messages' });
    expect(sent).toMatchObject([{ performerId: JADE, reservationDate: { timeReserved: '14:45' }, insist: false }]);
  });

  it('enters a break where an empty slot of somebody is pressed', async () => {
    const { user } = await openAgenda();
    await screen.findByRole('row', { name: 'Zoé' });
    piece('Aline').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('menuitem', { name: /^Pause de 30\smin à 15\sh\s45$/ }));
    expect(await column('Zoé').findByText('Pause')).toBeVisible();
    expect(sent).toEqual([
      { technicianId: ZOE, from: '2026-06-03T15:45', to: '2026-06-03T16:15', kind: 'break', note: '' },
    ]);
  });
});

describe('the agenda whose visits cannot be had', () => {
  it('says why, and asks again when it is told to', async () => {
    let isBroken = true;
    api.use(
      http.get('/api/reservations/day', () =>
        isBroken
          ? HttpResponse.json({ code: 'internal', message: 'Ça ne marche pas.' }, { status: 500 })
          : HttpResponse.json({ ...listOf(visits), leftOpen: null }),
      ),
    );
    await openSite('/dashboard/agenda', { token: tokenFor(['Manager']) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ça ne marche pas.');
    expect(screen.queryByRole('grid')).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: /^Aline/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^À faire [1-9]/ })).toBeVisible();
  });
});
