import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Help } from '#contract/schemas/helps.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { OWNER_HANDLERS, OWNER_ID } from '../../../testing/owner-api.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const HELP: Help = {
  _id: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7b001',
  user: OWNER_ID,
  question: 'Où êtes-vous?',
  answer: 'Chemin Sainte-Foy.',
  status: 'private',
};
const UNTRANSLATED = { questionEn: null, answerEn: null, questionEs: null, answerEs: null };
let helps: Help[];
let sent: unknown[];

beforeEach(() => {
  helps = [HELP];
  sent = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'La question est enregistrée.', help: HELP });
  };
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/helps', () => HttpResponse.json(helps)),
    http.post('/api/helps', keep),
    http.patch('/api/helps', keep),
    http.delete('/api/helps', keep),
  );
});

async function open(address: string) {
  const site = await openSite(address, { token: tokenFor(['Manager']) });
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), ...site };
}

it('lists public questions first, and publishes a private one at once', async () => {
  helps = [HELP, { ...HELP, _id: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7b002', question: 'Quand?', status: 'public' }];
  const { user } = await open('/dashboard/helps');
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Quand?', 'Où êtes-vous?']);

  await user.click(screen.getByRole('switch', { name: 'Privé, Où êtes-vous?' }));
  const { _id: id, ...fields } = HELP;
  await waitFor(() => expect(sent).toEqual([{ ...fields, id, status: 'public' }]));
});

it('requires question, answer and owner', async () => {
  const { user } = await open('/dashboard/helps/new');
  await screen.findByRole('option', { name: 'Ariane Côté' });
  await user.selectOptions(screen.getByLabelText('Responsable'), 'Choisissez…');
  await user.click(screen.getByRole('button', { name: 'Créer' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Question\u00A0: Ce champ est requis.',
    'Réponse\u00A0: Ce champ est requis.',
    'Responsable\u00A0: Ce champ est requis.',
  ]);
  expect(sent).toEqual([]);
});

it('creates a question, private unless published, and returns to the list', async () => {
  const { user, router } = await open('/dashboard/helps/new');
  await screen.findByRole('option', { name: 'Ariane Côté' });
  await user.type(screen.getByLabelText('Question'), 'Combien?');
  await user.type(screen.getByLabelText('Réponse'), 'Selon le service.');
  await user.selectOptions(screen.getByLabelText('Responsable'), 'Ariane Côté');
  await user.click(screen.getByRole('button', { name: 'Créer' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/helps'));
  expect(sent).toEqual([
    { question: 'Combien?', answer: 'Selon le service.', status: 'private', user: OWNER_ID, ...UNTRANSLATED },
  ]);
});

it('is translated in tabs that tell what is missing, and shows each language as the page will', async () => {
  const { user } = await open(`/dashboard/helps/${HELP._id}`);
  await screen.findByRole('option', { name: 'Ariane Côté' });
  await user.click(await screen.findByRole('tab', { name: /^vide.*English/ }));
  await user.type(screen.getByLabelText('Question en anglais'), 'Where are you?');
  expect(screen.getByRole('tab', { name: /^incomplet.*English/ })).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
  expect(preview.getByText('Where are you?')).toHaveAttribute('lang', 'en-CA');
  expect(preview.getByText(HELP.answer)).toBeVisible();
  await user.type(screen.getByLabelText('Réponse en anglais'), 'On Sainte-Foy Road.');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const english = { questionEn: 'Where are you?', answerEn: 'On Sainte-Foy Road.' };
  expect(sent[0]).toMatchObject({ question: HELP.question, ...UNTRANSLATED, ...english });
});

it('opens the tab of the language that is at fault', async () => {
  const { user } = await open(`/dashboard/helps/${HELP._id}`);
  await screen.findByRole('option', { name: 'Ariane Côté' });
  await user.clear(await screen.findByLabelText('Réponse'));
  await user.click(screen.getByRole('tab', { name: /^vide.*Español/ }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByLabelText('Réponse')).toBeInvalid();
});

it('deletes a question once that is confirmed', async () => {
  const { user, router } = await open(`/dashboard/helps/${HELP._id}`);
  await user.click(await screen.findByRole('button', { name: 'Supprimer cette question' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Supprimer cette question?' }));
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/helps'));
  expect(sent).toEqual([{ id: HELP._id }]);
});

it('says that there is nothing yet', async () => {
  helps = [];
  await open('/dashboard/helps');
  expect(await screen.findByRole('heading', { name: 'Aucune question pour le moment.' })).toBeVisible();
});
