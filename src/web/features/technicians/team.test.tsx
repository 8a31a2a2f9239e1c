import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { OWNER_HANDLERS } from '../../testing/owner-api.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { tokenFor } from '../../testing/tokens.ts';

const DAYS_OFF = Array.from({ length: 7 }, () => []);
const ANA: TechnicianView = {
  _id: '0197a000-0000-7000-8000-000000000001',
  name: 'Ana',
  colour: 'lilac',
  picture: null,
  categories: ['manicure'],
  userId: null,
  exceptServices: [],
  hours: { 1: [[{ opens: '09:30', closes: '18:00' }], ...DAYS_OFF.slice(1)], 2: DAYS_OFF },
  acceptsRequests: true,
  status: 'active',
  order: 0,
  version: 'v1',
};

const BEA = '0197a000-0000-7000-8000-000000000002';
const ABSENCE = {
  ...{ _id: '0197a000-0000-7000-8000-000000000009', technicianId: ANA._id, kind: 'off', note: '' },
  ...{ from: '2026-06-04T09:00', to: '2026-06-04T18:00' },
};

/** A visit to come, served by that technician or still by nobody. */
function visitOf(client: string, technicianId: string | null) {
  const _id = `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a1${client.length % 10}`;
  const visit = givenReservation({ _id });
  return {
    ...visit,
    performer: technicianId && (technicianId === BEA ? 'Béa' : 'Ana'),
    reservationClientInfo: { ...visit.reservationClientInfo, client },
    sittings: [{ technicianId, requested: false, category: 'manicure', start: '10:00', end: '10:45' }],
  };
}

const api = fakeApi();
let team: TechnicianView[];
let sent: unknown[];

beforeEach(() => {
  team = [ANA];
  sent = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'La fiche est enregistrée.', technician: ANA });
  };
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/technicians', () => HttpResponse.json(team)),
    http.get('/api/services', () => HttpResponse.json([])),
    http.get('/api/technicians/accounts', () => HttpResponse.json([])),
    http.get('/api/technicians/absences', () => HttpResponse.json([])),
    http.get('/api/technicians/absences/visits', () => HttpResponse.json([])),
    http.post('/api/technicians/hits', () => HttpResponse.json([])),
    http.post('/api/technicians', keep),
    http.patch('/api/technicians', keep),
  );
});

async function open(address: string) {
  const site = await openSite(address, { token: tokenFor(['Manager'], 'Hélène') });
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), ...site };
}

const dayOf = (location: string, day: string) =>
  within(screen.getByRole('region', { name: `Semaine à ${location}` })).getByLabelText(day);

