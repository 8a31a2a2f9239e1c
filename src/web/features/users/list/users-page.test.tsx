import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenUser, OWNER_HANDLERS } from '../../../testing/owner-api.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
let pages: number;

/** Returns Léa for every search, on the page that was asked for. */
beforeEach(() => {
  pages = 1;
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/users', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const keyword = query.get('keyword') ?? '';
      const users = keyword === 'personne' ? [] : [givenUser({ name: `Léa ${keyword}`.trim() })];
      const page = Number(query.get('pageNumber'));
      return HttpResponse.json({ users, page, pages, countUsers: users.length });
    }),
  );
});

const open = (address: string, token = tokenFor(['Admin'])) => openSite(address, { token });

it('is called Users List, French first, and shows each account with its roles and status', async () => {
  await open('/dashboard/users');
  expect(await screen.findByRole('heading', { name: 'Utilisateurs Users List' })).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Léa/ }));
  expect(row.getByText('lea@example.com')).toBeVisible();
  expect(row.getByText('Client')).toBeVisible();
  expect(row.getByText('Actif Active')).toBeVisible();
});

it('shows an address as people write it', async () => {
  const users = [givenUser({ email: 'zoe@exemple.xn--qubec-csa' })];
  api.use(http.get('/api/users', () => HttpResponse.json({ users, page: 1, pages: 1, countUsers: 1 })));
  await open('/dashboard/users');
  expect(await screen.findByText('zoe@exemple.québec')).toBeVisible();
});

it('searches by the address, and a blank search leads back to the plain list', async () => {
  const { router } = await open('/dashboard/users');
  const user = userEvent.setup();
  await screen.findByRole('rowheader', { name: /Léa/ });
  await user.type(screen.getByRole('searchbox'), 'Roy 50%{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/users/search/Roy%2050%25'));
  expect(await screen.findByRole('rowheader', { name: /Léa Roy 50%/ })).toBeVisible();
  expect(screen.getByText(/^1 compte pour « Roy 50% »$/)).toBeVisible();

  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/users'));
});

it.each([
  ['/dashboard/users/page/2', '/dashboard/users/page/3'],
  ['/dashboard/users/search/Roy/page/2', '/dashboard/users/search/Roy/page/3'],
])('shows the page that %s names, and leads to the next', async (address, next) => {
  pages = 3;
  await open(address);
  const pagination = within(await screen.findByRole('navigation', { name: 'Pages des comptes' }));
  expect(pagination.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pagination.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', next);
});

it('has no pagination when there is a single page', async () => {
  await open('/dashboard/users');
  await screen.findByRole('rowheader', { name: /Léa/ });
  expect(screen.queryByRole('navigation', { name: 'Pages des comptes' })).toBeNull();
});

it('says that nobody was found, with the way back', async () => {
  await open('/dashboard/users/search/personne');
  expect(await screen.findByRole('heading', { name: /Aucun résultat pour/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Effacer la recherche' })).toHaveAttribute('href', '/dashboard/users');
});

it('is closed to managers', async () => {
  const { router } = await open('/dashboard/users', tokenFor(['Manager']));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
