import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SalonView } from '#contract/schemas/settings.ts';
import type { HitReason } from '#domain/reservations/hit-visits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { salonView, settingsHandlers } from '../../testing/settings.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
let asked: unknown[];
let reason: HitReason;
let sent: Record<string, unknown>[];

const CLOSURE = {
  _id: '2c0f1e34-6f2d-4a77-8a55-8a0d4f6e1001',
  monthDay: '12-25',
  date: null,
  until: null,
  location: null,
  label: { fr: 'Noël', en: 'Christmas Day' },
};

const salon = () => salonView({ closures: [CLOSURE] });

beforeEach(() => {
  asked = [];
  reason = 'closed';
  sent = [];
  api.use(...settingsHandlers(salon(), asked, () => reason));
});

async function open() {
  await openSite('/dashboard/settings?section=fermetures', { token: tokenFor(['Admin']) });
  await screen.findByRole('tablist', { name: 'Parties des réglages' });
  return { user: userEvent.setup() };
}

describe('the closed days', () => {
  it('are listed with their reason, and one opens again once that is confirmed', async () => {
    let body: unknown;
    api.use(
      http.delete('/api/settings/closures', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ message: 'La fermeture est supprimée.' });
      }),
    );
    const { user } = await open();
    const row = within(await screen.findByRole('row', { name: /25.décembre, chaque année/ }));
    expect(row.getByText('Noël')).toBeVisible();
    await user.click(row.getByRole('button', { name: /Retirer/ }));
    await user.click(await screen.findByRole('button', { name: 'Rouvrir' }));
    expect(await screen.findByText(/^Aucun jour fermé ni heure spéciale/)).toBeVisible();
    expect(body).toEqual({ id: CLOSURE._id });
  });

  it.each([
    ['une seule fois', { date: '2026-06-06', until: null, monthDay: null }],
    ['chaque année', { date: null, until: null, monthDay: '06-06' }],
  ])('show, for a day closed %s, whom it hits before it is closed', async (kind, days) => {
    api.use(
      http.post('/api/settings/closures', async ({ request }) => {
        sent.push(Object(await request.json()));
        return HttpResponse.json({ message: 'ok', closure: { ...CLOSURE, _id: CLOSURE._id.replace('1001', '1002') } });
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: kind }));
    await user.type(screen.getByLabelText('Date'), '2026-06-06');
    expect(await screen.findByText(/1 rendez-vous tombe un jour fermé/)).toBeVisible();
    expect(screen.getByRole('link', { name: /418.555-0142/ })).toBeVisible();
    expect(asked).toEqual([{ closure: { ...days, location: null, label: { fr: '', en: '' } } }]);
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Fermer quand même' }));
    await waitFor(() => expect(sent).toEqual([{ ...days, location: null, label: { fr: '', en: '' } }]));
  });

  it('are folded away once they are past', async () => {
    const closed = (number: string, date: string, until: string): SalonView['closures'][number] => ({
      ...{ _id: CLOSURE._id.replace('1001', number), monthDay: null, location: null, label: { fr: '', en: '' } },
      ...{ date, until },
    });
    const past = closed('1002', '2026-05-30', '2026-06-02');
    const running = closed('1003', '2026-06-01', '2026-06-03');
    api.use(http.get('/api/settings', () => HttpResponse.json({ ...salon(), closures: [CLOSURE, past, running] })));
    const { user } = await open();
    const row = async (name: RegExp) => screen.findByRole('row', { name });
    expect(await row(/^Du lundi 1er.juin 2026/)).toBeVisible();
    expect(await row(/25.décembre, chaque année/)).toBeVisible();
    expect(await row(/^Du samedi 30.mai 2026/)).not.toBeVisible();
    await user.click(screen.getByText('Ce qui est passé'));
    expect(await row(/^Du samedi 30.mai 2026/)).toBeVisible();
  });

  it('need a date', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText('Choisissez une date.')).toBeVisible();
  });

  it('may be several, in their order', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Date'), '2026-06-06');
    await user.type(screen.getByLabelText(/^Dernier jour/), '2026-06-05');
    await user.click(await screen.findByRole('button', { name: /^Fermer/ }));
    expect(await screen.findByText(/^Choisissez un jour qui suit le premier/)).toBeVisible();
    await user.clear(screen.getByLabelText(/^Dernier jour/));
    await user.type(screen.getByLabelText(/^Dernier jour/), '2026-06-08');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ closure: { date: '2026-06-06', until: '2026-06-08' } }));
  });
});

describe('special hours', () => {
  const HOURS = {
    ...{ _id: CLOSURE._id.replace('1001', '1003'), location: 1, opens: '10:00', closes: '14:00' },
    ...{ date: '2026-12-24', until: '2026-12-24', label: { fr: 'veille de Noël', en: 'Christmas Eve' } },
  };

  it('show whom they hit before they are saved, and what cannot be right', async () => {
    reason = 'outside_hours';
    api.use(
      http.post('/api/settings/special-hours', async ({ request }) => {
        sent.push(Object(await request.json()));
        return HttpResponse.json({ message: 'ok', specialHours: HOURS });
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'ouvert à d’autres heures' }));
    await user.type(screen.getByLabelText('Date'), '2026-12-24');
    await user.clear(screen.getByLabelText('Ferme à'));
    await user.type(screen.getByLabelText('Ferme à'), '09:00');
    await user.click(await screen.findByRole('button', { name: /^Enregistrer/ }));
    expect(await screen.findByText('L’ouverture doit précéder la fermeture.')).toBeVisible();
    await user.clear(screen.getByLabelText('Ferme à'));
    await user.type(screen.getByLabelText('Ferme à'), '14:00');
    expect(await screen.findByText(/^1 rendez-vous tombe en dehors de ces heures\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Enregistrer quand même' }));
    const draft = { date: '2026-12-24', until: null, opens: '10:00', closes: '14:00', location: null };
    await waitFor(() => expect(sent).toEqual([{ ...draft, label: { fr: '', en: '' } }]));
    const row = within(await screen.findByRole('row', { name: /24.décembre 2026/ }));
    expect(row.getByText(/10.h – 14.h/)).toBeVisible();
    expect(row.getByText('La Pyramide')).toBeVisible();
  });

  it('show whom it hits to take them back', async () => {
    reason = 'outside_hours';
    api.use(
      http.get('/api/settings', () => HttpResponse.json({ ...salon(), specialHours: [HOURS] })),
      http.delete('/api/settings/special-hours', async ({ request }) => {
        sent.push(Object(await request.json()));
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const { user } = await open();
    const row = within(await screen.findByRole('row', { name: /24.décembre 2026/ }));
    await user.click(row.getByRole('button', { name: /Retirer/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('link', { name: /418.555-0142/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revenir aux heures habituelles' }));
    await waitFor(() => expect(sent).toEqual([{ id: HOURS._id }]));
    expect(asked[0]).toEqual({ withoutId: HOURS._id });
  });
});
