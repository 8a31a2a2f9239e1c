import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { chooseDate } from '#domain/cart/cart-choices.ts';
import { deniedPath, loginPath } from '../../../app/navigation.ts';
import { cartOf, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';
import { selectCart } from '../../booking/cart/slice.ts';

const AUTH = '*/api/auth';
const future = { reservations: [], page: 1, pages: 1, count: 0 };
const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings({ demo: false }))),
  http.get('*/api/reservations/future', () => HttpResponse.json(future)),
  http.get('*/api/services/public', () => HttpResponse.json([GEL, SPA])),
  http.get('*/api/helps/public', () => HttpResponse.json([])),
  http.post(AUTH, () => HttpResponse.json({ accessToken: tokenFor(['Client'], 'Léa Roy') })),
);

async function logIn(email = 'lea@lunule.test', password = 'Lunule!2026') {
  await userEvent.type(await screen.findByLabelText('Courriel'), email);
  await userEvent.type(screen.getByLabelText('Mot de passe'), password);
  const [, submit] = screen.getAllByText('Se connecter', { selector: 'button, button *' });
  await userEvent.click(submit ?? screen.getByRole('button', { name: 'Se connecter' }));
}

describe('the login', () => {
  it('leads to the page asked for, and keeps the session open unless told otherwise', async () => {
    const { router, store } = await openSite(loginPath(paths.futureReservations));
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Ma réservation' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.futureReservations);
    expect(store.getState().session.token).not.toBe('');
    expect(localStorage.getItem('persist')).toBe('true');
  });

  it('gets back what was begun on another device, and leads to it', async () => {
    const begun = chooseDate(cartOf([GEL, 2]), { dateReserved: '2026-06-06', timeReserved: '10:30' });
    api.use(http.post(AUTH, () => HttpResponse.json({ accessToken: tokenFor(['Client'], 'Léa Roy'), cart: begun })));
    const { router, store } = await openSite(paths.login);
    await logIn();
    // The summary is where it leads; who comes is still missing, so that step opens.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Vos coordonnées' })).toBeVisible());
    expect(router.state.location.pathname).toBe(paths.clientInfo);
    expect(selectCart(store.getState())).toEqual(begun);
  });

  it('keeps what is in the cart of this browser', async () => {
    api.use(
      http.post(AUTH, () =>
        HttpResponse.json({ accessToken: tokenFor(['Client'], 'Léa Roy'), cart: cartOf([GEL, 2]) }),
      ),
    );
    const { store } = await openSite(loginPath(paths.futureReservations), { cart: cartOf([SPA, 1]) });
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Ma réservation' })).toBeInTheDocument();
    expect(selectCart(store.getState())).toEqual(cartOf([SPA, 1]));
  });

  it('ends the session with the browser when the box is unticked, as its hint says to on a shared device', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post(AUTH, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ accessToken: tokenFor(['Client'], 'Léa Roy') });
      }),
    );
    await openSite(loginPath(paths.futureReservations));
    const box = await screen.findByRole('checkbox', { name: 'Garder ma session ouverte' });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('À décocher sur un appareil partagé ou public.');
    await userEvent.click(box);
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Ma réservation' })).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'lea@lunule.test', password: 'Lunule!2026', persist: false }]);
    expect(localStorage.getItem('persist')).toBe('false');
  });

  it.each([
    { why: 'an empty field', status: 400, sentence: 'Tous les champs sont requis' },
    {
      why: 'wrong credentials',
      status: 401,
      sentence: "Le courriel ou le mot de passe que vous avez entré n'est pas valide.",
    },
    { why: 'a limit', status: 429, sentence: 'Trop de tentatives. Réessayez dans 3 minutes.' },
  ])('says $why in the words of the catalogue', async ({ status, sentence }) => {
    api.use(http.post(AUTH, () => HttpResponse.json({ message: sentence, code: 'malformed' }, { status })));
    await openSite(paths.login);
    await logIn();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('offers the activation mail again to somebody whose account waits for it', async () => {
    const asked: unknown[] = [];
    const waiting = { code: 'not_activated', message: 'Votre compte n’est pas encore activé.' };
    api.use(
      http.post(AUTH, () => HttpResponse.json(waiting, { status: 401 })),
      http.post(`${AUTH}/activation`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ message: 'Envoyé.' }, { status: 202 });
      }),
    );
    await openSite(paths.login);
    await logIn();
    expect(await screen.findByText('Votre compte n’est pas encore activé.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel' }));
    expect(await screen.findByText(/^Le courriel d’activation est reparti à lea@lunule.test/)).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'lea@lunule.test' }]);
    expect(screen.getByLabelText('Mot de passe'), 'nothing typed is lost').toHaveValue('Lunule!2026');
  });

  it('says in both languages that no server answers', async () => {
    api.use(http.post(AUTH, () => HttpResponse.error()));
    await openSite(paths.login);
    await logIn();
    expect(await screen.findByText('No Server Response')).toBeInTheDocument();
    expect(screen.getByText(/^Le serveur ne répond pas/)).toBeInTheDocument();
  });

  it('refuses what cannot be an e-mail or a password before it is sent', async () => {
    await openSite(paths.login);
    await logIn('lea', 'court');
    expect(await screen.findByText('Veuillez spécifier un courriel valide.')).toBeInTheDocument();
    expect(screen.getByText('Veuillez entrer un mot de passe valide.')).toBeInTheDocument();
  });

  it('tells who may not open a page, and does not bounce', async () => {
    const { router } = await openSite(deniedPath, { token: tokenFor(['Client'], 'Léa Roy') });
    expect(await screen.findByText('Votre compte n’a pas accès à cette page.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.login);
  });

  it('is where a session that is over begins anew, and leads back to the page that it was over on', async () => {
    const renewed = tokenFor(['Client'], 'Léa Roy');
    api.use(
      http.get('*/api/reservations/future', ({ request }) =>
        request.headers.get('authorization') === `Bearer ${renewed}`
          ? HttpResponse.json(future)
          : HttpResponse.json({ code: 'token_expired', message: 'Jeton expiré' }, { status: 403 }),
      ),
      http.get('*/api/auth/refresh', () =>
        HttpResponse.json({ code: 'login_expired', message: 'Non' }, { status: 403 }),
      ),
      http.post(AUTH, () => HttpResponse.json({ accessToken: renewed })),
    );
    const { router } = await openSite(paths.futureReservations, { token: tokenFor(['Client'], 'Léa Roy') });
    await userEvent.click(await screen.findByRole('link', { name: 'Se reconnecter' }));
    await logIn();
    expect(await screen.findByText(/aucun rendez-vous/i)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.futureReservations);
    expect(screen.queryByText('Your login has expired.')).toBeNull();
  });

  it('offers no way to itself when a session is over', async () => {
    const { store } = await openSite(paths.login, { token: tokenFor(['Client'], 'Léa Roy') });
    store.dispatch({ type: 'refused', payload: { status: 403, data: { code: 'login_expired' } } });
    expect(await screen.findByText('Your login has expired.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Se reconnecter' })).toBeNull();
  });

  it('takes no secret of a mail into its own address when a session is over', async () => {
    const { store } = await openSite('/password-reset/secret', { token: tokenFor(['Client'], 'Léa Roy') });
    store.dispatch({ type: 'refused', payload: { status: 403, data: { code: 'login_expired' } } });
    expect(await screen.findByRole('link', { name: 'Se reconnecter' })).toHaveAttribute('href', paths.login);
  });

  it('shows the demo accounts in the demo only', async () => {
    await openSite(paths.login);
    expect(await screen.findByLabelText('Courriel')).toBeInTheDocument();
    expect(screen.queryByText('admin@lunule.test')).toBeNull();
  });
});
