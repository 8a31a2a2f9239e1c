import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it } from 'vitest';
import { tokenSet } from '../../api/session.ts';
import { logOut } from '../../api/session-steps.ts';
import { setPersisted } from '../../api/session-storage.ts';
import { browserEnvironment } from '../../browser/environment.ts';
import { makeI18n } from '../../i18n/make-i18n.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { tokenFor } from '../../testing/tokens.ts';
import { App } from '../app.tsx';
import { makeStore } from '../store.ts';
import { RequirePermission } from './require-permission.tsx';

const api = fakeApi();
let refreshes: number;

beforeEach(() => {
  refreshes = 0;
  api.use(
    http.get('/api/auth/refresh', () => {
      refreshes += 1;
      return HttpResponse.json({ accessToken: tokenFor(['Admin']) });
    }),
    http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
  );
});

/** Opens a page for those who may manage users. */
async function openUsers(token = '') {
  const translator = await makeI18n('fr');
  const store = makeStore(browserEnvironment(translator));
  if (token) store.dispatch(tokenSet(token));
  const routes = [
    {
      element: <RequirePermission permission="manage_users" />,
      children: [{ path: '/users', element: <h1>Users</h1> }],
    },
    { path: '/dashboard/profile', element: <h1>Profile</h1> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/users?q=a'] });
  render(
    <App translator={translator} store={store}>
      <RouterProvider router={router} />
    </App>,
  );
  const place = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { store, place };
}

it('lets through whoever may', async () => {
  await openUsers(tokenFor(['Admin']));
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
});

it('asks a stranger to log in, without a silent refresh, and leads back afterwards', async () => {
  const { place } = await openUsers();
  await waitFor(() => expect(place()).toBe('/login?redirect=/users%3Fq%3Da'));
  expect(refreshes).toBe(0);
});

it('refreshes silently once when the session was to be kept open', async () => {
  setPersisted(true);
  await openUsers();
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  expect(refreshes).toBe(1);
});

it('leads to the login page when that refresh fails', async () => {
  api.use(http.get('/api/auth/refresh', () => HttpResponse.json({ code: 'login_expired' }, { status: 403 })));
  setPersisted(true);
  const { place } = await openUsers();
  await waitFor(() => expect(place()).toBe('/login?redirect=/users%3Fq%3Da'));
});

it('sends somebody without the role to the login page, which says so', async () => {
  const { place } = await openUsers(tokenFor(['Manager']));
  await waitFor(() => expect(place()).toBe('/login?denied'));
});

it('goes home when the person logs out', async () => {
  const { store, place } = await openUsers(tokenFor(['Admin']));
  await screen.findByRole('heading', { name: 'Users' });
  await store.dispatch(logOut());
  await waitFor(() => expect(place()).toBe('/'));
});

it('asks for a password of one’s own before anything else', async () => {
  const claims = {
    UserInfo: { _id: 'a', name: 'A', email: 'a@lunule.test', roles: ['Admin'] },
    mustChangePassword: true,
  };
  await openUsers(`h.${btoa(JSON.stringify(claims))}.s`);
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
});
