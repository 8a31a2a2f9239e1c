import { HttpResponse, http } from 'msw';
import type { Client } from '#contract/schemas/clients.ts';
import type { DeskBooking } from '#contract/schemas/reservations.ts';
import { bookableDays } from './bookable-days.ts';
import { DUO, GEL, MODEL, SPA } from './catalogue.ts';
import { dashboardHandlers, listOf } from './desk.ts';
import { givenReservation } from './reservations.ts';

export const CAMILLE: Client = {
  _id: '5b1d2f3e-8a52-4c7b-9c3e-2f9d7b6a1c01',
  client: 'Camille Roy',
  phone: '418-555-0142',
  email: 'camille@lunule.test',
  lastVisit: '2026-05-02',
  nextVisit: null,
  lastLines: [{ serviceId: GEL._id, qty: 1 }],
  lastPerformer: 'Linh',
  noShows: 0,
};
const CAMERON: Client = {
  _id: null,
  client: 'Cameron Lê',
  phone: '418-555-0177',
  email: null,
  lastVisit: null,
  nextVisit: null,
  lastLines: [],
  lastPerformer: null,
  noShows: 0,
};

/** The calls of a booking at the desk, which is refused with `collisions`, if there are any, until it insists. Keeps what was sent. */
export function intakeApi(collisions: readonly string[] = []) {
  const sent: Partial<DeskBooking>[] = [];
  const handlers = [
    ...dashboardHandlers,
    http.get('/api/services/public', () => HttpResponse.json([GEL, DUO, SPA])),
    http.get('/api/services', () => HttpResponse.json([GEL, DUO, SPA, MODEL])),
    http.get('/api/reservations/availability', () => HttpResponse.json(bookableDays())),
    http.get('/api/reservations/:list', () => HttpResponse.json(listOf([]))),
    http.get('/api/clients', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const known = [CAMILLE, CAMERON].filter(({ client, phone }) =>
        `${client} ${phone?.replaceAll('-', '')}`.toLowerCase().includes(q.toLowerCase()),
      );
      return HttpResponse.json(known);
    }),
    http.post<never, Partial<DeskBooking>>('/api/reservations/create', async ({ request }) => {
      const booking = await request.json();
      sent.push(booking);
      const [code] = collisions;
      if (code && !booking.insist) {
        return HttpResponse.json({ message: 'Non.', code, details: { collisions } }, { status: 409 });
      }
      return HttpResponse.json(
        givenReservation({
          reservationDate: booking.reservationDate ?? { dateReserved: '2026-06-03', timeReserved: '14:00' },
        }),
        { status: 201 },
      );
    }),
  ];
  return { handlers, sent };
}
