import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/schemas/audit.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { OWNER_HANDLERS } from '../../testing/owner-api.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
let entries: AuditEntry[];
let asked: string[];

function entry(action: string, details: AuditEntry['details']): AuditEntry {
  const actor = { _id: null, name: 'Ariane Côté' };
  return {
    _id: action,
    at: '2026-06-03T18:05:00.000Z',
    actor,
    action,
    subjectType: 'service',
    subjectId: 'a',
    details,
    visit: null,
  };
}

beforeEach(() => {
  asked = [];
  entries = [
    entry('service.change', {
      titre: 'Gel',
      changes: {
        price: { from: 45, to: 50 },
        status: { from: 'public', to: 'private' },
        content: { from: null, to: 'x' },
        image: { from: '/api/pictures/a', to: '/api/pictures/b' },
        user: { from: '5f0c1e34-6f2d-4a77-8a55-8a0d4f6e1001', to: 'Ana Roy' },
      },
    }),
    entry('settings.change', { changes: { 'location 1 seats': { from: { manicure: 6 }, to: { manicure: 5 } } } }),
    entry('closure.create', { date: '2026-06-06', location: null, label: { fr: '', en: '' } }),
  ];
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/audit', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ entries, page: 1, pages: 2, count: 21 });
    }),
  );
});

const open = () => openSite('/dashboard/audit', { token: tokenFor(['Admin']) });

it('says who changed what and when, in words', async () => {
  await open();
  const [, change, settings, closure] = await screen.findAllByRole('row');
  const first = within(change ?? document.body);
  expect(first.getByText('Ariane Côté')).toBeVisible();
  expect(first.getByText('a modifié un service')).toBeVisible();
  expect(first.getByText(/mer. 3.juin, 14.h.05/)).toBeVisible();
  expect(first.getByText('« Gel »')).toBeVisible();
  expect(first.getByText(/prix : de 45,00.\$ à 50,00.\$/)).toBeVisible();
  expect(first.getByText('statut : de public à privé')).toBeVisible();
  expect(first.getByText('description en anglais : de vide à x')).toBeVisible();
  expect(first.getByText('photo remplacée')).toBeVisible();
  expect(first.getByText('responsable : de compte supprimé à Ana Roy')).toBeVisible();
  expect(within(settings ?? document.body).getByText('places (La Pyramide) : modifié')).toBeVisible();
  expect(within(closure ?? document.body).getByText('date : samedi 6 juin 2026')).toBeVisible();
});

it('shows one kind of thing, and its pages, by the address', async () => {
  const { router } = await open();
  await screen.findAllByRole('row');
  await userEvent.selectOptions(screen.getByLabelText('Montrer'), 'Comptes');
  expect(router.state.location.search).toBe('?objet=user');
  const next = await screen.findByRole('link', { name: 'Page suivante' });
  expect(next).toHaveAttribute('href', '/dashboard/audit?objet=user&page=2');
  expect(asked).toEqual(['?pageNumber=1', '?pageNumber=1&subjectType=user']);
});

it('says that nothing is written yet', async () => {
  entries = [];
  await open();
  expect(await screen.findByRole('heading', { name: 'Rien n’est encore inscrit.' })).toBeVisible();
});

it('says from whom to whom a visit was given, also where nobody serves it', async () => {
  const performers = { from: ['Ana', 'Zoé'], to: [] };
  entries = [entry('reservation.unassign', { changes: { performers } })];
  await open();
  expect(await screen.findByText('a laissé un rendez-vous à attribuer')).toBeVisible();
  expect(screen.getByText('avec : Ana et Zoé → à attribuer')).toBeVisible();
});

it('names whose visit was moved, from when to when, and leads to it', async () => {
  const from = { location: 1, date: '2026-06-04', time: '10:00', minutes: 45 };
  const to = { ...from, location: 2, time: '14:30' };
  const moved = entry('reservation.move', { from, to });
  entries = [
    { ...moved, visit: { _id: 'b7', client: 'Zoé Roy', date: to.date, time: to.time, location: to.location } },
  ];
  await open();
  const link = await screen.findByRole('link', { name: /^Zoé Roy, jeu\. 4\sjuin à 14\sh\s30, Plaza Laval$/ });
  expect(link).toHaveAttribute('href', '/dashboard?date=2026-06-04&visite=b7');
  expect(
    screen.getByText(/^du jeu\. 4\sjuin à 10\sh, La Pyramide au jeu\. 4\sjuin à 14\sh\s30, Plaza Laval$/),
  ).toBeVisible();
});

it('says from which status to which a visit went', async () => {
  entries = [entry('reservation.done', { from: 'present' })];
  await open();
  expect(await screen.findByText('« attend » → « fait »')).toBeVisible();
});

it('is filtered by day and person, which its address keeps', async () => {
  const { router } = await open();
  await screen.findAllByRole('row');
  await userEvent.type(screen.getByLabelText('Personne'), 'zoé{Enter}');
  expect(router.state.location.search).toBe('?qui=zo%C3%A9');
  await screen.findAllByRole('row');
  expect(asked.at(-1)).toBe('?pageNumber=1&person=zo%C3%A9');
});

it('says why a visit was cancelled', async () => {
  entries = [entry('reservation.cancel', { from: 'pending', reason: 'no_show' })];
  await open();
  expect(await screen.findByText('la personne ne s’est pas présentée')).toBeVisible();
});
