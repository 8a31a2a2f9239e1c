import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenOwnedService, OWNER_HANDLERS, SERVICE_ID } from '../../../testing/owner-api.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();

beforeEach(() => {
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/services', () => HttpResponse.json([givenOwnedService()])),
  );
});

async function open(address: string) {
  const user = userEvent.setup();
  const site = await openSite(address, { token: tokenFor(['Manager']) });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('option', { name: 'Ariane Côté' });
  return { user, ...site };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = (name: string) => screen.getByRole('button', { name });

describe('a service that is there', () => {
  const address = `/dashboard/services/${SERVICE_ID}`;

  it('says what a new price does to carts that wait', async () => {
    const { user } = await open(address);
    expect(screen.queryByText(/paniers en attente l’annonceront/)).toBeNull();
    await user.clear(field('Prix'));
    await user.type(field('Prix'), '50');
    expect(screen.getByText(/Le prix passe de 45,00 \$ à 50,00 \$.*paniers en attente/)).toBeVisible();
  });

  it('keeps what the server said of a field beside it', async () => {
    const problem = { code: 'service_invalid', message: 'Vérifiez.', errors: { titre: 'Ce champ est trop long.' } };
    api.use(http.patch('/api/services', () => HttpResponse.json(problem, { status: 422 })));
    const { user, router } = await open(address);
    await user.type(field('Titre'), ' doux');
    await user.click(save('Enregistrer'));
    await waitFor(() => expect(field('Titre')).toBeInvalid());
    expect(router.state.location.pathname).toBe(address);
  });

  it('tells of what somebody else saved meanwhile, keeps what is typed, and saves over it on request', async () => {
    const kept = [givenOwnedService({ version: 'one' })];
    const sent: { version?: string }[] = [];
    api.use(
      http.get('/api/services', () => HttpResponse.json(kept)),
      http.patch('/api/services', async ({ request }) => {
        sent.push(Object(await request.json()));
        if (sent.length > 1) return HttpResponse.json({ message: 'Enregistré.', service: kept[0] });
        kept[0] = givenOwnedService({ version: 'two', price: 60, category: 'pedicure' });
        const problem = { code: 'edit_conflict', message: 'Modifiée.', details: { by: 'Ana Roy' } };
        return HttpResponse.json(problem, { status: 409 });
      }),
    );
    const { user, router } = await open(address);
    await user.type(field('Titre'), ' doux');
    await user.click(save('Enregistrer'));

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Ana Roy a enregistré cette fiche pendant que vous la modifiiez.')).toBeVisible();
    const terms = await alert.findAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Titre', 'Catégorie', 'Prix']);
    expect(alert.getAllByRole('definition').at(-1)).toHaveTextContent('60');
    expect(field('Titre')).toHaveValue('Manucure gel doux');

    await user.click(alert.getByRole('button', { name: 'Enregistrer ma version' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/services'));
    expect(sent.map(({ version }) => version)).toEqual(['one', 'two']);
  });

  it('takes what somebody else saved instead of what is typed', async () => {
    const kept = [givenOwnedService({ version: 'one' })];
    api.use(
      http.get('/api/services', () => HttpResponse.json(kept)),
      http.patch('/api/services', () => {
        kept[0] = givenOwnedService({ version: 'two', titre: 'Manucure lustrée' });
        return HttpResponse.json({ code: 'edit_conflict', message: 'Modifiée.' }, { status: 409 });
      }),
    );
    const { user } = await open(address);
    await user.type(field('Titre'), ' doux');
    await user.click(save('Enregistrer'));
    await user.click(await screen.findByRole('button', { name: 'Prendre la version enregistrée' }));
    expect(field('Titre')).toHaveValue('Manucure lustrée');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks before what is unsaved is left, and leaves only on request', async () => {
    const { user, router } = await open(address);
    await user.type(field('Titre'), ' doux');
    await user.click(screen.getByRole('link', { name: 'Retour à la liste' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer?' }));
    await user.click(dialog.getByRole('button', { name: 'Rester ici' }));
    expect(router.state.location.pathname).toBe(address);
    expect(field('Titre')).toHaveValue('Manucure gel doux');

    await user.click(screen.getByRole('link', { name: 'Retour à la liste' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/services'));
  });

  it('is deleted after the question of the specification, and the list comes back', async () => {
    let deleted: unknown;
    api.use(
      http.delete('/api/services', async ({ request }) => {
        deleted = await request.json();
        return HttpResponse.json({ message: 'Le service est supprimé.' });
      }),
    );
    const { user, router } = await open(address);
    await user.click(screen.getByRole('button', { name: 'Supprimer ce service' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr(e)/ Are you sure?' }));
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/services'));
    expect(deleted).toEqual({ id: SERVICE_ID });
  });

  it('says so when it is no longer there', async () => {
    await openSite('/dashboard/services/none', { token: tokenFor(['Manager']) });
    expect(await screen.findByRole('heading', { name: 'Ce service n’existe plus.' })).toBeVisible();
  });
});
