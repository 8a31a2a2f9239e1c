import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Role } from '#domain/users/roles.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { givenReservation } from '../../testing/reservations.ts';
import { publicSettings } from '../../testing/salon.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
let visits: Reservation[];

beforeEach(() => {
  visits = [];
  api.use(
    http.get('/api/settings/public', () => HttpResponse.json(publicSettings())),
    http.get('/api/reservations/day', () => HttpResponse.json({ reservations: [], page: 1, pages: 1, count: 0 })),
    http.get('/api/reservations/past', () => HttpResponse.json({ reservations: [], page: 1, pages: 1, count: 0 })),
    http.get('/api/reservations/future', () =>
      HttpResponse.json({ reservations: visits, page: 1, pages: 1, count: visits.length }),
    ),
  );
});

const open = (role: Role) => openSite('/dashboard', { token: tokenFor([role]) });
const main = () => within(screen.getByRole('main'));

it.each<[Role, string[]]>([
  ['Client', ['/reservation-location']],
  ['Employee', ['/reservation-location']],
  ['Manager', ['/dashboard/reservations/new', '/dashboard/reservations/pending', '/reservation-location']],
  ['Admin', ['/dashboard/reservations/new', '/dashboard/reservations/pending', '/reservation-location']],
])('greets a %s by the first name, with the buttons to %j', async (role, addresses) => {
  await open(role);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible();
  const names = ['Take appointment', 'Reservations to do', 'Book online'];
  const buttons = names.flatMap((name) => main().queryAllByRole('link', { name: new RegExp(`${name}$`) }));
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(addresses);
});

it('tells an Admin that the clock of the server has leapt, until it is confirmed', async () => {
  const leap = { from: '2026-06-03T13:00:00.000Z', to: '2029-06-03T13:00:00.000Z' };
  const now = '2029-06-03T14:00:00.000Z';
  let confirmed = 0;
  api.use(
    http.get('/api/settings/clock', () => HttpResponse.json({ now, leap })),
    http.post('/api/settings/clock', () => {
      confirmed += 1;
      if (confirmed === 1) return HttpResponse.json({ code: 'busy', message: 'Un instant.' }, { status: 503 });
      return HttpResponse.json({ now, leap: null });
    }),
  );
  await open('Admin');
  expect(await screen.findByText(/a sauté du mercredi 3\sjuin 2026 au dimanche 3\sjuin 2029/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'La date est juste' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Essayez de nouveau.');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText(/a sauté/)).not.toBeInTheDocument());
  expect(confirmed).toBe(2);
});

it('shows clients the visit that comes next, and not one that is cancelled', async () => {
  visits = [
    givenReservation({ status: 'cancel' }),
    givenReservation({
      _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a12',
      reservationDate: { dateReserved: '2026-06-08', timeReserved: '14:30' },
    }),
  ];
  await open('Client');
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['lundi 8\u00A0juin, 14\u00A0h\u00A030']);
});

it('tells a client who has no visit to come, and keeps the ways to the lists', async () => {
  await open('Client');
  expect(await screen.findByText('Aucun rendez-vous à venir.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Ma réservation' })).toHaveAttribute(
    'href',
    '/dashboard/reservations/future',
  );
});

it.each<[Role, 'site' | 'tools']>([
  ['Client', 'site'],
  ['Employee', 'tools'],
  ['Manager', 'tools'],
  ['Admin', 'tools'],
])('keeps a %s in the frame of the %s', async (role, frame) => {
  await open(role);
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
  expect(screen.queryByRole('navigation', { name: 'Menu du tableau de bord' }) !== null).toBe(frame === 'tools');
  expect(screen.queryByRole('contentinfo') !== null).toBe(frame === 'site');
});

it('gives the whole document the theme of the desk, and the site its own light', async () => {
  localStorage.setItem('theme', 'dark');
  const { router } = await open('Manager');
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
  expect(document.documentElement.dataset.theme).toBe('dark');

  await router.navigate('/nulle-part');
  await screen.findByRole('heading', { name: 'Page introuvable' });
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('leads who works here to the site: Rendez-vous, Aide and the cart', async () => {
  await open('Manager');
  const menu = within(
    (await screen.findAllByRole('navigation', { name: 'Menu du tableau de bord' }))[0] ?? document.body,
  );
  for (const [name, address] of [
    ['Rendez-vous', '/reservation-location'],
    ['Aide', '/helps'],
    ['Panier', '/reservation-panier'],
  ] as const) {
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});
