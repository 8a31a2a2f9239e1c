import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenOwnedService, OWNER_HANDLERS, OWNER_ID } from '../../../testing/owner-api.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const PICTURE = '/api/pictures/3d2f0a52-3f0e-4d3c-9b52-54f0a7f7a009';
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push(Object(await request.json()));
    return HttpResponse.json({ message: 'Le service est enregistré.', service: givenOwnedService() });
  };
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/services', () => HttpResponse.json([givenOwnedService()])),
    http.post('/api/services', keep),
    http.patch('/api/services', keep),
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

describe('a new service', () => {
  it('names every required field that is empty, and sends nothing', async () => {
    const { user } = await open('/dashboard/services/new');
    await user.clear(field('Personnes'));
    await user.selectOptions(screen.getByLabelText('Responsable'), 'Choisissez…');
    await user.click(save('Créer'));

    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Titre\u00A0: Ce champ est requis.',
      'Description\u00A0: Ce champ est requis.',
      'Durée\u00A0: Ce champ est requis.',
      'Prix\u00A0: Ce champ est requis.',
      'Personnes\u00A0: Ce champ est requis.',
      'Responsable\u00A0: Ce champ est requis.',
    ]);
    expect(field('Titre')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('is sent whole, with a comma as with a point, then leads to the list', async () => {
    const { user, router } = await open('/dashboard/services/new');
    await user.type(field('Titre'), 'Pose américaine');
    await user.type(field('Description'), 'Sur capsules.');
    await user.click(screen.getByRole('tab', { name: /English/ }));
    await user.type(field('Titre en anglais'), 'Tips');
    await user.selectOptions(screen.getByLabelText('Catégorie'), 'other');
    await user.type(field('Durée'), '60');
    await user.click(screen.getByRole('radio', { name: 'en rabais' }));
    await user.type(field('Prix courant'), '55,50');
    await user.type(field('Prix réduit'), '45.25');
    await user.selectOptions(screen.getByLabelText('Responsable'), 'Ariane Côté');
    await user.click(save('Créer'));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/services'));
    expect(sent).toEqual([
      expect.objectContaining({
        titre: 'Pose américaine',
        title: 'Tips',
        category: 'other',
        duration: 60,
        durationMax: null,
        priceType: 'discount',
        price: 55.5,
        priceDiscount: 45.25,
        capacity: 1,
        status: 'private',
        user: OWNER_ID,
      }),
    ]);
  });

  it.each([
    ['variable', 0, 'Durée minimale', '60', 'Durée maximale', '60', 'La durée maximale doit dépasser la durée.'],
    ['variable', 1, 'Prix à partir de', '60', 'Prix maximal', '50', 'Le prix maximal doit dépasser le prix.'],
    ['en rabais', 0, 'Prix courant', '60', 'Prix réduit', '60', 'Le prix réduit doit être inférieur au prix.'],
    ['en rabais', 0, 'Prix courant', '60', 'Prix réduit', '', 'Ce champ est requis.'],
    ['variable', 0, 'Durée minimale', '60', 'Durée maximale', '', 'Ce champ est requis.'],
    ['variable', 0, 'Durée minimale', '60', 'Durée maximale', '481', 'Cette valeur est hors des limites.'],
    ['en rabais', 0, 'Prix courant', '60', 'Prix réduit', '9,999', 'Cette valeur est hors des limites.'],
    ['en rabais', 0, 'Prix courant', '60', 'Prix réduit', 'dix', 'Cette valeur est hors des limites.'],
  ])('with a kind "%s" (%i) and %s %s refuses %s "%s"', async (kind, nth, low, lowText, high, highText, sentence) => {
    const { user } = await open('/dashboard/services/new');
    expect(screen.queryByRole('textbox', { name: high })).toBeNull();
    await user.click(screen.getAllByRole('radio', { name: kind })[nth] ?? document.body);
    await user.type(field(low), lowText);
    if (highText !== '') await user.type(field(high), highText);
    await user.click(save('Créer'));

    await waitFor(() => expect(field(high)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(sent).toEqual([]);
  });

  it('has a video that cannot be chosen yet', async () => {
    await open('/dashboard/services/new');
    expect(field('Vidéo')).toBeDisabled();
  });

  it('shows beside each language how much of it is written', async () => {
    const { user } = await open('/dashboard/services/new');
    expect(screen.getByRole('tab', { name: 'vide,Français (obligatoire)' })).toBeVisible();
    await user.type(field('Titre'), 'Gel');
    expect(screen.getByRole('tab', { name: 'incomplet,Français (obligatoire)' })).toBeVisible();
    await user.type(field('Description'), 'Doux.');
    expect(screen.getByRole('tab', { name: 'complet,Français (obligatoire)' })).toBeVisible();
  });

  it('shows the public card of what is being typed', async () => {
    const { user } = await open('/dashboard/services/new');
    await user.type(field('Titre'), 'Gel');
    await user.type(field('Prix'), '40');

    const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
    expect(preview.getByRole('heading', { name: 'Gel' })).toBeVisible();
    expect(preview.getByText('40,00 $')).toBeVisible();
  });

  it('keeps a picture that is chosen, and shows it before it is saved', async () => {
    api.use(http.post('/api/pictures', () => HttpResponse.json({ message: 'ok', image: PICTURE }, { status: 201 })));
    const { user } = await open('/dashboard/services/new');
    const file = new File(['x'], 'gel.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Choisir une image, ou la déposer ici'), file);

    expect(await screen.findByRole('img', { name: 'Image du service' })).toHaveAttribute('src', `${PICTURE}/800.jpg`);
    await user.click(screen.getByRole('button', { name: 'Retirer l’image' }));
    expect(screen.queryByRole('img', { name: 'Image du service' })).toBeNull();
  });

  it('takes a picture that is dropped on the field, and keeps the page when one falls beside it', async () => {
    api.use(http.post('/api/pictures', () => HttpResponse.json({ message: 'ok', image: PICTURE }, { status: 201 })));
    await open('/dashboard/services/new');
    const files = [new File(['x'], 'gel.png', { type: 'image/png' })];
    expect(fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })).toBe(false);
    expect(screen.queryByRole('img', { name: 'Image du service' })).toBeNull();

    fireEvent.drop(screen.getByText('Choisir une image, ou la déposer ici'), {
      dataTransfer: { files, types: ['Files'] },
    });
    expect(await screen.findByRole('img', { name: 'Image du service' })).toBeVisible();
  });

  it('says in words why a picture is refused', async () => {
    const problem = { code: 'picture_invalid', message: 'Cette image est illisible.' };
    api.use(http.post('/api/pictures', () => HttpResponse.json(problem, { status: 422 })));
    const { user } = await open('/dashboard/services/new');
    const choice = screen.getByLabelText('Choisir une image, ou la déposer ici');
    await user.upload(choice, new File(['x'], 'gel.png', { type: 'image/png' }));
    await waitFor(() => expect(choice).toHaveAccessibleDescription(/Cette image est illisible/));

    await user.upload(choice, new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'gros.png', { type: 'image/png' }));
    await waitFor(() => expect(choice).toHaveAccessibleDescription(/Ce fichier dépasse 8 Mo/));
  });
});
