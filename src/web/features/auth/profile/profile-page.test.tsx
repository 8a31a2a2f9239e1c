import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const ID = '3c0f1e34-6f2d-4a77-8a55-8a0d4f6e1001';
const PROFILE = { _id: ID, name: 'Camille Tremblay', email: 'camille@lunule.test', language: 'fr', reminders: true };
let profile: typeof PROFILE;
let sent: Record<string, unknown>[];

beforeEach(() => {
  profile = PROFILE;
  sent = [];
  api.use(
    http.get('/api/settings/public', () => HttpResponse.json(publicSettings())),
    http.get('/api/auth/profile', () => HttpResponse.json(profile)),
    http.put('/api/auth/profile', async ({ request }) => {
      const body = Object(await request.json());
      sent.push(body);
      profile = { ...profile, name: body.name };
      return HttpResponse.json({ accessToken: tokenFor(['Client'], body.name) });
    }),
    http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/services/public', () => HttpResponse.json([])),
  );
});

async function open(token = tokenFor(['Client'])) {
  const site = await openSite('/dashboard/profile', { token });
  await screen.findByLabelText('Mot de passe actuel');
  return { user: userEvent.setup(), ...site };
}

describe('the details', () => {
  it('are saved, and the new name is in the bar at once', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Prénom et nom'));
    await user.type(screen.getByLabelText('Prénom et nom'), 'Camille Roy');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.click(screen.getByRole('checkbox', { name: /rappel la veille/ }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByRole('button', { name: 'Camille Roy' })).toBeVisible();
    const { _id: id, email } = PROFILE;
    expect(sent).toEqual([{ id, email, name: 'Camille Roy', language: 'en', reminders: false }]);
  });

  it('refuse a name that is none, and lock the e-mail', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Courriel')).toHaveAttribute('readonly');
    await user.clear(screen.getByLabelText('Prénom et nom'));
    await user.type(screen.getByLabelText('Prénom et nom'), 'C3');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Indiquez un nom de 3 à 50 lettres/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('the password', () => {
  const fill = async (current: string, password: string, confirmation = password) => {
    const { user } = await open();
    if (current) await user.type(screen.getByLabelText('Mot de passe actuel'), current);
    await user.type(screen.getByLabelText('Nouveau mot de passe'), password);
    await user.type(screen.getByLabelText('Confirmation du mot de passe'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  };

  it.each([
    ['', 'Nacre!2027', 'Nacre!2027', 'Entrez votre mot de passe actuel.'],
    ['Nacre!2026', 'pearl', 'pearl', 'Veuillez entrer un mot de passe entre 8 et 24 caractères...'],
    [
      'Nacre!2026',
      'Nacre!2027',
      'Nacre!2028',
      'La confirmation du mot de passe doit être identique au mot de passe entré.',
    ],
  ])('refuses "%s", then "%s" and "%s"', async (current, password, confirmation, sentence) => {
    await fill(current, password, confirmation);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is changed with the current one', async () => {
    await fill('Nacre!2026', 'Nacre!2027');
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ password: 'Nacre!2027', currentPassword: 'Nacre!2026' })]),
    );
    await waitFor(() => expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue(''));
  });

  it('is read again with the fresh token only, since the old one has ended with the old password', async () => {
    const bearers: (string | null)[] = [];
    const fresh = tokenFor();
    api.use(
      http.get('/api/auth/profile', ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return HttpResponse.json(profile);
      }),
      http.put('/api/auth/profile', () => HttpResponse.json({ accessToken: fresh })),
    );
    await fill('Nacre!2026', 'Nacre!2027');
    await waitFor(() => expect(bearers).toHaveLength(2));
    expect(bearers[1]).toBe(`Bearer ${fresh}`);
  });

  it('says beside the field that the current one is not right', async () => {
    const problem = { code: 'current_password_wrong', message: 'Le mot de passe actuel n’est pas le bon.' };
    api.use(http.put('/api/auth/profile', () => HttpResponse.json(problem, { status: 400 })));
    await fill('Nacre!2025', 'Nacre!2027');
    await waitFor(() =>
      expect(screen.getByLabelText('Mot de passe actuel')).toHaveAccessibleDescription(problem.message),
    );
  });

  it('comes first, alone, when it is a temporary one', async () => {
    const [head, , tail] = tokenFor().split('.');
    const claims = { UserInfo: { ...PROFILE, roles: ['Manager'] }, mustChangePassword: true };
    const { user } = await open([head, btoa(JSON.stringify(claims)), tail].join('.'));
    expect(screen.getByText('Choisissez votre mot de passe')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();

    await user.type(screen.getByLabelText('Mot de passe actuel'), 'abc1');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'Nacre!2027');
    await user.type(screen.getByLabelText('Confirmation du mot de passe'), 'Nacre!2027');
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await screen.findByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
    expect(screen.queryByText('Choisissez votre mot de passe')).toBeNull();
  });
});

describe('the person’s data', () => {
  it.each([
    ['JSON', '/api/auth/export', 'mes-donnees-2026-06-03.json'],
    ['CSV', '/api/auth/export.csv', 'mes-donnees-2026-06-03.csv'],
  ])('come as a %s file', async (format, address, name) => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    api.use(http.get(address, () => new HttpResponse('data')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Télécharger mes données (${format})` }));
    await waitFor(() => expect(saved).toEqual([name]));
  });
});

describe('the end of an account', () => {
  const ask = async (password: string) => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Supprimer votre compte?' }));
    const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Votre mot de passe'), password);
    await user.click(confirm);
    return { dialog, router };
  };

  it('needs the password, and leads back to the landing page', async () => {
    let body: unknown;
    api.use(
      http.delete('/api/auth/profile', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ message: 'Votre compte est supprimé.' });
      }),
    );
    const { router } = await ask('Nacre!2026');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(body).toEqual({ password: 'Nacre!2026' });
  });

  it('says in the dialog why it is refused', async () => {
    const problem = { code: 'last_admin', message: 'C’est le dernier compte Admin actif : il doit le rester.' };
    api.use(http.delete('/api/auth/profile', () => HttpResponse.json(problem, { status: 409 })));
    const { dialog, router } = await ask('Nacre!2026');
    expect(await dialog.findByRole('alert')).toHaveTextContent('C’est le dernier compte Admin actif');
    expect(router.state.location.pathname).toBe('/dashboard/profile');
  });
});
