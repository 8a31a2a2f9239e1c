import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { DeadMail } from '#contract/schemas/mails.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { OWNER_HANDLERS } from '../../testing/owner-api.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();
let mails: DeadMail[];
let sent: unknown[];

function mail(differences: Partial<DeadMail> = {}): DeadMail {
  return {
    _id: '2c0f1e34-6f2d-4a77-8a55-8a0d4f6e1001',
    state: 'given_up',
    to: 'zoe@example.com',
    subject: 'Rendez-vous confirmé : jeu. 4 juin, 10 h',
    kind: 'confirmation',
    createdAt: '2026-06-01T18:05:00.000Z',
    at: '2026-06-03T14:20:00.000Z',
    failure: 'bad_recipient',
    serverSaid: '550 5.1.1 User unknown',
    ...differences,
  };
}

const OTHER = mail({
  _id: '3c0f1e34-6f2d-4a77-8a55-8a0d4f6e1002',
  kind: 'reset',
  to: 'ana@example.com',
  serverSaid: '',
});

beforeEach(() => {
  mails = [mail(), OTHER];
  sent = [];
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/mails/dead', () =>
      HttpResponse.json({ mails, count: mails.filter(({ state }) => state === 'given_up').length, page: 1, pages: 1 }),
    ),
    http.post('/api/mails/dead/resend', async ({ request }) => {
      const body = Object(await request.json());
      sent.push(body);
      const before = mails;
      mails = mails.map((dead) => (body.all || dead._id === body.id ? { ...dead, state: 'under_way' } : dead));
      const count = mails.filter((dead, index) => dead.state !== before[index]?.state).length;
      return HttpResponse.json({ message: 'x', count });
    }),
    http.delete('/api/mails/dead', async ({ request }) => {
      const { id } = Object(await request.json());
      mails = mails.filter((dead) => dead._id !== id);
      return HttpResponse.json({ message: 'Le courriel est retiré.' });
    }),
  );
});

async function open() {
  await openSite('/dashboard/settings/mails', { token: tokenFor(['Admin']) });
  return userEvent.setup();
}

const row = async (to: string) => {
  const found = (await screen.findAllByRole('row')).find((one) => within(one).queryByText(to));
  return within(found ?? document.body);
};

it('says when, to whom, about what and why', async () => {
  await open();
  const first = await row('zoe@example.com');
  expect(first.getByText(/Rendez-vous confirmé/, { selector: 'th *' })).toBeVisible();
  expect(first.getByText(/^Confirmation, écrit le lun\. 1er.juin, 14.h.05$/)).toBeVisible();
  expect(first.getByText('L’adresse du destinataire est refusée.')).toBeVisible();
  expect(first.getByText('550 5.1.1 User unknown')).toBeVisible();
  expect(first.getByText(/^non parti, mer. 3.juin, 10.h.20$/)).toBeVisible();
  expect((await row('ana@example.com')).getByText(/^Compte, /)).toBeVisible();
  expect(screen.getByText(/2.courriels ne sont pas partis/)).toBeVisible();
});

it('sends one again, and says so', async () => {
  const user = await open();
  await user.click((await row('zoe@example.com')).getByRole('button', { name: /^Renvoyer/ }));
  expect(await screen.findByText(/^en route depuis/)).toBeVisible();
  expect((await row('zoe@example.com')).queryByRole('button')).toBeNull();
  expect(screen.getByText(/1.courriel n’est pas parti/)).toBeVisible();
  expect(screen.getAllByText(/1.courriel repart/)[0]).toBeVisible();
  expect(sent).toEqual([{ id: mail()._id }]);
});

it('sends all again', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Renvoyer les 2.courriels$/ }));
  expect(await screen.findByText('Tout est reparti, ou en route.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Renvoyer/ })).toBeNull();
  expect(sent).toEqual([{ all: true }]);
});

it('removes one once that is confirmed', async () => {
  const user = await open();
  await user.click((await row('zoe@example.com')).getByRole('button', { name: /^Retirer/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(screen.queryByText('zoe@example.com')).toBeNull());
  expect(screen.getByText('ana@example.com')).toBeVisible();
});

it('says why it could not, and shows the list as it is now', async () => {
  api.use(
    http.post('/api/mails/dead/resend', () => {
      mails = [OTHER];
      return HttpResponse.json({ code: 'mail_not_dead', message: 'Ce courriel est déjà reparti.' }, { status: 409 });
    }),
  );
  const user = await open();
  await user.click((await row('zoe@example.com')).getByRole('button', { name: /^Renvoyer/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('déjà reparti');
  await waitFor(() => expect(screen.queryByText('zoe@example.com')).toBeNull());
});

it('says when everything has gone out', async () => {
  mails = [];
  await open();
  expect(await screen.findByRole('heading', { name: 'Tous les courriels sont partis.' })).toBeVisible();
});

it('is for Admins only', async () => {
  const { router } = await openSite('/dashboard/settings/mails', { token: tokenFor(['Manager']) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