describe('the team', () => {
  it('is listed with what each person does and where', async () => {
    await open('/dashboard/team');
    const row = (await screen.findByRole('rowheader', { name: 'Ana' })).closest('tr');
    expect(row).toHaveTextContent('Manucure');
    expect(row).toHaveTextContent('La Pyramide');
    expect(row).toHaveTextContent('Active');
  });

  it('that is empty says what it is for, and how to begin', async () => {
    team = [];
    await open('/dashboard/team');
    expect(await screen.findByText(/Personne dans l’équipe/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajouter une personne' })).toHaveAttribute('href', '/dashboard/team/new');
  });
});

describe('a new technician', () => {
  it('is saved with the hours as they were typed', async () => {
    const { user, router } = await open('/dashboard/team/new');
    await user.type(await screen.findByLabelText('Nom affiché'), 'Thảo');
    await user.type(dayOf('La Pyramide', 'lundi'), '9 h 30 – 12 h, 13-18');
    await user.type(dayOf('Plaza Laval', 'mardi'), '10-17');
    await user.click(screen.getByRole('button', { name: 'Ajouter à l’équipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Équipe' });
    expect(router.state.location.pathname).toBe('/dashboard/team');
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'Thảo',
        colour: 'plum',
        hours: {
          1: [
            [
              { opens: '09:30', closes: '12:00' },
              { opens: '13:00', closes: '18:00' },
            ],
            ...DAYS_OFF.slice(1),
          ],
          2: [[], [{ opens: '10:00', closes: '17:00' }], ...DAYS_OFF.slice(2)],
        },
      }),
    ]);
  });

  it.each([
    ['La Pyramide', 'demain', /ne se lisent pas/],
    ['La Pyramide', '18-9', /ne se lisent pas/],
    ['Plaza Laval', '10-12', /se chevauchent/],
  ])('is not saved with the hours %s %s, which stay as they were typed', async (location, typed, sentence) => {
    const { user } = await open('/dashboard/team/new');
    await user.type(await screen.findByLabelText('Nom affiché'), 'Thảo');
    await user.type(dayOf('La Pyramide', 'mercredi'), '9-18');
    const field = dayOf(location, location === 'La Pyramide' ? 'jeudi' : 'mercredi');
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Ajouter à l’équipe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  it('needs a name and something to do', async () => {
    const { user } = await open('/dashboard/team/new');
    await user.click(await screen.findByRole('checkbox', { name: 'Manucure' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pédicure' }));
    await user.click(screen.getByRole('button', { name: 'Ajouter à l’équipe' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(/Indiquez un nom/);
    expect(summary).toHaveTextContent(/au moins une catégorie/);
  });
});

describe('a technician’s page', () => {
  it('gives Monday’s hours to the other working days', async () => {
    team = [
      {
        ...ANA,
        hours: {
          1: [...ANA.hours[1].slice(0, 2), [{ opens: '10:00', closes: '12:00' }], ...DAYS_OFF.slice(3)],
          2: DAYS_OFF,
        },
      },
    ];
    const { user } = await open(`/dashboard/team/${ANA._id}`);
    await screen.findByLabelText('Nom affiché');
    const [copy] = screen.getAllByRole('button', { name: /Copier le lundi/ });
    await user.click(copy ?? document.body);
    expect(dayOf('La Pyramide', 'mercredi')).toHaveValue('9\u00A0h\u00A030 – 18\u00A0h');
    expect(dayOf('La Pyramide', 'mardi')).toHaveValue('');
  });

  it('shows whom a new absence hits before it is saved', async () => {
    api.use(http.get('/api/technicians/absences/visits', () => HttpResponse.json([givenReservation()])));
    const { user } = await open(`/dashboard/team/${ANA._id}`);
    await user.type(await screen.findByLabelText('Du'), '2026-06-04');
    await user.type(screen.getByLabelText('De'), '09:00');
    await user.type(screen.getByLabelText('À'), '18:00');
    expect(await screen.findByText(/1 rendez-vous tombe dans cette absence/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Rendez-vous touchés' })).toHaveTextContent(
      givenReservation().reservationClientInfo.client,
    );
    expect(screen.getByRole('button', { name: 'Enregistrer quand même' })).toBeEnabled();
  });

  it('gives the visits of a saved absence to colleagues, and says to whom and which still wait', async () => {
    const [given, left] = [visitOf('Camille Roy', BEA), visitOf('Noémie Gagné', null)];
    api.use(
      http.get('/api/technicians/absences/visits', () => HttpResponse.json([visitOf('Camille Roy', ANA._id), left])),
      http.post('/api/technicians/absences', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'L’absence est inscrite.', absence: ABSENCE, visits: [given, left] });
      }),
    );
    const begun = 'absence=2026-06-04T09:00&lieu=1';
    const { user } = await open(`/dashboard/team/${ANA._id}?${begun}`);
    expect(await screen.findByLabelText('De')).toHaveValue('09:00');
    await user.type(screen.getByLabelText('À'), '18:00');
    await screen.findByText(/2 rendez-vous tombent dans cette absence/);
    expect(screen.getByRole('checkbox', { name: /Confier ces visites à des collègues/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
    expect(await screen.findByRole('list', { name: 'Rendez-vous confiés' })).toHaveTextContent(
      /Camille Roy.*passe à Béa/,
    );
    const waiting = within(screen.getByRole('list', { name: 'Rendez-vous à attribuer' }));
    expect(waiting.getByRole('link', { name: 'Noémie Gagné' })).toHaveAttribute(
      'href',
      expect.stringContaining(`visite=${left._id}`),
    );
    expect(screen.getByRole('link', { name: 'Retour à l’agenda' })).toHaveAttribute(
      'href',
      '/dashboard/agenda?date=2026-06-04&lieu=1',
    );
    expect(sent).toEqual([expect.objectContaining({ from: '2026-06-04T09:00', reassign: true })]);

    const undone = 'L’absence est retirée. 1 rendez-vous lui revient. 1 rendez-vous reste où il est.';
    api.use(
      http.delete('/api/technicians/absences', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: undone, back: 1, staying: 1 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(await screen.findByText(undone)).toBeVisible();
    expect(sent.at(-1)).toEqual({ id: ABSENCE._id });
    expect(screen.getByLabelText('De')).toBeVisible();
  });

  it('shows which visits a change of her week or status would take from her', async () => {
    const proposed: unknown[] = [];
    api.use(
      http.post('/api/technicians/hits', async ({ request }) => {
        proposed.push(await request.json());
        return HttpResponse.json([visitOf('Camille Roy', ANA._id)]);
      }),
    );
    const { user } = await open(`/dashboard/team/${ANA._id}`);
    await user.click(await screen.findByRole('radio', { name: /Inactive/ }));
    expect(await screen.findByText(/Elle a encore 1 rendez-vous à venir/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Camille Roy' })).toBeVisible();
    expect(proposed).toEqual([expect.objectContaining({ id: ANA._id, status: 'inactive' })]);
    await user.click(screen.getByRole('radio', { name: /Active/ }));
    await user.clear(dayOf('La Pyramide', 'lundi'));
    expect(await screen.findByText(/1 rendez-vous n’entre plus dans sa semaine/)).toBeVisible();
  });

  it('says that somebody is not on the team', async () => {
    await open('/dashboard/team/0197a000-0000-7000-8000-00000000000f');
    expect(await screen.findByText('Cette personne n’est plus dans l’équipe.')).toBeVisible();
  });
});
