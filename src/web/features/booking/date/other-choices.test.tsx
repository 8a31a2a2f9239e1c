import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';

const AVAILABILITY = '*/api/reservations/availability';
const api = fakeApi(
  http.get(AVAILABILITY, () => HttpResponse.json(bookableDays())),
  ...bookingApi([GEL]),
);

const slot = async (name: RegExp) => screen.findByRole('button', { name });
const day = async (name: RegExp) => screen.findByRole('radio', { name });
const goOn = () => screen.getByRole('button', { name: 'Continuer' });

describe('where the wished time is not free', () => {
  it('offers the times that are free at the other address, changes to it with one press, and back', async () => {
    const { store } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    const elsewhere = within(await screen.findByRole('region', { name: 'Aussi libre à Plaza Laval' }));
    await userEvent.click(elsewhere.getByRole('button', { name: /^10\sh\s30, Plaza Laval$/ }));
    expect(store.getState().cart.reservationLocation).toEqual({ locationReserved: '2' });
    expect(await screen.findByText('L’adresse a changé : vous réservez à Plaza Laval.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(store.getState().cart.reservationLocation).toEqual({ locationReserved: '1' });
    expect(screen.queryByText(/^L’adresse a changé/)).not.toBeInTheDocument();
  });

  it('shows no time of the one address while the other is looked up, and stays on the day', async () => {
    let answer = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = () => void resolve();
    });
    api.use(
      http.get(AVAILABILITY, async ({ request }) => {
        if (new URL(request.url).searchParams.get('location') !== '2') return HttpResponse.json(bookableDays());
        await waiting;
        return HttpResponse.json(freeEverywhere());
      }),
    );
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await slot(/^10\sh\s30, Plaza Laval$/));
    expect(screen.getByRole('heading', { name: 'jeudi 4\u00A0juin Plaza Laval' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^13\sh\s30/ })).not.toBeInTheDocument();
    expect(goOn()).toBeDisabled();
    answer();
    expect(await slot(/^10\sh\s30$/)).toHaveAttribute('aria-pressed', 'true');
    expect(goOn()).toBeEnabled();
  });

  it('says that the other address cannot be looked up, keeps the way back, and asks again', async () => {
    let isDown = true;
    api.use(
      http.get(AVAILABILITY, ({ request }) => {
        if (new URL(request.url).searchParams.get('location') !== '2') return HttpResponse.json(bookableDays());
        return isDown ? HttpResponse.error() : HttpResponse.json(freeEverywhere());
      }),
    );
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await slot(/^10\sh\s30, Plaza Laval$/));
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByRole('button', { name: 'Rétablir' })).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await slot(/^10\sh\s30$/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('lets a full day be chosen, and books the next opening with one press', async () => {
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await day(/^Complet, vendredi 5\sjuin/));
    const full = within(await screen.findByRole('region', { name: 'vendredi 5\u00A0juin est complet' }));
    await userEvent.click(full.getByRole('button', { name: /^jeu\. 4\sjuin, 10\sh$/ }));
    expect(await slot(/^10\sh$/)).toHaveAttribute('aria-pressed', 'true');
    expect(await slot(/^10\sh$/)).toHaveFocus();
    expect(goOn()).toBeEnabled();
  });

  it('names the next place after a full day, not one that came before', async () => {
    const { days, ...answer } = bookableDays();
    const later: AvailableDay = { date: '2026-06-06', state: 'open', slots: [{ time: '15:30', state: 'free' }] };
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: [...days, later] })));
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await day(/^Complet, vendredi 5\sjuin/));
    const full = within(await screen.findByRole('region', { name: 'vendredi 5\u00A0juin est complet' }));
    expect(full.getByRole('button', { name: /^sam\. 6\sjuin, 15\sh\s30$/ })).toBeInTheDocument();
  });

  it('offers that day at the other address where this one is full', async () => {
    const { days, ...answer } = bookableDays();
    const full: AvailableDay = {
      date: '2026-06-06',
      state: 'full',
      slots: [
        { time: '10:00', state: 'full', otherLocationFree: false },
        { time: '15:30', state: 'full', otherLocationFree: true },
      ],
    };
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: [...days, full] })));
    const { store } = await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await day(/^Complet, samedi 6\sjuin/));
    const there = within(await screen.findByRole('region', { name: 'Ce samedi à Plaza Laval' }));
    expect(there.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(there.getByRole('button', { name: /^15\sh\s30/ }));
    expect(store.getState().cart.reservationLocation).toEqual({ locationReserved: '2' });
  });

  it('names the phone when nothing is free within the booking window', async () => {
    const { days, ...answer } = bookableDays();
    const full = days.filter(({ state }) => state === 'full');
    api.use(http.get(AVAILABILITY, () => HttpResponse.json({ ...answer, days: full, firstFree: null })));
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await day(/^Complet, vendredi 5\sjuin/));
    const region = within(await screen.findByRole('region', { name: 'vendredi 5\u00A0juin est complet' }));
    expect(region.getByRole('link', { name: /418\s555-0123/ })).toHaveAttribute('href', 'tel:+14185550123');
  });

  it('says that a time of the other address has been taken meanwhile', async () => {
    const { days, ...answer } = bookableDays();
    const elsewhere = days.map((day) => ({
      ...day,
      slots: day.slots.map((one) => (one.time === '10:30' ? { ...one, state: 'full' as const } : one)),
    }));
    api.use(
      http.get(AVAILABILITY, ({ request }) => {
        const isOther = new URL(request.url).searchParams.get('location') === '2';
        return HttpResponse.json({ ...answer, days: isOther ? elsewhere : days });
      }),
    );
    await openSite(paths.bookingDate, { cart: cartOf([GEL, 1]) });
    await userEvent.click(await slot(/^10\sh\s30, Plaza Laval$/));
    expect(await screen.findByText(/10\sh\s30\) n’est pas libre à Plaza Laval\./)).toBeInTheDocument();
    expect(goOn()).toBeDisabled();
  });
});

/** The same days at an address where nothing is taken. */
function freeEverywhere() {
  const { days, ...answer } = bookableDays();
  return {
    ...answer,
    days: days.map((one) => ({ ...one, slots: one.slots.map(({ time }) => ({ time, state: 'free' as const })) })),
  };
}
