import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnDay } from '#contract/schemas/own-day.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Role } from '#domain/users/roles.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

// It is 14:00 at the salon, on Wednesday 3 June 2026.
const api = fakeApi();
const ZOE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0a02';
const HOURS = [{ location: 1 as const, from: '09:30', to: '18:00' }];
let day: OwnDay;
let sent: unknown[];

function visit(client: string, time: string, differences: Partial<Reservation> = {}): Reservation {
  return givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f${client.codePointAt(0)?.toString(16).padStart(4, '0')}`,
    ...{ email: null, performer: 'Zoé', performers: [{ technicianId: ZOE, name: 'Zoé', requested: false }] },
    reservationDate: { dateReserved: '2026-06-03', timeReserved: time },
    reservationClientInfo: { client, phone: '', comment: '', phoneIsDefault: false },
    ...differences,
  });
}

beforeEach(() => {
  sent = [];
  const comment = { client: 'Béa Côté', phone: '', comment: 'Allergie à l’acétone', phoneIsDefault: false };
  day = {
    ...listOf([
      visit('Aline Roy', '13:30', { status: 'done', presentAt: '2026-06-03T17:30:00.000Z' }),
      visit('Béa Côté', '15:00', { reservationClientInfo: comment }),
      visit('Chloé Lê', '10:00', { reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:00' } }),
    ]),
    technician: { _id: ZOE, name: 'Zoé', colour: 'coral', picture: null, categories: ['manicure'] },
    days: [
      {
        date: '2026-06-03',
        hours: HOURS,
        absences: [{ from: '12:30', to: '13:00', kind: 'break', note: 'Dîner' }],
      },
      { date: '2026-06-04', hours: HOURS, absences: [] },
      { date: '2026-06-05', hours: HOURS, absences: [] },
      { date: '2026-06-06', hours: [], absences: [] },
    ],
  };
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/mine', () => HttpResponse.json(day)),
    http.patch('/api/reservations/present', async ({ request }) => {
      sent.push(await request.json());
      const came = { status: 'present' as const, presentAt: '2026-06-03T18:00:00.000Z' };
      const reservations = day.reservations.map((one) =>
        one.reservationClientInfo.client === 'Béa Côté' ? { ...one, ...came } : one,
      );
      day = { ...day, reservations };
      return HttpResponse.json(reservations[1]);
    }),
    http.patch('/api/reservations/past', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(day.reservations[0]);
    }),
  );
});

async function openDay(role: Role = 'Employee', path = '/dashboard/ma-journee') {
  await openSite(path, { token: tokenFor([role]) });
  return userEvent.setup();
}

const today = async () => within(await screen.findByRole('region', { name: /^Aujourd’hui/ }));

describe('Ma journée', () => {
  it('has today in its order, with her breaks and the time that it is', async () => {
    await openDay();
    const list = (await today()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(list).toHaveLength(3);
    expect(list[0]).toMatch(/^Pause · Dîner/);
    expect(list[1]).toMatch(/Aline Roy/);
    expect(list[2]).toMatch(/^maintenant 14\sh.*Béa Côté.*Allergie à l’acétone/);
    expect(screen.getByRole('region', { name: /^Aujourd’hui/ })).toHaveTextContent(
      /9\sh\s30 – 18\sh, La Pyramide · 2 rendez-vous · 1\sh\s30\smin/,
    );
  });

  it('has the next days after it, the free and the empty ones too', async () => {
    await openDay();
    const thursday = within(await screen.findByRole('region', { name: /^jeudi 4\sjuin$/i }));
    expect(thursday.getByText('Chloé Lê')).toBeVisible();
    expect(thursday.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: /^vendredi 5\sjuin$/i })).toHaveTextContent(
      'Aucun rendez-vous pour le moment.',
    );
    expect(screen.getByRole('region', { name: /^samedi 6\sjuin$/i })).toHaveTextContent('Congé');
  });

  it('marks one of hers as arrived by one press', async () => {
    const user = await openDay();
    await user.click(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending, Béa Côté/ }));
    await waitFor(() => expect(sent).toEqual([{ id: day.reservations[1]?._id }]));
    expect(await screen.findByText('attend')).toBeInTheDocument();
  });

  it('notes the colour of one that is done', async () => {
    const user = await openDay();
    await user.click(await screen.findByRole('button', { name: 'Noter la couleur Aline Roy' }));
    await user.type(screen.getByLabelText('Note de couleur'), 'Cerise');
    await user.click(screen.getByRole('button', { name: 'Inscrire' }));
    await user.click(await screen.findByRole('button', { name: 'Inscrire la note' }));
    await waitFor(() => expect(sent).toEqual([{ id: day.reservations[0]?._id, colorNote: 'Cerise' }]));
  });

  it('says who links an account that belongs to nobody of the team', async () => {
    day = { ...listOf([]), technician: null, days: [] };
    await openDay();
    expect(
      await screen.findByRole('heading', { name: 'Votre compte n’est relié à personne de l’équipe.' }),
    ).toBeVisible();
    expect(screen.getByText(/Une gestionnaire le relie dans « Équipe »/)).toBeVisible();
  });
});

describe('the way to it', () => {
  const links = () => screen.queryAllByRole('link', { name: 'Ma journée' });

  it('is in the menu and on the first page of an Employee', async () => {
    await openDay('Employee', '/dashboard');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(links().length).toBeGreaterThan(1));
    expect(links()[0]).toHaveAttribute('href', '/dashboard/ma-journee');
  });

  it('is in the menu of a Manager who serves clients, and of no other', async () => {
    api.use(http.get('/api/technicians', () => HttpResponse.json([])));
    await openDay('Manager', '/dashboard/team');
    await waitFor(() => expect(links()).toHaveLength(1));
  });
});
