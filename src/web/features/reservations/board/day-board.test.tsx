import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { baseApi } from '../../../api/base-api.ts';
import { dashboardHandlers, detailsHandler, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { wideScreen } from '../../../testing/media.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

// It is 14:00 at the salon, on Wednesday 3 June 2026.
const api = fakeApi();
let visits: Reservation[];
let asked: string[];
let leftOpen: { date: string; count: number } | null;
let toCall: number;

function visit(client: string, timeReserved: string, differences: Partial<Reservation> = {}): Reservation {
  return givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f${client.codePointAt(0)?.toString(16).padStart(4, '0')}`,
    reservationDate: { dateReserved: '2026-06-03', timeReserved },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
    ...differences,
  });
}

beforeEach(() => {
  asked = [];
  leftOpen = null;
  toCall = 0;
  visits = [];
  const there = { reservationLocation: { locationReserved: 2 as const } };
  visits.push(visit('Aline Roy', '13:30'));
  visits.push(visit('Béa Côté', '13:00', { status: 'present', presentAt: '2026-06-03T17:44:00.000Z' }));
  visits.push(visit('Chloé Lê', '14:30', there));
  visits.push(visit('Dana Roy', '14:00', { status: 'done', ...there }));
  visits.push(visit('Ève Roy', '15:30', { status: 'cancel' }));
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/day', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...listOf(visits), leftOpen, toCall });
    }),
    http.patch('/api/reservations/present', () => {
      const moved = visit('Aline Roy', '13:30', { status: 'present', presentAt: '2026-06-03T18:00:00.000Z' });
      visits = [moved, ...visits.slice(1)];
      return HttpResponse.json(moved);
    }),
  );
});

async function openBoard(address = '/dashboard') {
  const { router } = await openSite(address, { token: tokenFor(['Manager']) });
  await screen.findByText('Aline Roy');
  return { router, user: userEvent.setup(), search: () => router.state.location.search };
}

const row = (client: string) => screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(client));
const shown = () =>
  ['Aline', 'Béa', 'Chloé', 'Dana', 'Ève'].filter((client) => screen.queryByText(new RegExp(client)) !== null);

it('has a column for each address, with who is late, who waits for how long, and what is settled', async () => {
  await openBoard();
  const pyramide = within(screen.getByRole('region', { name: 'La Pyramide' }));
  const laval = within(screen.getByRole('region', { name: 'Plaza Laval' }));
  expect(pyramide.getByText('Aline Roy')).toBeVisible();
  expect(laval.getByText('Chloé Lê')).toBeVisible();
  expect(row('Aline')).toHaveTextContent(/retard 30\smin/);
  expect(row('Béa')).toHaveTextContent(/attend 16\smin/);
  expect(row('Dana')).toHaveTextContent('fait');
  expect(row('Ève')).toHaveTextContent('annulé');
  expect(pyramide.getByText(/^14\sh$/)).toHaveTextContent(/^maintenant 14\sh$/);
});

it('counts the day, and shows those alone whose counter is pressed', async () => {
  const { user } = await openBoard();
  const counters = screen.getByRole('group', { name: 'Afficher seulement' });
  expect(
    within(counters)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['À faire 2', 'Attend 1', 'Fait 1', 'Annulé 1', 'En retard 1']);
  await user.click(within(counters).getByRole('button', { name: 'En retard 1' }));
  expect(shown()).toEqual(['Aline']);
  await user.click(within(counters).getByRole('button', { name: 'En retard 1' }));
  expect(shown()).toHaveLength(5);
});

it('is searched by name or number, and cut to one address', async () => {
  const { user } = await openBoard();
  await user.type(screen.getByRole('searchbox'), 'roy');
  expect(shown()).toEqual(['Aline', 'Dana', 'Ève']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('radio', { name: /^Plaza Laval/ }));
  expect(shown()).toEqual(['Chloé', 'Dana']);
});

it('leads from a free hour to a booking at that place and hour', async () => {
  await openBoard();
  const laval = within(screen.getByRole('region', { name: 'Plaza Laval' }));
  const address = laval.getByRole('link', { name: /^16\sh — libre$/ }).getAttribute('href');
  expect(address).toBe('/dashboard/reservations/new?lieu=2&date=2026-06-03&heure=16%3A00');
  expect(laval.queryByRole('link', { name: /^13\sh — libre$/ })).toBeNull();
});

it('marks an arrival in one touch, and stays', async () => {
  const { user } = await openBoard();
  await user.click(screen.getByRole('button', { name: /^Arrivée Attend\/Pending, Aline Roy/ }));
  expect(await screen.findByRole('button', { name: /^Rétablir, Aline Roy/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'La journée' })).toBeVisible();
});

it('shows another day, which its address names', async () => {
  const { user, search } = await openBoard();
  await user.click(screen.getByRole('button', { name: 'Jour suivant' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?date=2026-06-04'));
  expect(search()).toBe('?date=2026-06-04');
  expect(screen.getByRole('heading', { name: /jeudi 4\sjuin/ })).toBeVisible();
});

it('says beside the board on a wide screen who waits longest, what needs a look and how full tomorrow is', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(wideScreen);
  visits.push(
    visit('Fay Roy', '13:45', {
      reservationClientInfo: { client: 'Fay Roy', phone: '', comment: '', phoneIsDefault: true },
    }),
  );
  await openBoard();
  const rail = within(await screen.findByRole('complementary', { name: 'En bref' }));
  expect(rail.getByRole('listitem')).toHaveTextContent(/Béa Côté La Pyramide16\smin/);
  expect(rail.getByText(/^2\spersonnes en retard$/)).toBeVisible();
  expect(rail.getByText(/^1\srendez-vous à venir sans téléphone$/)).toBeVisible();
  expect(await rail.findByRole('link', { name: /^5\srendez-vous prévus$/ })).toHaveAttribute(
    'href',
    '/dashboard?date=2026-06-04',
  );
});

it('says who comes for the first time, and has the colours of whoever came before at hand', async () => {
  const colorNotes = [{ dateReserved: '2026-05-02', colorNote: 'rouge cerise' }];
  visits = visits.map((known, index) => {
    const history = [
      { visits: 0, noShows: 0, colorNotes: [] },
      { visits: 3, noShows: 0, colorNotes },
    ][index];
    return history ? { ...known, history } : known;
  });
  const { user } = await openBoard();
  expect(row('Aline')).toHaveTextContent('1re visite');
  expect(row('Béa')).not.toHaveTextContent('1re visite');
  await user.click(screen.getByRole('button', { name: 'Couleurs passées, Béa Côté' }));
  expect(row('Béa')).toHaveTextContent(/sam\. 2\smai\s: rouge cerise/);
  expect(screen.getAllByRole('button', { name: /^Couleurs passées/ })).toHaveLength(1);
});

it('keeps its location and filters for who comes back to it', async () => {
  const { user, router } = await openBoard();
  await user.click(screen.getByRole('radio', { name: 'Plaza Laval' }));
  await user.type(screen.getByRole('searchbox'), 'roy');
  api.use(http.get('/api/reservations/archive', () => HttpResponse.json(listOf([]))));
  await router.navigate('/dashboard/reservations/archive');
  await screen.findByRole('heading', { level: 1, name: 'Archives' });
  await router.navigate('/dashboard');
  expect(await screen.findByRole('button', { name: 'Dana Roy, détails' })).toBeVisible();
  expect(shown()).toEqual(['Dana']);
  expect(screen.getByRole('searchbox')).toHaveValue('roy');
});

it('opens the visit that its address names, once', async () => {
  const [aline = givenReservation()] = visits;
  api.use(detailsHandler(visits));
  const { search, user } = await openBoard(`/dashboard?date=2026-06-03&visite=${aline._id}`);
  const panel = await screen.findByRole('dialog', { name: 'Rendez-vous de Aline Roy' });
  await waitFor(() => expect(search()).toBe('?date=2026-06-03'));
  await within(panel).findByRole('region', { name: 'Visites passées' });
  await user.click(within(panel).getByRole('button', { name: /Attend\/Pending/ }));
  await waitFor(() => expect(row('Aline')).toHaveTextContent(/attend/));
});

it('shows the day alone where the visit that its address names is gone', async () => {
  api.use(detailsHandler([]));
  const { search } = await openBoard('/dashboard?visite=0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a09');
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('begins with the location that the device stands at', async () => {
  localStorage.setItem('post', '2');
  await openSite('/dashboard', { token: tokenFor(['Manager']) });
  expect(await screen.findByText('Chloé Lê')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Plaza Laval' })).toBeChecked();
  expect(shown()).toEqual(['Chloé', 'Dana']);
});

it('leads to whom a change of the settings hit, while somebody has not been told', async () => {
  toCall = 3;
  await openBoard();
  expect(screen.getByText(/^3\spersonnes à prévenir/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir la liste' })).toHaveAttribute(
    'href',
    '/dashboard/reservations/to-call',
  );
});

it('closes a day on which visits were left open, in one screen', async () => {
  leftOpen = { date: '2026-06-02', count: 2 };
  const sent: unknown[] = [];
  api.use(
    http.patch('/api/reservations/close', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ closed: 2 });
    }),
  );
  const { user } = await openBoard();
  expect(screen.getByText(/2\srendez-vous sont restés ouverts mardi 2\sjuin/)).toBeVisible();
  visits = [visit('Aline Roy', '13:30'), visit('Béa Côté', '13:00', { status: 'present' })].map((left) => ({
    ...left,
    reservationDate: { ...left.reservationDate, dateReserved: '2026-06-02' },
  }));
  await user.click(screen.getByRole('link', { name: 'Clôturer la journée' }));
  await user.click(await screen.findByRole('button', { name: 'Clôturer la journée' }));
  const dialog = within(screen.getByRole('dialog', { name: /Clôturer mardi 2\sjuin/ }));
  const aline = within(dialog.getByRole('group', { name: 'Aline Roy' }));
  expect(aline.getByRole('radio', { name: 'Pas venu' })).toBeChecked();
  expect(within(dialog.getByRole('group', { name: 'Béa Côté' })).getByRole('radio', { name: 'Fait' })).toBeChecked();
  await user.click(aline.getByRole('radio', { name: 'Fait' }));
  await user.click(dialog.getByRole('button', { name: 'Clôturer la journée' }));
  expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(/2\srendez-vous clôturés/);
  expect(sent).toEqual([{ done: [visits[0]?._id, visits[1]?._id], absent: [] }]);
});

it('says in its place what another desk has settled while a day is being closed, and sends the rest', async () => {
  const yesterday = { dateReserved: '2026-06-02', timeReserved: '13:30' };
  const open = (client: string) => visit(client, '13:30', { reservationDate: yesterday });
  const [aline, chloe] = [open('Aline Roy'), open('Chloé Lê')];
  visits = [aline, open('Béa Côté'), chloe];
  const sent: unknown[] = [];
  api.use(
    http.patch('/api/reservations/close', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ closed: 1 });
    }),
  );
  const { store } = await openSite('/dashboard?date=2026-06-02', { token: tokenFor(['Manager']) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Clôturer la journée' }));
  const dialog = within(screen.getByRole('dialog', { name: /Clôturer/ }));

  // What the next poll brings: one is done, one has gone to another day.
  visits = [{ ...aline, status: 'done' }, chloe];
  await act(() => store.dispatch(baseApi.util.invalidateTags(['Reservation'])));
  expect(await dialog.findByText('fait')).toBeVisible();
  expect(await dialog.findByText('Déplacé à un autre jour')).toBeVisible();
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((text) => /Aline|Béa|Chloé/.exec(text)?.[0])).toEqual(['Aline', 'Béa', 'Chloé']);
  expect(dialog.getAllByRole('group')).toHaveLength(1);

  await user.click(dialog.getByRole('button', { name: 'Clôturer la journée' }));
  await waitFor(() => expect(sent).toEqual([{ done: [], absent: [chloe._id] }]));
});
