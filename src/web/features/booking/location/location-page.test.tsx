import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { picturePath } from '#contract/picture-paths.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { around } from '../../../testing/around.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';

const api = fakeApi(...bookingApi([GEL]));

const PHOTOS = ['7d4f0a52-3f0e-4d3c-9b52-54f0a7f7b001', '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7b002'].map(picturePath);

const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const goOn = () => screen.getByRole('button', { name: 'Continuer' });

async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: 'Plan et heures' }));
  return within(await screen.findByRole('dialog', { name: 'Plan et heures' }));
}

const freeAt = (firstFree: { date: string; time: string } | null) =>
  api.use(
    http.get('*/api/reservations/availability', () =>
      HttpResponse.json({ now: '2026-06-03T13:00:00Z', days: [], firstFree }),
    ),
  );

describe('choosing an address', () => {
  it('asks for one in the words of the specification before it lets go on', async () => {
    await openSite(paths.bookingLocation);

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez une adresse' })).toBeInTheDocument();
    await row('La Pyramide');
    expect(goOn()).toBeDisabled();
    expect(goOn()).toHaveAccessibleDescription('Choisissez une adresse');

    await userEvent.click(around(goOn()));
    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez spécifier un adresse');
    expect(goOn()).toHaveAccessibleDescription('Veuillez spécifier un adresse');
  });

  it('is one press, which stores it and leads to the services', async () => {
    const { store, router } = await openSite(paths.bookingLocation);

    await userEvent.click(await row('Plaza Laval'));

    expect(chosenLocation(store.getState().cart)).toBe(2);
    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez vos services' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
  });

  it('leads to the date when a service is in the cart already', async () => {
    const { router } = await openSite(paths.bookingLocation, {
      cart: { ...cartOf([GEL, 1]), reservationLocation: null },
    });

    await userEvent.click(await row('La Pyramide'));

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingDate));
  });

  it('leads back to the services when it was changed from there', async () => {
    const { store, router } = await openSite(paths.bookingServices, { cart: cartOf([GEL, 1]) });

    await userEvent.click(await screen.findByRole('link', { name: 'changer d’adresse' }));
    await userEvent.click(await row('Plaza Laval'));

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingServices));
    expect(chosenLocation(store.getState().cart)).toBe(2);
  });

  it('shows the remembered address as chosen, and goes on with it', async () => {
    const { router } = await openSite(paths.bookingLocation, { cart: cartOf() });

    expect(await row('La Pyramide')).toHaveAttribute('aria-current', 'true');
    expect(await row('Plaza Laval')).not.toHaveAttribute('aria-current');
    await userEvent.click(goOn());

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingServices));
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

    expect(await screen.findAllByText('Ouvre demain à 9 h 30')).toHaveLength(2);
  });

  it.each([
    ['today', { date: '2026-06-03', time: '16:30' }, 'Prochaine place 16 h 30'],
    ['another day', { date: '2026-06-04', time: '10:00' }, 'Prochaine place demain 10 h'],
    ['no day of the week', null, 'Aucune place d’ici 7 jours'],
  ])('names the next free time, %s', async (_, firstFree, words) => {
    freeAt(firstFree);
    await openSite(paths.bookingLocation);

    await waitFor(async () => expect(await row('La Pyramide')).toHaveTextContent(words));
  });
});

describe('map and hours', () => {
  it('has three drawings to leaf through', async () => {
    await openSite(paths.bookingLocation);
    const sheet = await openSheet();

    const pictures = within(sheet.getByRole('region', { name: 'Images de La Pyramide' }));
    expect(pictures.getByAltText('La façade, La Pyramide')).toBeInTheDocument();
    expect(pictures.getByAltText('L’intérieur, La Pyramide')).toBeInTheDocument();
    expect(pictures.getByAltText('Plan schématique : chemin Sainte-Foy')).toBeInTheDocument();
  });

  it('has the salon’s own pictures where it has given some, and the rows have the first', async () => {
    const { locations, ...salon } = publicSettings();
    const withPhotos = locations.map((address) => ({ ...address, pictures: PHOTOS }));
    api.use(http.get('*/api/settings/public', () => HttpResponse.json({ ...salon, locations: withPhotos })));
    await openSite(paths.bookingLocation);

    const picture = (await row('Plaza Laval')).querySelector('img');
    expect(picture).toHaveAttribute('src', `${PHOTOS[0]}/800.jpg`);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: 'Plaza Laval' }));
    expect(sheet.getByAltText('Photo 2, Plaza Laval')).toHaveAttribute('src', `${PHOTOS[1]}/800.jpg`);
  });

  it('tells description, hours with today in relief, address, phone and the way there', async () => {
    await openSite(paths.bookingLocation);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: 'Plaza Laval' }));

    expect(sheet.getByText(/ambiance chaleureuse/)).toBeInTheDocument();
    expect(sheet.getAllByRole('row')).toHaveLength(7);
    expect(sheet.getByRole('row', { current: 'date' })).toHaveTextContent('mercredi aujourd’hui9 h 30 – 18 h');
    expect(sheet.getByText('2750 chemin Ste-Foy, Québec (Québec)')).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: '418\u00A0555-0123' })).toHaveAttribute('href', 'tel:+14185550123');
    expect(sheet.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', expect.stringContaining('2750'));
  });

  it('chooses the address that it shows', async () => {
    const { store, router } = await openSite(paths.bookingLocation);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: 'Plaza Laval' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Choisir cette adresse' }));

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingServices));
    expect(chosenLocation(store.getState().cart)).toBe(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the reason when today is a closed day', async () => {
    const closure = {
      _id: '00000000-0000-4000-8000-000000000001',
      location: null,
      label: { fr: 'fête', en: 'holiday' },
    };
    const settings = publicSettings({
      closures: [{ ...closure, monthDay: null, date: '2026-06-03', until: '2026-06-03' }],
    });
    api.use(http.get('*/api/settings/public', () => HttpResponse.json(settings)));
    await openSite(paths.bookingLocation);

    const sheet = await openSheet();
    expect(sheet.getByRole('row', { current: 'date' })).toHaveTextContent('Fermé : fête');
  });

  it('asks an outside service for the map only when told to', async () => {
    await openSite(paths.bookingLocation);
    const sheet = await openSheet();
    expect(sheet.queryByTitle('Carte : La Pyramide')).not.toBeInTheDocument();
    expect(sheet.getByText(/recevra votre adresse IP/)).toBeInTheDocument();

    await userEvent.click(sheet.getByRole('button', { name: 'Afficher la carte' }));

    const map = sheet.getByTitle('Carte : La Pyramide');
    expect(map).toHaveAttribute('src', expect.stringContaining('2360'));
    expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    expect(map).toHaveAttribute('loading', 'lazy');
    expect(map).toHaveFocus();
  });

  it('copies the address, and says whether it could', async () => {
    const user = userEvent.setup();
    await openSite(paths.bookingLocation);
    const sheet = await openSheet();

    await user.click(sheet.getByRole('button', { name: 'Copier l’adresse' }));
    expect(await navigator.clipboard.readText()).toBe('2360 chemin Ste-Foy, Québec (Québec)');
    expect(await screen.findByText('Adresse copiée.')).toBeInTheDocument();

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(sheet.getByRole('button', { name: 'Copier l’adresse' }));
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

  expect(await row('La Pyramide')).toBeInTheDocument();
});

it('speaks English too', async () => {
  await openSite(paths.bookingLocation, { language: 'en' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeInTheDocument();
  await row('La Pyramide');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription('Choose a location');
  expect(await screen.findAllByText('Open until 6 p.m.')).toHaveLength(2);
});
