import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Availability, AvailableSlot } from '#contract/schemas/availability.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { choosePerformer } from '#domain/cart/cart-choices.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';

const AVAILABILITY = '*/api/reservations/availability';
const MAI = '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0aa';
const LEA = '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0bb';
const ZOE = '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0cc';
const api = fakeApi(...bookingApi([GEL]));
let asked: (string | null)[];

const performers: Availability['performers'] = [
  { _id: MAI, name: 'Mai', colour: 'plum', firstFree: { date: '2026-06-04', time: '13:30' } },
  { _id: LEA, name: 'Léa', colour: 'fir', firstFree: { date: '2026-06-03', time: '15:30' } },
  { _id: ZOE, name: 'Zoé', colour: 'honey', firstFree: { date: '2026-06-24', time: '10:00' } },
];

/** Thursday with Mai: she is busy in the morning, when others are free. */
const WITH_MAI: AvailableSlot[] = [
  { time: '10:00', state: 'full', freeWithOthers: true },
  { time: '10:30', state: 'full', freeWithOthers: false, otherLocationFree: true },
  { time: '13:30', state: 'free' },
];

function daysWith(performerId: string | null): Availability {
  const { days, ...answer } = bookableDays({ performers });
  if (performerId === null) return { ...answer, days };
  const full: AvailableSlot[] = [{ time: '10:00', state: 'full', freeWithOthers: true }];
  return {
    ...answer,
    days: days.map((day) => {
      if (day.date === '2026-06-04') return { ...day, slots: WITH_MAI };
      return day.date === '2026-06-05' ? { ...day, slots: full } : day;
    }),
  };
}

const staffed = (codes: readonly number[] = [1, 2]) => {
  const { locations, ...salon } = publicSettings();
  return { ...salon, locations: locations.map((one) => ({ ...one, staffing: codes.includes(one.code) })) };
};

beforeEach(() => {
  asked = [];
  api.use(
    http.get('*/api/settings/public', () => HttpResponse.json(staffed())),
    http.get(AVAILABILITY, ({ request }) => {
      const performerId = new URL(request.url).searchParams.get('performerId');
      asked.push(performerId);
      return HttpResponse.json(daysWith(performerId));
    }),
  );
});

const open = (cart: Cart = cartOf([GEL, 1])) => openSite(paths.bookingDate, { cart });
const person = (name: RegExp) => screen.findByRole('radio', { name });
const askFor = async (name: RegExp) => userEvent.click(await person(name));
const slot = (name: RegExp) => screen.findByRole('button', { name });
const goOn = () => screen.getByRole('button', { name: 'Continuer' });
const at = (timeReserved: string) => ({ dateReserved: '2026-06-04', timeReserved });

