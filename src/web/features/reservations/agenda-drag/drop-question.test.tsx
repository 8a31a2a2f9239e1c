import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { givenTechnician, teamHandlers } from '../../../testing/team.ts';
import { tokenFor } from '../../../testing/tokens.ts';

// It is 14:00 at the salon, on Wednesday 3 June 2026.
const api = fakeApi();
const ZOE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001';
const JADE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0002';
const TOMORROW = '2026-06-04';
let bea: Reservation;
let sent: unknown[];

function served(client: string, start: string, end: string, by: { technicianId: string; requested?: boolean }) {
  return givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f${client.codePointAt(0)?.toString(16).padStart(4, '0')}`,
    reservationDate: { dateReserved: TOMORROW, timeReserved: start },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
    sittings: [{ requested: false, ...by, category: 'manicure', start, end }],
  });
}

const aline = (technicianId: string) => served('Aline Roy', '15:00', '15:45', { technicianId });

beforeEach(() => {
  sent = [];
  bea = served('Béa Côté', '15:30', '16:15', { technicianId: JADE });
  api.use(
    ...teamHandlers([givenTechnician(ZOE, 'Zoé', 0), givenTechnician(JADE, 'Jade', 1)], () => []),
    ...dashboardHandlers,
    http.get('/api/reservations/day', ({ request }) => {
      const whose = new URL(request.url).searchParams.get('technicianId');
      const isShown = ({ sittings }: Reservation) => whose === null || sittings?.[0]?.technicianId === whose;
      return HttpResponse.json({ ...listOf([aline(ZOE), bea].filter(isShown)), leftOpen: null });
    }),
    http.patch('/api/reservations/move', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...aline(JADE), reassigned: [{ client: 'Béa Côté', performer: 'Zoé' }] });
    }),
  );
});

/** Picks somebody up, carries her by these keys, and lets her go; returns what is asked. */
async function dropped(address: string, client: string, keys: string) {
  await openSite(address, { token: tokenFor(['Manager']) });
  (await screen.findByRole('button', { name: new RegExp(`^${client}`) })).focus();
  await userEvent.keyboard(` ${keys}{Enter}`);
  return within(await screen.findByRole('alertdialog'));
}

it('says who makes room for a visit and with whom she is then, and sends it without insisting', async () => {
  const question = await dropped(`/dashboard/agenda?date=${TOMORROW}`, 'Aline', '{ArrowRight}');
  expect(question.getByText(/^15\smin sur Béa Côté/)).toBeVisible();
  expect(question.getByText('Béa Côté passe à Zoé.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Confier Béa Côté à Zoé' }));
  expect(await screen.findAllByText(/^Aline Roy\s: 15\sh, Jade\. Béa Côté passe à Zoé\.$/)).not.toHaveLength(0);
  expect(sent).toMatchObject([{ performerId: JADE, insist: false }]);
});

it('says that a visit waits for somebody where who is in its way has asked for her technician', async () => {
  bea = served('Béa Côté', '15:30', '16:15', { technicianId: JADE, requested: true });
  const question = await dropped(`/dashboard/agenda?date=${TOMORROW}`, 'Aline', '{ArrowRight}');
  expect(question.getByRole('heading', { name: /^Aline Roy\s: 15\sh, À attribuer\?$/ })).toBeVisible();
  expect(question.getByText('Le rendez-vous de Aline Roy sera à attribuer.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Mettre à attribuer' }));
  expect(await screen.findAllByText(/^Aline Roy/)).not.toHaveLength(0);
  expect(sent).toMatchObject([{ performerId: JADE, insist: true }]);
});

it('knows in the week of one technician, too, that a colleague is free to take over', async () => {
  bea = served('Béa Côté', '16:00', '16:45', { technicianId: ZOE });
  const week = `/dashboard/agenda?vue=${ZOE}&date=${TOMORROW}`;
  const question = await dropped(week, 'Aline', '{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await question.findByRole('button', { name: 'Confier Béa Côté à Jade' })).toBeEnabled();
});
