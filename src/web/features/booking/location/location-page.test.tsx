import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { picturePath } from '#contract/picture-paths.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { around } from '../../../testing/around.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';

const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
  http.get('*/api/services/public', () => HttpResponse.json([GEL])),
);

const PHOTOS = ['7d4f0a52-3f0e-4d3c-9b52-54f0a7f7b001', '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7b002'].map(picturePath);

const radio = (name: string) => screen.findByRole('radio', { name });
const goOn = () => screen.getByRole('button', { name: 'Continuer' });

async function openInfo(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Plus d’infos, ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

describe('choosing an address', () => {
  it('asks for one in the words of the specification before it lets go on', async () => {
    await openSite(paths.bookingLocation);

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez une adresse' })).toBeInTheDocument();
    await radio('La Pyramide');
    expect(goOn()).toBeDisabled();
    expect(goOn()).toHaveAccessibleDescription('Choisissez une adresse');

    await userEvent.click(around(goOn()));
    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez spécifier un adresse');
    expect(goOn()).toHaveAccessibleDescription('Veuillez spécifier un adresse');
  });

  it('keeps the choice only when it is submitted, and leads to the services', async () => {
    const { store, router } = await openSite(paths.bookingLocation);

    await userEvent.click(await radio('Plaza Laval'));
    expect(chosenLocation(store.getState().cart)).toBeNull();
    await userEvent.click(goOn());

    expect(chosenLocation(store.getState().cart)).toBe(2);
    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez vos services' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
  });

  it('shows the remembered address as chosen', async () => {
    await openSite(paths.bookingLocation, { cart: cartOf() });

    expect(await radio('La Pyramide')).toBeChecked();
    expect(goOn()).toBeEnabled();
  });

  it('says by the salon’s clock whether each address is open', async () => {
    await openSite(paths.bookingLocation);

    expect(await screen.findAllByText('Ouvert jusqu’à 18 h')).toHaveLength(2);
  });

  it('says when a closed one opens', async () => {
    api.use(
      http.get('*/api/settings/public', () => HttpResponse.json(publicSettings({ now: '2026-06-04T01:30:00Z' }))),
    );
    await openSite(paths.bookingLocation);

    expect(await screen.findAllByText('Fermé. Ouvre demain à 9 h 30')).toHaveLength(2);
  });
});

describe('the pictures of an address', () => {
  it('are three drawings that say so', async () => {
    await openSite(paths.bookingLocation);

    const pictures = within(await screen.findByRole('region', { name: 'Images de La Pyramide' }));
    expect(pictures.getByAltText('Illustration de la façade, La Pyramide')).toBeInTheDocument();
    expect(pictures.getByAltText('Illustration de l’intérieur, La Pyramide')).toBeInTheDocument();
    expect(pictures.getByAltText('Plan schématique : chemin Sainte-Foy')).toBeInTheDocument();
    expect(screen.getAllByText('Illustrations')).toHaveLength(2);
  });

  it('are the salon’s own where it has given some', async () => {
    const { locations, ...salon } = publicSettings();
    const withPhotos = locations.map((address) => ({ ...address, pictures: PHOTOS }));
    api.use(http.get('*/api/settings/public', () => HttpResponse.json({ ...salon, locations: withPhotos })));
    await openSite(paths.bookingLocation);

    expect(await screen.findByAltText('Photo 2, Plaza Laval')).toHaveAttribute('src', `${PHOTOS[1]}/800.jpg`);
    expect(screen.queryByText('Illustrations')).not.toBeInTheDocument();
  });
});

describe('the information panel', () => {
  it('tells description, hours with today in relief, address, phone and the way there', async () => {
    await openSite(paths.bookingLocation);
    const panel = await openInfo('Plaza Laval');

    expect(panel.getByText(/ambiance chaleureuse/)).toBeInTheDocument();
    expect(panel.getAllByRole('row')).toHaveLength(7);
    expect(panel.getByRole('row', { current: 'date' })).toHaveTextContent('mercredi aujourd’hui9 h 30 – 18 h');
    expect(panel.getByText('2750 chemin Ste-Foy, Québec (Québec)')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: '418\u00A0555-0123' })).toHaveAttribute('href', 'tel:+14185550123');
    expect(panel.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', expect.stringContaining('2750'));
  });

  it('gives the reason when today is a closed day', async () => {
    const closure = {
      _id: '00000000-0000-4000-8000-000000000001',
      location: null,
      label: { fr: 'fête', en: 'holiday' },
    };
    const settings = publicSettings({ closures: [{ ...closure, monthDay: null, date: '2026-06-03' }] });
    api.use(http.get('*/api/settings/public', () => HttpResponse.json(settings)));
    await openSite(paths.bookingLocation);

    const panel = await openInfo('La Pyramide');
    expect(panel.getByRole('row', { current: 'date' })).toHaveTextContent('Fermé : fête');
  });

  it('asks an outside service for the map only when told to', async () => {
    await openSite(paths.bookingLocation);
    const panel = await openInfo('La Pyramide');
    expect(panel.queryByTitle('Carte : La Pyramide')).not.toBeInTheDocument();
    expect(panel.getByText(/recevra votre adresse IP/)).toBeInTheDocument();

    await userEvent.click(panel.getByRole('button', { name: 'Afficher la carte' }));

    const map = panel.getByTitle('Carte : La Pyramide');
    expect(map).toHaveAttribute('src', expect.stringContaining('2360'));
    expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    expect(map).toHaveAttribute('loading', 'lazy');
    expect(map).toHaveFocus();
  });

  it('copies the address, and says whether it could', async () => {
    const user = userEvent.setup();
    await openSite(paths.bookingLocation);
    const panel = await openInfo('La Pyramide');

    await user.click(panel.getByRole('button', { name: 'Copier l’adresse' }));
    expect(await navigator.clipboard.readText()).toBe('2360 chemin Ste-Foy, Québec (Québec)');
    expect(await screen.findByText('Adresse copiée.')).toBeInTheDocument();

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(panel.getByRole('button', { name: 'Copier l’adresse' }));
    expect(await screen.findByText('L’adresse n’a pas pu être copiée.')).toBeInTheDocument();
  });
});

it('says why the addresses are not there, and tries again', async () => {
  let isDown = true;
  api.use(
    http.get('*/api/settings/public', () =>
      isDown
        ? HttpResponse.json({ message: 'Le salon se repose.', code: 'unexpected' }, { status: 500 })
        : HttpResponse.json(publicSettings()),
    ),
  );
  await openSite(paths.bookingLocation);

  expect(await screen.findByRole('heading', { name: 'Le salon se repose.' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(await radio('La Pyramide')).toBeInTheDocument();
});

it('speaks English too', async () => {
  await openSite(paths.bookingLocation, { language: 'en' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeInTheDocument();
  await radio('La Pyramide');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription('Choose a location');
  expect(await screen.findAllByText('Open until 6 p.m.')).toHaveLength(2);
});
