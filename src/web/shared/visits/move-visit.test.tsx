import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Availability } from '#contract/schemas/availability.ts';
import { bookableDays } from '../../testing/bookable-days.ts';
import { bookingApi } from '../../testing/booking-api.ts';
import { GEL } from '../../testing/catalogue.ts';
import { listOf } from '../../testing/desk.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { givenReservation } from '../../testing/reservations.ts';
import { publicSettings } from '../../testing/salon.ts';
import { tokenFor } from '../../testing/tokens.ts';

const MAI = '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0aa';
const LEA = '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0bb';
const firstFree = { date: '2026-06-04', time: '10:00' };
const mai = { _id: MAI, name: 'Mai', colour: 'plum' as const, firstFree };
const lea = { _id: LEA, name: 'Léa', colour: 'fir' as const, firstFree };
/** With Mai at the first address; only Léa works at the second. */
const performersAt: Record<string, Availability['performers']> = { 1: [mai, lea], 2: [lea] };
const visit = givenReservation({
  performer: 'Mai',
  performers: [{ technicianId: MAI, name: 'Mai', requested: true }],
});
const api = fakeApi(...bookingApi([GEL]));
let asked: (string | null)[];
let moved: unknown[];

beforeEach(() => {
  asked = [];
  moved = [];
  const { locations, ...salon } = publicSettings();
  api.use(
    http.get('*/api/settings/public', () =>
      HttpResponse.json({ ...salon, locations: locations.map((location) => ({ ...location, staffing: true })) }),
    ),
    http.get('*/api/reservations/future', () => HttpResponse.json(listOf([visit]))),
    http.get('*/api/reservations/availability', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('performerId'));
      return HttpResponse.json(bookableDays({ performers: performersAt[searchParams.get('location') ?? ''] }));
    }),
    http.patch('*/api/reservations/move', async ({ request }) => {
      moved.push(await request.json());
      return HttpResponse.json(visit);
    }),
  );
});

async function openPanel() {
  await openSite(paths.futureReservations, { token: tokenFor(['Client'], 'Camille Tremblay') });
  await userEvent.click(await screen.findByRole('button', { name: 'Déplacer' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Déplacer le rendez-vous' }));
  const person = (name: RegExp) => panel.findByRole('radio', { name });
  return {
    panel,
    person,
    askFor: async (name: RegExp) => userEvent.click(await person(name)),
    move: async () => {
      await userEvent.click(await panel.findByRole('radio', { name: /jeudi 4\sjuin/ }));
      await userEvent.click(await panel.findByRole('button', { name: /^13\sh\s30$/ }));
      await userEvent.click(panel.getByRole('button', { name: 'Déplacer le rendez-vous' }));
    },
  };
}

/** A message stands in the page and, for screen readers, beside it. */
const told = async (text: RegExp) => expect((await screen.findAllByText(text))[0]).toBeVisible();

describe('the move of a visit whose client asked for somebody', () => {
  it('keeps her without a word of the client, and says so', async () => {
    const { person, move } = await openPanel();
    expect(await person(/^Mai, libre demain 10\sh$/)).toBeChecked();
    await move();
    await told(/^Rendez-vous déplacé\s: jeudi 4\sjuin, 13\sh\s30, avec Mai\.$/);
    expect([...new Set(asked)]).toEqual([null]);
    expect(moved).toEqual([expect.not.objectContaining({ performerId: expect.anything() })]);
  });

  it.each([
    ['somebody else', /^Léa/, LEA, LEA],
    ['nobody in particular', /^Peu importe/, 'any', null],
  ])('may ask for %s instead', async (_, name, question, performerId) => {
    const { askFor, move } = await openPanel();
    await askFor(name);
    await move();
    await told(/^Rendez-vous déplacé/);
    expect([...new Set(asked)]).toEqual([null, question]);
    expect(moved).toMatchObject([{ performerId }]);
  });

  it('lets her go at an address where she does not work, and says so', async () => {
    const { panel, askFor, person, move } = await openPanel();
    await askFor(/^Plaza Laval$/);
    expect(await panel.findByText(/^Mai ne reçoit pas pour ces services à Plaza Laval\./)).toBeVisible();
    expect(await person(/^Peu importe/)).toBeChecked();
    await move();
    await told(/^Rendez-vous déplacé/);
    expect(moved).toMatchObject([{ performerId: null, reservationLocation: { locationReserved: 2 } }]);
  });
});
