import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { dashboardHandlers } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

fakeApi(
  http.get('/api/settings/public', () => HttpResponse.json(publicSettings())),
  ...dashboardHandlers,
  http.get('/api/technicians', () => HttpResponse.json([])),
  http.get('/api/technicians/absences', () => HttpResponse.json([])),
  http.get('/api/reservations/day', () => HttpResponse.json({}, { status: 500 })),
);

it.each([
  ['board', '/dashboard'],
  ['agenda', '/dashboard/agenda'],
])('the %s does not count visits that could not be had as none', async (_page, path) => {
  await openSite(path, { token: tokenFor(['Manager']) });
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'À faire –' })).toBeVisible();
  expect(screen.queryByText(/^0,00\s\$$/)).toBeNull();
});
