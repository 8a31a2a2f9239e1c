import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Service } from '#contract/schemas/services.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenOwnedService, OWNER_HANDLERS } from '../../../testing/owner-api.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
let services: Service[];

const named = (titre: string, digit: number, differences: Partial<Service> = {}) =>
  givenOwnedService({ _id: `7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a00${digit}`, titre, ...differences });

beforeEach(() => {
  services = [
    named('Soin', 1, { category: 'other' }),
    named('Essai', 2, { status: 'private' }),
    named('Pieds', 3, { category: 'pedicure' }),
    named('Gel', 4),
  ];
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/services', () => HttpResponse.json(services)),
  );
});

const open = (token = tokenFor(['Manager'])) => openSite('/dashboard/services', { token });

it('lists public services before private ones, by category', async () => {
  await open();
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GelManucure',
    'PiedsPédicure',
    'SoinAutres Services',
    'EssaiManucure',
  ]);
});

it('publishes a private service at once, with everything else as it was', async () => {
  let sent: unknown;
  api.use(
    http.patch('/api/services', async ({ request }) => {
      sent = await request.json();
      services = services.map((service) => ({ ...service, status: 'public' }));
      return HttpResponse.json({ message: 'ok', service: services[1] });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Privé, Essai' }));

  expect(await screen.findByRole('switch', { name: 'Public, Essai' })).toBeChecked();
  expect(sent).toMatchObject({ id: services[1]?._id, titre: 'Essai', status: 'public', price: 45, duration: 45 });
});

it('goes on from what it has just saved, before the list is asked again', async () => {
  const versions: unknown[] = [];
  api.use(
    http.patch('/api/services', async ({ request }) => {
      const body = Object(await request.json());
      versions.push(body.version);
      api.use(http.get('/api/services', () => delay('infinite')));
      return HttpResponse.json({ message: 'ok', service: { ...services[1], status: body.status, version: 'two' } });
    }),
  );
  services = services.map((service) => ({ ...service, version: 'one' }));
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Privé, Essai' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Public, Essai' }));
  await waitFor(() => expect(versions).toEqual(['one', 'two']));
});

it('says why a service could not be published', async () => {
  const problem = { code: 'service_invalid', message: 'Vérifiez les champs du service.' };
  api.use(http.patch('/api/services', () => HttpResponse.json(problem, { status: 422 })));
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Privé, Essai' }));
  expect((await screen.findAllByText('Vérifiez les champs du service.'))[0]).toBeVisible();
});

it('says that there is nothing yet, with the way to add', async () => {
  services = [];
  await open();
  expect(await screen.findByRole('heading', { name: 'Aucun service pour le moment.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ajouter Add' })).toHaveAttribute('href', '/dashboard/services/new');
});

it('shows the server’s message in place of a list that failed, and tries again', async () => {
  const problem = { code: 'busy', message: 'Le service est très occupé.' };
  api.use(http.get('/api/services', () => HttpResponse.json(problem, { status: 503 }), { once: true }));
  await open();
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByRole('heading', { name: 'Le service est très occupé.' })).toBeVisible();
  await userEvent.click(failure.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('rowheader', { name: /^Gel/ })).toBeVisible();
});

it('is closed to clients', async () => {
  const { router } = await open(tokenFor(['Client']));
  const place = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(place()).toBe('/login?denied'));
});