describe('with whom', () => {
  it('does not matter unless somebody says so; each person shows when she is free next', async () => {
    await open();
    expect(await person(/^Mai, libre demain 13\sh\s30$/)).not.toBeChecked();
    const choice = within(screen.getByRole('group', { name: 'Avec qui?' }));
    expect(choice.getAllByRole('radio')[0]).toBe(choice.getByRole('radio', { name: 'Peu importe, le plus de choix' }));
    expect(choice.getByRole('radio', { name: /^Peu importe/ })).toBeChecked();
    expect(choice.getByRole('radio', { name: /^Léa, libre aujourd’hui 15\sh\s30$/ })).toBeVisible();
    expect(choice.getByRole('radio', { name: /^Zoé, libre le 24\sjuin, 10\sh$/ })).toBeVisible();
    expect(asked).toEqual([null]);
  });

  it('has its place before anybody is known, and before the times are', async () => {
    api.use(...bookingApi([GEL]).filter(({ info }) => String(info.path).endsWith('availability')));
    await open();
    expect(await person(/^Peu importe/)).toBeChecked();
  });

  it('is not asked where no technicians are needed', async () => {
    api.use(
      http.get('*/api/settings/public', () => HttpResponse.json(staffed([2]))),
      http.get(AVAILABILITY, () => HttpResponse.json(bookableDays())),
    );
    await open();
    expect(await slot(/^13\sh\s30/)).toBeEnabled();
    expect(screen.queryByRole('group', { name: 'Avec qui?' })).not.toBeInTheDocument();
  });

  it('says so when nobody does all of the cart', async () => {
    api.use(http.get(AVAILABILITY, () => HttpResponse.json(bookableDays({ performers: [] }))));
    await open();
    expect(await screen.findByText('L’équipe se partage ces services : personne ne les fait tous.')).toBeVisible();
  });

  it('shows her times, and keeps her with the time', async () => {
    const { store } = await open();
    await askFor(/^Mai/);
    expect(await slot(/^10\sh, complet$/)).toBeDisabled();
    expect(asked).toEqual([null, MAI]);
    expect(store.getState().cart.performerId).toBeNull();
    await userEvent.click(await slot(/^13\sh\s30$/));
    await userEvent.click(goOn());
    expect(store.getState().cart).toMatchObject({
      performerId: MAI,
      performerName: 'Mai',
      reservationDate: at('13:30'),
    });
  });

  it('costs one request when she was asked for before', async () => {
    await open(choosePerformer(cartOf([GEL, 1]), { id: MAI, name: 'Mai Anh' }));
    expect(await person(/^Mai/)).toBeChecked();
    expect(await slot(/^10\sh, complet$/)).toBeDisabled();
    expect(asked).toEqual([MAI]);
  });

  it('offers her next time, or the chosen time with anybody, when she is busy then', async () => {
    const { store } = await open({ ...cartOf([GEL, 1]), reservationDate: at('10:00') });
    await askFor(/^Mai/);
    expect(
      await screen.findByText(/^L’heure choisie \(jeu\. 4\sjuin, 10\sh\) n’est pas libre avec Mai\.$/),
    ).toBeVisible();
    expect(goOn()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^Mai, 13\sh\s30$/ }));
    expect(goOn()).toBeEnabled();
    await askFor(/^Peu importe/);
    await userEvent.click(await slot(/^10\sh$/));
    await askFor(/^Mai/);
    await userEvent.click(await slot(/^Peu importe, 10\sh$/));
    expect(await person(/^Peu importe/)).toBeChecked();
    await userEvent.click(goOn());
    expect(store.getState().cart).toMatchObject({ performerId: null, reservationDate: at('10:00') });
  });

  it('lists the times that are free with others, and takes the change back', async () => {
    await open();
    await askFor(/^Mai/);
    const others = within(await screen.findByRole('region', { name: 'Aussi libre avec quelqu’un d’autre' }));
    await userEvent.click(others.getByRole('button', { name: /^10\sh, peu importe avec qui$/ }));
    expect(await screen.findByText('Vous réservez maintenant peu importe avec qui.')).toBeVisible();
    expect(await slot(/^10\sh$/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(await person(/^Mai/)).toBeChecked();
    expect(screen.queryByText('Vous réservez maintenant peu importe avec qui.')).not.toBeInTheDocument();
  });

  it('asks for nobody at the other address, and says both', async () => {
    const { store } = await open();
    await askFor(/^Mai/);
    await userEvent.click(await slot(/^10\sh\s30, Plaza Laval$/));
    expect(
      await screen.findByText('L’adresse a changé : vous réservez à Plaza Laval, peu importe avec qui.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(store.getState().cart.reservationLocation).toEqual({ locationReserved: '1' });
    expect(await person(/^Mai/)).toBeChecked();
  });

  it('says of a day without her that it is her who has no time, and offers the same day with others', async () => {
    await open();
    await askFor(/^Mai/);
    await userEvent.click(await screen.findByRole('radio', { name: /vendredi 5\sjuin/ }));
    const day = within(await screen.findByRole('region', { name: /^vendredi 5\sjuin\s: aucune place avec Mai$/ }));
    expect(day.getByRole('region', { name: 'Prochaine place avec Mai' })).toBeVisible();
    const others = within(day.getByRole('region', { name: 'Ce vendredi avec quelqu’un d’autre' }));
    expect(others.getByRole('button', { name: /^10\sh, peu importe avec qui$/ })).toBeVisible();
  });

  it('offers everybody when she has no time at all', async () => {
    const days = daysWith(MAI).days.map((day) => ({
      ...day,
      state: 'full' as const,
      slots: [{ time: '10:00', state: 'full' as const, freeWithOthers: true }],
    }));
    api.use(
      http.get(AVAILABILITY, ({ request }) => {
        const performerId = new URL(request.url).searchParams.get('performerId');
        return HttpResponse.json(performerId ? { ...daysWith(MAI), days, firstFree: null } : daysWith(null));
      }),
    );
    await open();
    await askFor(/^Mai/);
    expect(await screen.findByText('Mai n’a aucune place d’ici 60 jours pour ces services.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Voir les heures de toute l’équipe' }));
    expect(await person(/^Peu importe/)).toBeChecked();
  });

  it.each([
    ['is gone, or does not do all of it', [1], { performers: performers.slice(1) }],
    ['is asked for where no technicians are needed', [], { performers: undefined }],
  ])('goes back to anybody when she %s, and says so', async (_, codes, answer) => {
    api.use(
      http.get('*/api/settings/public', () => HttpResponse.json(staffed(codes))),
      http.get(AVAILABILITY, () => HttpResponse.json(bookableDays(answer))),
    );
    const { store } = await open(choosePerformer(cartOf([GEL, 1]), { id: MAI, name: 'Mai' }));
    expect(
      await screen.findByText('Mai ne reçoit pas pour ces services à La Pyramide. Voici les heures de toute l’équipe.'),
    ).toBeVisible();
    await userEvent.click(await slot(/^13\sh\s30$/));
    await userEvent.click(goOn());
    expect(store.getState().cart.performerId).toBeNull();
  });
});
