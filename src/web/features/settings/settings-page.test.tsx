import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HitReason } from '#domain/reservations/hit-visits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { salonView, settingsHandlers } from '../../testing/settings.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
let asked: unknown[];
let reason: HitReason;
let sent: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  reason = 'closed';
  sent = [];
  api.use(
    ...settingsHandlers(salonView(), asked, () => reason),
    http.patch('/api/settings', async ({ request }) => {
      sent.push(Object(await request.json()));
      return HttpResponse.json({ message: 'Les réglages sont enregistrés.', settings: salonView() });
    }),
  );
});

async function open(section = 'salon') {
  const site = await openSite(`/dashboard/settings?section=${section}`, { token: tokenFor(['Admin']) });
  await screen.findByRole('tablist', { name: 'Parties des réglages' });
  return { user: userEvent.setup(), ...site };
}

const retype = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
};

describe('the salon', () => {
  it.each([
    ['Nom du salon', '', 'Ce champ est requis.'],
    ['Téléphone', '418555', 'Veuillez spécifier un numéro de téléphone valide (e.g: XXX-XXX-XXXX).'],
    ['Titre', '', 'Ce champ est requis.'],
  ])('refuses %s "%s"', async (label, text, sentence) => {
    const { user } = await open();
    await retype(user, label, text);
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    expect(sent).toEqual([]);
  });

  it('takes links that begin with https only', async () => {
    const { user } = await open();
    const [address] = screen.getAllByLabelText('Adresse');
    await user.clear(address ?? document.body);
    await user.type(address ?? document.body, 'http://example.com');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Entrez une adresse qui commence par https:/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is saved with what was changed', async () => {
    const { user } = await open();
    await retype(user, 'Nom du salon', 'Chez Léa');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'Chez Léa', phone: '418-555-0123' })]));
  });

  it('gets a copy of the mails to its clients once that is ticked, and says what comes', async () => {
    const { user } = await open();
    const copies = screen.getByRole('checkbox', { name: 'Envoyer une copie à l’adresse du salon' });
    expect(copies).not.toBeChecked();
    expect(copies).toHaveAccessibleDescription(/confirmation, changement et annulation.*Les rappels n’en ont pas/);
    await user.click(copies);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ mailCopies: true })]));
  });

  it('asks before another part is opened with something unsaved', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Nom du salon'), '!');
    await user.click(screen.getByRole('tab', { name: 'La Pyramide' }));
    expect(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer?' })).toBeVisible();
  });
});

describe('an address', () => {
  it.each([
    ['Manucure', '101', /nombre entier de 0 à 100/],
    ['Pédicure', 'deux', /nombre entier de 0 à 100/],
    ['Minutes permises après la fermeture', '241', /nombre entier de 0 à 240/],
  ])('refuses %s "%s"', async (label, text, sentence) => {
    const { user } = await open('1');
    await retype(user, label, text);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence));
    expect(sent).toEqual([]);
  });

  it('refuses a day that closes before it opens', async () => {
    const { user } = await open('1');
    await user.clear(screen.getByLabelText('Ferme à (mardi)'));
    await user.type(screen.getByLabelText('Ferme à (mardi)'), '08:00');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('L’ouverture doit précéder la fermeture.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows whom other hours would hit, and nobody any more once they are the saved ones', async () => {
    reason = 'outside_hours';
    const { user } = await open('1');
    const closes = screen.getByLabelText('Ferme à (samedi)');
    await user.clear(closes);
    await user.type(closes, '09:45');
    expect(await screen.findByRole('link', { name: /418.555-0142/ })).toBeVisible();
    expect(screen.getByText(/^1 rendez-vous tombe en dehors de ces heures\./)).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ location: { code: 1, closingGraceMinutes: 60 } });
    expect(JSON.stringify(asked.at(-1))).toContain('{"opens":"09:30","closes":"09:45"}');
    await user.clear(closes);
    await user.type(closes, '17:00');
    await waitFor(() => expect(screen.queryByRole('link', { name: /418.555-0142/ })).toBeNull());
  });

  it('shows whom fewer seats would hit, and asks nothing while their number cannot be read', async () => {
    reason = 'no_seat';
    const { user } = await open('1');
    const seats = screen.getByLabelText('Manucure');
    await user.clear(seats);
    await user.type(seats, '2');
    expect(await screen.findByText(/^1 rendez-vous n’a plus de place\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /418.555-0142/ })).toBeVisible();
    const questions = asked.length;
    expect(asked.at(-1)).toMatchObject({ location: { seats: { manicure: 2, pedicure: 4, other: 3 } } });
    await user.type(seats, '22');
    await waitFor(() => expect(screen.queryByText(/n’a plus de place/)).toBeNull());
    expect(asked.length).toBeLessThanOrEqual(questions + 1);
    expect(JSON.stringify(asked)).not.toContain('222');
  });

  it('gives the hours of Monday to the other days that are open', async () => {
    const { user } = await open('1');
    const monday = screen.getByLabelText('Ferme à (lundi)');
    await user.clear(monday);
    await user.type(monday, '16:30');
    await user.click(screen.getByRole('button', { name: 'Copier les heures du lundi aux autres jours ouverts' }));
    expect(screen.getByLabelText('Ferme à (jeudi)')).toHaveValue('16:30');
  });

  it('has each visit need a technician from then on', async () => {
    const { user } = await open('1');
    await user.click(screen.getByRole('checkbox', { name: 'Chaque rendez-vous demande une technicienne libre' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ locations: [{ code: 1, staffing: true }] });
  });

  it('shows whom a day of the week that closes would hit, with the phone, then saves it', async () => {
    const { user } = await open('1');
    await user.click(within(screen.getByRole('group', { name: 'samedi' })).getByRole('checkbox', { name: 'Ouvert' }));
    expect(await screen.findByRole('link', { name: /418.555-0142/ })).toHaveAttribute('href', 'tel:+14185550142');
    expect(JSON.stringify(asked.at(-1))).toContain('{"opens":"09:30","closes":"21:00"},null,{"opens":"10:00"');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ locations: [{ code: 1, seats: { manicure: 6, pedicure: 4, other: 3 } }] });
    expect(JSON.stringify(sent[0])).toContain('{"opens":"09:30","closes":"21:00"},null,{"opens":"10:00"');
  });
});
