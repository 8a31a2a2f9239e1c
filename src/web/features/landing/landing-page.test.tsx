import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { GEL } from '../../testing/catalogue.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { NOW, publicSettings } from '../../testing/salon.ts';

/** A page of another feature has to be fetched first. */
const PATIENT = { timeout: 10_000 };
const OPENING = /^Réserver aujourd’hui 16\sh, Plaza Laval$/;

/** What is free first, by address. */
function firstFree(openings: Record<string, { date: string; time: string } | null>) {
  return http.get('*/api/reservations/availability', ({ request }) => {
    const location = new URL(request.url).searchParams.get('location') ?? '';
    return HttpResponse.json({ now: NOW, days: [], firstFree: openings[location] ?? null });
  });
}

const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
  http.get('*/api/services/public', () => HttpResponse.json([GEL])),
  firstFree({ 1: { date: '2026-06-04', time: '10:00' }, 2: { date: '2026-06-03', time: '16:00' } }),
);

describe('the landing page', () => {
  it('says what the salon does and leads to a booking and to the phone', async () => {
    await openSite(paths.home);
    expect(await screen.findByRole('heading', { level: 1, name: 'Des ongles qui vous ressemblent' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Réserver maintenant' })) {
      expect(link).toHaveAttribute('href', '/reservation-location');
    }
    const call = await screen.findByRole('link', { name: 'Appeler maintenant' });
    expect(call).toHaveAttribute('href', 'tel:+14185550123');
  });

  it('gives the three reasons of the specification', async () => {
    await openSite(paths.home);
    for (const name of ['Réservation facile', 'Accès facile', 'Service de qualité']) {
      expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible();
    }
  });

  it('tells by the salon’s clock whether it is open, and the earliest free time of both addresses', async () => {
    await openSite(paths.home);
    const status = within(await screen.findByRole('region', { name: 'En ce moment' }));
    expect(status.getByText('Ouvert jusqu’à 18 h')).toBeVisible();
    const opening = await status.findByRole('button', { name: OPENING });
    expect(opening).toHaveTextContent('Prochaine place');
  });

  it('books the next opening by one button: its address, day and time are kept, and the services open', async () => {
    const { store, router } = await openSite(paths.home);

    await userEvent.click(await screen.findByRole('button', { name: OPENING }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez vos services' }, PATIENT)).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.bookingServices);
    expect(store.getState().cart).toMatchObject({
      reservationLocation: { locationReserved: '2' },
      reservationDate: { dateReserved: '2026-06-03', timeReserved: '16:00' },
    });
  });

  it('looks beyond the coming week when it is full', async () => {
    api.use(
      http.get('*/api/reservations/availability', ({ request }) => {
        const isLater = new URL(request.url).searchParams.get('from') === '2026-06-10';
        return HttpResponse.json({
          now: NOW,
          days: [],
          firstFree: isLater ? { date: '2026-06-18', time: '10:00' } : null,
        });
      }),
    );
    await openSite(paths.home);
    expect(await screen.findByRole('button', { name: /^Réserver jeudi 18\sjuin 10\sh, La Pyramide$/ })).toBeVisible();
  });

  it('gives the phone number where no place is left', async () => {
    api.use(firstFree({}));
    await openSite(paths.home);
    const status = within(await screen.findByRole('region', { name: 'En ce moment' }));
    const call = await status.findByRole('link', { name: /Tout est complet en ligne/ });
    expect(call).toHaveAttribute('href', 'tel:+14185550123');
    expect(call).toHaveTextContent('Appelez le 418 555-0123');
  });

  it('shows a service that people ask for, with its price, one press from booking it', async () => {
    await openSite(paths.home);
    const link = await screen.findByRole('link', { name: GEL.titre });
    expect(link).toHaveAttribute('href', `/reservation-service/${GEL._id}`);
  });

  it('has no list of services while the salon has none', async () => {
    api.use(http.get('*/api/services/public', () => HttpResponse.json([])));
    await openSite(paths.home);
    await screen.findByRole('heading', { name: 'Heures et adresses' });
    expect(screen.queryByRole('heading', { name: 'Les plus demandés' })).toBeNull();
  });

  it('speaks English when asked to', async () => {
    await openSite(paths.home, { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nails that feel like you' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Book now' })).not.toEqual([]);
  });
});

describe('hours and addresses', () => {
  const week = async (place: string) =>
    within(await screen.findByRole('region', { name: `Heures d’ouverture, ${place}` }));

  it('shows the week of the picked address with today in relief', async () => {
    await openSite(paths.home);
    const row = (await week('La Pyramide')).getByRole('row', { current: 'date' });
    expect(row).toHaveTextContent('9 h 30 – 18 h');

    await userEvent.click(screen.getByRole('radio', { name: 'Plaza Laval' }));
    expect((await week('Plaza Laval')).getByRole('row', { current: 'date' })).toHaveTextContent('9 h 30 – 18 h');
  });

  it('says once that the week is the same at both addresses', async () => {
    await openSite(paths.home);
    expect((await week('La Pyramide')).getByText('les mêmes aux deux adresses')).toBeVisible();
  });

  it('names the next day on which it is closed', async () => {
    const closure = {
      _id: '00000000-0000-4000-8000-000000000001',
      monthDay: '06-24',
      date: null,
      until: null,
      location: null,
      label: { fr: 'fête nationale', en: 'national holiday' },
    };
    api.use(http.get('*/api/settings/public', () => HttpResponse.json(publicSettings({ closures: [closure] }))));
    await openSite(paths.home);
    expect((await week('La Pyramide')).getByText('Fermé le mercredi 24 juin (fête nationale)')).toBeVisible();
  });

  it('names days that are closed together once, and days with hours of their own', async () => {
    const given = { _id: '00000000-0000-4000-8000-000000000001', location: null };
    const holidays = { fr: 'vacances', en: 'holidays' };
    const settings = publicSettings({
      closures: [{ ...given, monthDay: null, date: '2026-06-08', until: '2026-06-10', label: holidays }],
      specialHours: [
        {
          ...given,
          date: '2026-06-23',
          until: '2026-06-23',
          opens: '10:00',
          closes: '14:00',
          label: { fr: '', en: '' },
        },
      ],
    });
    api.use(http.get('*/api/settings/public', () => HttpResponse.json(settings)));
    await openSite(paths.home);
    expect((await week('La Pyramide')).getByText('Fermé du lundi 8 juin au mercredi 10 juin (vacances)')).toBeVisible();
    expect((await week('La Pyramide')).getByText(/^Ouvert de 10.h à 14.h le mardi 23.juin$/)).toBeVisible();
  });

  it('shows the hours of today where they are not those of its week', async () => {
    const specialHours = {
      ...{ _id: '00000000-0000-4000-8000-000000000001', location: 1, opens: '12:00', closes: '16:00' },
      ...{ date: '2026-06-03', until: '2026-06-03', label: { fr: 'inventaire', en: 'stocktaking' } },
    };
    const settings = publicSettings({ specialHours: [specialHours] });
    api.use(http.get('*/api/settings/public', () => HttpResponse.json(settings)));
    await openSite(paths.home);
    const row = (await week('La Pyramide')).getByRole('row', { current: 'date' });
    expect(row).toHaveTextContent(/12.h – 16.h \(inventaire\)/);
  });

  it('takes the picked address along to the services', async () => {
    const { store, router } = await openSite(paths.home);
    await userEvent.click(await screen.findByRole('radio', { name: 'Plaza Laval' }));
    expect(chosenLocation(store.getState().cart)).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Réserver à Plaza Laval' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Choisissez vos services' }, PATIENT)).toBeVisible();
    expect(chosenLocation(store.getState().cart)).toBe(2);
    expect(router.state.location.pathname).toBe(paths.bookingServices);
  });
});
