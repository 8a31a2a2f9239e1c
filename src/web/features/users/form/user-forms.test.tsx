import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenUser, OWNER_HANDLERS, USER_ID } from '../../../testing/owner-api.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
let sent: unknown[];
let shown = givenUser();

beforeEach(() => {
  sent = [];
  shown = givenUser();
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Le compte est enregistré.', user: shown });
  };
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/users/:id', () => HttpResponse.json(shown)),
    http.post('/api/users', keep),
    http.patch('/api/users', keep),
    http.delete('/api/users', keep),
    http.post('/api/users/anonymise', keep),
  );
});

async function open(address: string) {
  const site = await openSite(address, { token: tokenFor(['Admin'], 'Ariane') });
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), ...site };
}

describe('a new account', () => {
  const fill = async (name: string, email: string, password: string) => {
    const { user, router } = await open('/dashboard/users/new');
    if (name) await user.type(screen.getByLabelText('Nom'), name);
    if (email) await user.type(screen.getByLabelText('Courriel'), email);
    if (password) await user.type(screen.getByLabelText('Mot de passe temporaire'), password);
    return { user, router, create: () => user.click(screen.getByRole('button', { name: 'Créer le compte' })) };
  };

  it('says that an invitation will be sent', async () => {
    await open('/dashboard/users/new');
    expect(screen.getByText(/recevra un courriel qui l’invite à choisir son propre mot de passe/)).toBeVisible();
  });

  it.each([
    ['Lé', 'lea@example.com', 'abc1', /nom de 3 à 20 lettres/],
    ['Léa Marie-Josée Bouchard', 'lea@example.com', 'abc1', /nom de 3 à 20 lettres/],
    ['Léa 2', 'lea@example.com', 'abc1', /nom de 3 à 20 lettres/],
    ['Léa Roy', 'lea@', 'abc1', /courriel valide/],
    ['Léa Roy', 'lea@example.com', 'abc', /Entrez 4 à 12/],
    ['Léa Roy', 'lea@example.com', 'abcdefghijklm', /Entrez 4 à 12/],
    ['Léa Roy', 'lea@example.com', 'abc?', /Entrez 4 à 12/],
  ])('refuses %s, %s, %s', async (name, email, password, sentence) => {
    const { create } = await fill(name, email, password);
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(sent).toEqual([]);
  });

  it('needs a role, and has the role Client at first', async () => {
    const { user, create } = await fill('Léa Roy', 'lea@example.com', 'abc1');
    expect(screen.getByRole('checkbox', { name: 'Client' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Client' }));
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez au moins un rôle.');
    expect(sent).toEqual([]);
  });

  it('is created with its roles, and the list comes back', async () => {
    const { user, create, router } = await fill('Léa Roy', 'lea@example.com', 'abc1');
    await user.click(screen.getByRole('checkbox', { name: 'Employee' }));
    await create();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/users'));
    expect(sent).toEqual([
      { name: 'Léa Roy', email: 'lea@example.com', password: 'abc1', roles: ['Client', 'Employee'] },
    ]);
  });

  it('says what the server refuses beside its field and above', async () => {
    const problem = { code: 'email_taken', message: 'Un compte existe déjà pour ce courriel.' };
    api.use(http.post('/api/users', () => HttpResponse.json(problem, { status: 409 })));
    const { create } = await fill('Léa Roy', 'lea@example.com', 'abc1');
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Un compte existe déjà pour ce courriel.');
  });
});

describe('an account that is there', () => {
  const address = `/dashboard/users/${USER_ID}`;
  const save = () => screen.getByRole('button', { name: 'Enregistrer' });

  it('locks the e-mail and says why', async () => {
    await open(address);
    const email = await screen.findByLabelText('Courriel');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(/^Le courriel identifie le compte/);
  });

  it('tells of what another Admin saved meanwhile, and saves over it on request', async () => {
    shown = givenUser({ version: 'one' });
    api.use(
      http.patch('/api/users', async ({ request }) => {
        sent.push(await request.json());
        if (sent.length > 1) return HttpResponse.json({ message: 'Le compte est enregistré.', user: shown });
        shown = givenUser({ version: 'two', roles: ['Manager'], status: false });
        return HttpResponse.json({ code: 'edit_conflict', message: 'Modifiée.' }, { status: 409 });
      }),
    );
    const { user } = await open(address);
    await user.type(await screen.findByLabelText('Nom'), ' Gagnon');
    await user.click(save());

    const alert = await screen.findByRole('alert');
    const terms = await within(alert).findAllByRole('definition');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Léa Roy', 'Manager', 'Fermé Closed']);
    expect(alert).toHaveFocus();
    await user.click(within(alert).getByRole('button', { name: 'Enregistrer ma version' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      expect.objectContaining({ version: 'one', name: 'Léa Roy Gagnon' }),
      expect.objectContaining({ version: 'two', name: 'Léa Roy Gagnon', roles: ['Client'], status: true }),
    ]);
  });

  it('keeps the password when it is left empty', async () => {
    const { user } = await open(address);
    await user.click(await screen.findByRole('radio', { name: 'Fermé Closed' }));
    await user.click(save());
    const { _id: id, name, email, roles } = shown;
    await waitFor(() => expect(sent).toEqual([{ id, name, email, roles, status: false }]));
  });

  it.each(['Abc!234', 'abcdef!2', 'Abcdefg2', 'Abcdef!2'.repeat(4)])('refuses the password %s', async (password) => {
    const { user } = await open(address);
    await user.type(await screen.findByLabelText('Nouveau mot de passe'), password);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Veuillez entrer un mot de passe entre 8 et 24 caractères...',
    );
    expect(sent).toEqual([]);
  });

  it('is deleted only once its name is typed', async () => {
    const { user, router } = await open(address);
    await user.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Supprimer le compte' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'Léa Ro');
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'y');
    await user.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/users'));
    expect(sent).toEqual([{ id: USER_ID, name: 'Léa Roy' }]);
  });

  it('says in the dialog that the last Admin stays', async () => {
    const problem = { code: 'last_admin', message: 'C’est le dernier compte Admin actif : il doit le rester.' };
    api.use(http.delete('/api/users', () => HttpResponse.json(problem, { status: 409 })));
    const { user } = await open(address);
    await user.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), 'Léa Roy');
    await user.click(dialog.getByRole('button', { name: 'Supprimer le compte' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('C’est le dernier compte Admin actif');
  });

  it('leaves oneself no way to lock oneself out', async () => {
    shown = givenUser({ _id: '00000000-0000-4000-8000-000000000001', roles: ['Admin'] });
    const token = tokenFor(['Admin'], 'Ariane').split('.');
    const claims = { UserInfo: { _id: shown._id, name: 'Ariane', email: 'a@example.com', roles: ['Admin'] } };
    token[1] = btoa(JSON.stringify(claims));
    await openSite(`/dashboard/users/${shown._id}`, { token: token.join('.') });
    expect(await screen.findByRole('button', { name: /Supprimer le compte/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Anonymiser la personne/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Fermé Closed' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
    expect(screen.getByText('Vous ne pouvez pas fermer votre propre compte ici.')).toBeVisible();
  });

  it('is anonymised by its name too', async () => {
    const { user } = await open(address);
    await user.click(await screen.findByRole('button', { name: 'Anonymiser la personne' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Anonymiser Léa Roy?' }));
    await user.type(dialog.getByRole('textbox'), 'Léa Roy');
    await user.click(dialog.getByRole('button', { name: 'Anonymiser la personne' }));
    await waitFor(() => expect(sent).toEqual([{ id: USER_ID, name: 'Léa Roy' }]));
  });
});
