import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { VisitToCall } from '#contract/schemas/visits-to-call.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
let visits: VisitToCall[];
let sent: unknown[];

const toCall = (_id: string, client: string): VisitToCall => {
  const visit = givenReservation({ _id });
  const reservationClientInfo = { ...visit.reservationClientInfo, client };
  return { ...visit, reservationClientInfo, reason: 'closed', told: null };
};
const LEA = toCall('2c0f1e34-6f2d-4a77-8a55-8a0d4f6e1001', 'Léa Gagnon');
const ZOE = toCall('2c0f1e34-6f2d-4a77-8a55-8a0d4f6e1002', 'Zoé Roy');

beforeEach(() => {
  visits = [LEA, ZOE];
  sent = [];
  api.use(
    http.get('/api/settings/public', () => HttpResponse.json(publicSettings())),
    http.get('/api/reservations/to-call', () => HttpResponse.json({ visits })),
    http.patch('/api/reservations/to-call', async ({ request }) => {
      const { id, told } = Object(await request.json());
      sent.push({ id, told });
      const note = told ? { at: '2026-06-03T17:05:00.000Z', by: 'Ana Roy' } : null;
      visits = visits.map((visit) => (visit._id === id ? { ...visit, told: note } : visit));
      return HttpResponse.json({ told: note });
    }),
    http.delete('/api/reservations/to-call', async ({ request }) => {
      const { ids } = Object(await request.json());
      sent.push({ ids });
      visits = visits.filter(({ _id }) => !ids.includes(_id));
      return HttpResponse.json({ count: ids.length });
    }),
  );
});

async function open() {
  await openSite(paths.visitsToCall, { token: tokenFor(['Manager']) });
  const row = async (client: string) => within(await screen.findByRole('row', { name: new RegExp(client) }));
  return { user: userEvent.setup(), row };
}

it('lists whom to call with phone and reason, and notes who told them first', async () => {
  const { user, row } = await open();
  const lea = await row('Léa Gagnon');
  expect(lea.getByRole('link', { name: /418.555-0142/ })).toHaveAttribute('href', 'tel:+14185550142');
  expect(lea.getByText('Salon fermé')).toBeVisible();
  expect(screen.getByText('2 personnes à prévenir.')).toBeVisible();
  await user.click(lea.getByRole('checkbox', { name: 'Prévenu Léa Gagnon' }));
  expect(await lea.findByText(/13.h.05, Ana Roy$/)).toBeVisible();
  expect(screen.getByText('1 personne à prévenir.')).toBeVisible();
  expect(sent).toEqual([{ id: LEA._id, told: true }]);
});

it('takes a tick back that the server did not take, and says why', async () => {
  api.use(
    http.patch('/api/reservations/to-call', () =>
      HttpResponse.json({ code: 'reservation_not_found', message: 'Ce rendez-vous est introuvable.' }, { status: 404 }),
    ),
  );
  const { user, row } = await open();
  const lea = await row('Léa Gagnon');
  await user.click(lea.getByRole('checkbox'));
  expect(await screen.findByText('Ce rendez-vous est introuvable.')).toBeVisible();
  expect(lea.getByRole('checkbox')).not.toBeChecked();
});

it('asks before it puts away a list on which somebody has not been told', async () => {
  const { user, row } = await open();
  await row('Zoé Roy');
  await user.click(screen.getByRole('button', { name: 'Ranger la liste' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ranger la liste?' }));
  expect(dialog.getByText(/^2 personnes ne sont pas encore prévenues/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ranger la liste' }));
  expect(await screen.findByText('Personne à prévenir.')).toBeVisible();
  expect(sent).toEqual([{ ids: [LEA._id, ZOE._id] }]);
});

it('puts away at once what is worked through', async () => {
  visits = visits.map((visit) => ({ ...visit, told: { at: '2026-06-03T17:05:00.000Z', by: null } }));
  const { user } = await open();
  expect(await screen.findByText('Tout le monde est prévenu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ranger la liste' }));
  await waitFor(() => expect(sent).toEqual([{ ids: [LEA._id, ZOE._id] }]));
});
