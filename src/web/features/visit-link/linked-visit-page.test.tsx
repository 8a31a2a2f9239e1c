import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitPath } from '#contract/paths.ts';
import type { LinkedVisit, PastVisit } from '#contract/schemas/visit-links.ts';
import { bookableDays } from '../../testing/bookable-days.ts';
import { bookingApi } from '../../testing/booking-api.ts';
import { givenService } from '../../testing/catalogue.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { givenReservation } from '../../testing/reservations.ts';
import { publicSettings } from '../../testing/salon.ts';

const TOKEN = 'VU9fV21JQlu8.9VBPGqQP9';
const api = fakeApi();
let moved: unknown[];
let cancelled: number;

function linked(differences: Partial<LinkedVisit> = {}): LinkedVisit {
  const { status, performer, reservationServices, reservationLocation, reservationDate, endTime, ...rest } =
    givenReservation();
  const { itemsPrice, taxPrice, totalPrice } = rest;
  const booked = { status, performer, reservationServices, reservationLocation, reservationDate, endTime };
  return { ...booked, itemsPrice, taxPrice, totalPrice, mayMove: true, mayCancel: true, ...differences };
}

beforeEach(() => {
  moved = [];
  cancelled = 0;
  api.use(
    http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
    http.get(`*/api/visits/${TOKEN}`, () => HttpResponse.json(linked())),
    http.get(`*/api/visits/${TOKEN}/availability`, () => HttpResponse.json(bookableDays())),
    http.patch(`*/api/visits/${TOKEN}/move`, async ({ request }) => {
      moved.push(await request.json());
      return HttpResponse.json(linked());
    }),
    http.patch(`*/api/visits/${TOKEN}/cancel`, () => {
      cancelled += 1;
      return HttpResponse.json(linked({ status: 'cancel', mayMove: false, mayCancel: false }));
    }),
  );
});

const open = () => openSite(visitPath(TOKEN));

describe('the page of a mailed link', () => {
  it('shows the visit and what can be done with it, without a login', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Manucure gel' })).toBeVisible();
    for (const name of ['Itinéraire', 'Appeler']) expect(screen.getByRole('link', { name })).toBeVisible();
    for (const name of ['Calendrier', 'Déplacer', 'Annuler le rendez-vous']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(moved).toEqual([]);
    expect(cancelled).toBe(0);
  });

  it('moves the visit by a time and one confirmation', async () => {
    const reservationDate = { dateReserved: '2026-06-04', timeReserved: '10:30' };
    api.use(http.get(`*/api/visits/${TOKEN}`, () => HttpResponse.json(linked({ reservationDate }))));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Déplacer' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Déplacer le rendez-vous' }));
    const confirm = panel.getByRole('button', { name: 'Déplacer le rendez-vous' });
    expect(confirm).toBeDisabled();
    await userEvent.click(await panel.findByRole('button', { name: /^13\sh\s30$/ }));
    expect(panel.getByText(/^jeudi 4\sjuin, 10\sh\s30$/, { selector: 's' })).toBeVisible();
    await userEvent.click(confirm);
    expect(moved).toEqual([
      {
        from: { reservationLocation: { locationReserved: 1 }, reservationDate },
        reservationLocation: { locationReserved: 1 },
        reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:30' },
        overlapIsMeant: false,
      },
    ]);
  });

  it('asks before it cancels, and says that it has', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler le rendez-vous' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Annuler ce rendez-vous?' }));
    expect(question.getByRole('button', { name: 'Garder le rendez-vous' })).toHaveFocus();
    expect(cancelled).toBe(0);
    await userEvent.click(question.getByRole('button', { name: 'Annuler le rendez-vous' }));
    expect(await screen.findByRole('heading', { name: 'Rendez-vous annulé' })).toBeVisible();
    expect(cancelled).toBe(1);
  });

  it('gives the phone once it is too late to move', async () => {
    api.use(http.get(`*/api/visits/${TOKEN}`, () => HttpResponse.json(linked({ mayMove: false }))));
    await open();
    expect(await screen.findByText(/^Pour déplacer ce rendez-vous, téléphonez au/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Déplacer' })).toBeNull();
  });
});

describe('a dead link', () => {
  const gel = givenService({ price: 60 });
  const past = (differences: Partial<PastVisit> = {}): PastVisit => ({
    isUnderWay: false,
    reservationServices: [
      { serviceId: gel._id, titre: gel.titre, qty: 1, price: 55, minutes: 45, category: 'manicure' },
      { serviceId: null, titre: 'Pédicure royale', qty: 1, price: 80, minutes: 60, category: 'pedicure' },
    ],
    reservationLocation: { locationReserved: 2 },
    reservationDate: { dateReserved: '2026-05-07', timeReserved: '10:30' },
    endTime: '12:15',
    performers: [{ technicianId: '0f4b1c2e-93a4-4c43-8a6e-1d0c5b6a7e11', name: 'Mai', requested: true }],
    ...differences,
  });
  const message = 'Ce lien ne mène plus à un rendez-vous à venir.';
  const phone = '418-555-0123';
  const givenDeadLink = (details: object) =>
    api.use(
      http.get(`*/api/visits/${TOKEN}`, () =>
        HttpResponse.json({ code: 'link_dead', message, details: { phone, ...details } }, { status: 404 }),
      ),
    );

  it.each([
    ['tells nothing of a visit', {}, 'Ce lien n’est plus valable', message],
    [
      'says that the visit is cancelled',
      { isCancelled: true },
      'Ce rendez-vous a été annulé',
      /réservez en ligne ou téléphonez-nous/,
    ],
  ])('%s, and leads to a booking and to the phone', async (_what, details, title, lead) => {
    givenDeadLink(details);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Réserver' })).toHaveAttribute('href', '/reservation-location');
    expect(main.getByRole('link', { name: /418/ })).toHaveAttribute('href', 'tel:+14185550123');
  });

  it('books a past visit again, at today’s prices and without what is no longer offered', async () => {
    api.use(...bookingApi([gel]));
    givenDeadLink({ past: past() });
    const site = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cette visite est passée' })).toBeVisible();
    expect(await screen.findByText(/^Aux prix d’aujourd’hui : 68,99\s\$ avec taxes\.$/)).toBeVisible();
    expect(screen.getByText('Pédicure royale : ce n’est plus offert.')).toBeVisible();
    expect(screen.getByText('avec Mai')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Réserver de nouveau, jeudi 7\smai/ }));
    await waitFor(() => expect(site.router.state.location.pathname).toBe('/reservation-date'));
    expect(site.store.getState().cart).toMatchObject({
      cardItems: [{ serviceId: gel._id, qty: 1, price: 60 }],
      reservationLocation: { locationReserved: '2' },
      reservationDate: null,
      performerName: 'Mai',
      reservationClientInfo: null,
    });
  });

  it('puts the phone first while the visit is under way', async () => {
    api.use(...bookingApi([gel]));
    givenDeadLink({ past: past({ isUnderWay: true }) });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce rendez-vous est commencé' })).toBeVisible();
    const [first] = within(screen.getByRole('main')).getAllByRole('link');
    expect(first).toHaveAttribute('href', 'tel:+14185550123');
    expect(screen.getByRole('button', { name: /^Réserver de nouveau/ })).toBeVisible();
  });
});
