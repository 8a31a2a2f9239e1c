import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { NOW, publicSettings } from '../../../testing/salon.ts';

const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
  http.post('*/api/auth/activate', () => HttpResponse.json({ message: 'Activé.', email: 'lea@lunule.test' })),
  http.put('*/api/auth/forgetPassword', () => HttpResponse.json({ message: 'Envoyé.' }, { status: 202 })),
  http.put('*/api/auth/resetPassword', () => HttpResponse.json({ message: 'Changé.', email: 'lea@lunule.test' })),
);

const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

/** The token that an activation link carries, as the page may read it. */
const activationWith = (claims: object) =>
  `header.${btoa(JSON.stringify({ name: 'Lea Roy', exp: 1, ...claims }))}.signature`;
const ACTIVATION = activationWith({});

describe('the activation', () => {
  it('greets by the name in the token; only the button acts, and leads to the login', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/auth/activate', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'Activé.', email: 'lea@lunule.test' });
      }),
    );
    await openSite(`/auth/activate/${ACTIVATION}`);
    expect(await screen.findByRole('heading', { name: 'Bonjour Lea Roy!' })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Activer mon compte' }));
    expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: ACTIVATION }]);
    expect(screen.getAllByText('Activé.')).not.toEqual([]);
  });

  it('offers a new link when the old one has expired', async () => {
    api.use(
      http.post('*/api/auth/activate', () =>
        HttpResponse.json(
          { message: 'Ce lien a expiré. Demandez-en un nouveau.', code: 'link_expired' },
          { status: 400 },
        ),
      ),
    );
    await openSite(`/auth/activate/${ACTIVATION}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
    expect(await screen.findByText('Ce lien a expiré. Demandez-en un nouveau.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Activer mon compte' })).toBeNull();
  });

  it('keeps the link in the address until it has served, then leads Back past it', async () => {
    const { router } = await openSite(`/auth/activate/${ACTIVATION}`);
    expect(await screen.findByRole('button', { name: 'Activer mon compte' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/auth/activate/${ACTIVATION}`);
    await userEvent.click(screen.getByRole('button', { name: 'Activer mon compte' }));
    expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads to a login that knows the e-mail, which is in no URL', async () => {
    const { router } = await openSite(`/auth/activate/${ACTIVATION}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
    expect(await screen.findByLabelText('Courriel')).toHaveValue('lea@lunule.test');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(paths.login);
  });

  it('says on another device that what was begun waits, promises no seat, and leads to it', async () => {
    const { router } = await openSite(`/auth/activate/${activationWith({ begunUntil: Date.parse(NOW) / 1000 + 60 })}`);
    expect(await screen.findByText(/^Votre rendez-vous commencé vous attend/)).toHaveTextContent(
      /La place est réservée à la dernière étape seulement\.$/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Activer mon compte' }));
    await screen.findByLabelText('Courriel');
    expect(router.state.location.search).toBe('?redirect=/reservation-summary');
  });

  it('says nothing of what was begun once that is erased', async () => {
    await openSite(`/auth/activate/${activationWith({ begunUntil: Date.parse(NOW) / 1000 - 60 })}`);
    await screen.findByRole('button', { name: 'Activer mon compte' });
    expect(screen.queryByText(/rendez-vous commencé/)).toBeNull();
  });

  it('says calmly that a used link has served, and leads to the login', async () => {
    api.use(
      http.post('*/api/auth/activate', () =>
        HttpResponse.json({ message: 'Ce lien a déjà servi.', code: 'link_used' }, { status: 400 }),
      ),
    );
    await openSite(`/auth/activate/${ACTIVATION}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
    expect(
      await screen.findByText('Votre compte est déjà activé : il ne reste qu’à vous connecter.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      paths.login,
    );
  });

  it('says that a damaged link is not valid', async () => {
    await openSite('/auth/activate/nonsense');
    expect(await screen.findByText('Ce lien n’est pas valide. Demandez-en un nouveau.')).toBeInTheDocument();
  });
});

describe('a lost password', () => {
  it('shows the same notice for every address', async () => {
    await openSite(paths.passwordForget);
    await fill('Courriel', 'camille@lunule.test');
    await userEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    expect(await screen.findByText(/^Si un compte existe à cette adresse/)).toBeInTheDocument();
    expect(screen.getByText('Nous avons écrit à camille@lunule.test.')).toBeInTheDocument();
  });

  it('is chosen anew by the link, which then leads to the login', async () => {
    const { router } = await openSite('/password-reset/some-link');
    await fill('Nouveau mot de passe', 'Corail#2026');
    await fill('Confirmation du mot de passe', 'Corail#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.login);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says calmly that the link has served, and names the ways to the login and to a new link', async () => {
    api.use(
      http.put('*/api/auth/resetPassword', () =>
        HttpResponse.json({ message: 'Ce lien a déjà servi.', code: 'link_used' }, { status: 400 }),
      ),
    );
    await openSite('/password-reset/some-link');
    await fill('Nouveau mot de passe', 'Corail#2026');
    await fill('Confirmation du mot de passe', 'Corail#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/password-forget',
    );
    expect(screen.getByText('Ce lien a déjà servi.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
