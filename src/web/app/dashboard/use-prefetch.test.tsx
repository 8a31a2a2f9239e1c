import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '#domain/users/roles.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { publicSettings } from '../../testing/salon.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
let asked: string[];

beforeEach(() => {
  asked = [];
  api.use(
    http.get('/api/settings/public', () => HttpResponse.json(publicSettings())),
    http.get('/api/reservations/*', () => HttpResponse.json({ reservations: [], page: 1, pages: 1, count: 0 })),
  );
});

api.events.on('request:start', ({ request }) => {
  asked.push(new URL(request.url).pathname.replace('/api/', ''));
});

const LISTS = ['helps', 'helps/public', 'services', 'services/public', 'users'];

it.each<[Role, string[]]>([
  ['Client', ['helps/public', 'services/public']],
  ['Manager', ['helps', 'helps/public', 'services', 'services/public']],
  ['Admin', LISTS],
])('asks, on entering the dashboard, for what a %s may read: %j', async (role, expected) => {
  await openSite('/dashboard/reservation-confirmation', { token: tokenFor([role]) });
  await screen.findByRole('main');
  await waitFor(() => expect(asked.filter((path) => LISTS.includes(path)).toSorted()).toEqual(expected));
});
