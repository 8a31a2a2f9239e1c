import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { chooseDate, setClientInfo } from '#domain/cart/cart-choices.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';

const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
  http.post('*/api/auth/register', () => HttpResponse.json({ message: 'Envoyé.' }, { status: 202 })),
);

const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

/** What somebody has chosen who has given their name, but has no account yet. */
const begunBy = (client: string) =>
  setClientInfo(
    chooseDate(cartOf([GEL, 1]), { dateReserved: '2026-06-06', timeReserved: '10:30' }),
    { client, phone: '418-555-0142', comment: '' },
    Date.now(),
  );

describe('the registration', () => {
  it('ticks each rule of the password as it is typed', async () => {
    await openSite(paths.register);
    await fill('Mot de passe', 'Nacre');
    const rule = (words: string) => screen.getByText(words).closest('li');
    expect(rule('une majuscule')).toHaveTextContent('respecté');
    expect(rule('un chiffre')).not.toHaveTextContent('respecté');
    expect(rule('8 à 24 caractères')).not.toHaveTextContent('respecté');
  });

  it('marks and names the rules that a refused password does not meet, and what is odd in it', async () => {
    await openSite(paths.register);
    await fill('Mot de passe', 'xk3-dfg 8-qw2s');
    const rule = (words: RegExp) => screen.getByText(words).closest('li');
    expect(rule(/^une majuscule/)).not.toHaveTextContent('il manque encore');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('Veuillez entrer un mot de passe entre 8 et 24 caractères...')).toBeInTheDocument();
    expect(rule(/^une majuscule/)).toHaveTextContent('il manque encore');
    expect(rule(/^un de ces signes/)).toHaveTextContent('(à retirer : - l’espace), il manque encore');
    expect(rule(/^un chiffre/)).toHaveTextContent('respecté');
    expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/une majuscule, il manque encore/);
  });

  it('tells password managers which passwords are accepted, and whose they are', async () => {
    await openSite(paths.register);
    const password = await screen.findByLabelText('Mot de passe');
    expect(password).toHaveAttribute('passwordrules', expect.stringContaining('required: [!@#$%];'));
    expect(password).toHaveAttribute('minlength', '8');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(password, 'what is pasted must not be cut').not.toHaveAttribute('maxlength');
    expect(screen.getByLabelText('Courriel')).toHaveAttribute('autocomplete', 'username');
  });

  it('refuses a weak password and another confirmation in the words of the spec', async () => {
    await openSite(paths.register);
    await fill('Prénom et nom', 'Léa Roy');
    await fill('Courriel', 'lea@lunule.test');
    await fill('Mot de passe', 'pearl');
    await fill('Confirmation du mot de passe', 'autre');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('Veuillez entrer un mot de passe entre 8 et 24 caractères...')).toBeInTheDocument();
    expect(
      screen.getByText('La confirmation du mot de passe doit être identique au mot de passe entré.'),
    ).toBeInTheDocument();
  });

  it('shows the notice with the whole address, and the phone', async () => {
    await openSite(paths.register);
    await fill('Prénom et nom', 'Léa Roy');
    await fill('Courriel', 'camille@lunule.test');
    await fill('Mot de passe', 'Nacre!2026');
    await fill('Confirmation du mot de passe', 'Nacre!2026');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('Nous avons écrit à camille@lunule.test.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Regardez vos courriels' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(screen.getByRole('button', { name: /Renvoyer le courriel \(dans/ })).toBeDisabled();
    expect(screen.queryByText(/La place n’est pas encore réservée/)).toBeNull();
  });

  it('knows the name that was given for the visit, and keeps what is begun with the account', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'Envoyé.' }, { status: 202 });
      }),
    );
    const cart = begunBy('Léa Roy');
    await openSite(paths.register, { cart });
    expect(await screen.findByText(/^Votre rendez-vous commencé vous attend/)).toHaveTextContent(
      /samedi 6\sjuin, 10\sh\s30La Pyramide · 1 service63,24\s\$/,
    );
    expect(screen.getByText(/^La place n’est pas encore réservée/)).toBeInTheDocument();
    expect(screen.getByLabelText('Prénom et nom')).toHaveValue('Léa Roy');
    await fill('Courriel', 'lea@lunule.test');
    await fill('Mot de passe', 'Nacre!2026');
    await fill('Confirmation du mot de passe', 'Nacre!2026');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    await screen.findByText('Nous avons écrit à lea@lunule.test.');
    expect(sent).toEqual([{ name: 'Léa Roy', email: 'lea@lunule.test', password: 'Nacre!2026', cart }]);
  });

  it('begins without a name that no account may bear', async () => {
    await openSite(paths.register, { cart: begunBy('L') });
    expect(await screen.findByLabelText('Prénom et nom')).toHaveValue('');
  });

  async function registered(email: string) {
    const site = await openSite(`${paths.register}?redirect=/dashboard`);
    await fill('Prénom et nom', 'Léa Roy');
    await fill('Courriel', email);
    await fill('Mot de passe', 'Nacre!2026');
    await fill('Confirmation du mot de passe', 'Nacre!2026');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    await screen.findByText(`Nous avons écrit à ${email}.`);
    return site;
  }

  it('lets the address be corrected, with every field kept', async () => {
    const { router } = await registered('lea@lunule.test');
    expect(screen.queryByText(/Vouliez-vous écrire/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Corriger l’adresse' }));
    expect(await screen.findByLabelText('Courriel')).toHaveFocus();
    expect(screen.getByLabelText('Courriel')).toHaveValue('lea@lunule.test');
    expect(screen.getByLabelText('Prénom et nom')).toHaveValue('Léa Roy');
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('Nacre!2026');
    expect(screen.getByLabelText('Confirmation du mot de passe')).toHaveValue('Nacre!2026');
    expect(router.state.location.search).toBe('?redirect=/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('Nous avons écrit à lea@lunule.test.')).toBeInTheDocument();
  });

  it('asks about an address that looks like a slip, and corrects it at a touch', async () => {
    await registered('lea@gmial.com');
    expect(screen.getByText('Vouliez-vous écrire lea@gmail.com?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Oui, corriger' }));
    expect(await screen.findByLabelText('Courriel')).toHaveValue('lea@gmail.com');
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('Nacre!2026');
  });

  it('leads Back from the notice to the form as it was', async () => {
    const { router } = await registered('lea@lunule.test');
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('Courriel')).toHaveValue('lea@lunule.test');
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('Nacre!2026');
  });

  it('keeps no password beyond the page, in the history neither', async () => {
    const { router } = await registered('lea@lunule.test');
    expect(router.state.location.state).toEqual({ sent: { name: 'Léa Roy', email: 'lea@lunule.test' } });
  });

  it('keeps what was typed when the server refuses', async () => {
    api.use(
      http.post('*/api/auth/register', () =>
        HttpResponse.json({ message: 'Trop de tentatives.', code: 'too_many_requests' }, { status: 429 }),
      ),
    );
    await openSite(paths.register);
    await fill('Prénom et nom', 'Léa Roy');
    await fill('Courriel', 'lea@lunule.test');
    await fill('Mot de passe', 'Nacre!2026');
    await fill('Confirmation du mot de passe', 'Nacre!2026');
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('Trop de tentatives.')).toBeInTheDocument();
    expect(screen.getByLabelText('Courriel')).toHaveValue('lea@lunule.test');
  });
});
