import { randomUUID } from 'node:crypto';
import { bookingOf } from './bookings.ts';
import { givenService } from './factories.ts';
import { everybody, type Row, signedIn, signedInButEmployees } from './permission-rows.ts';

export const reservationRows: Row[] = [
  {
    call: 'GET /reservations/availability',
    expected: everybody(200),
    send: () => ({ query: { location: '1', from: '2026-06-04', to: '2026-06-05' } }),
  },
  {
    call: 'POST /reservations',
    expected: signedIn(201),
    send: async ({ deps }) => ({ payload: bookingOf(await givenService(deps.db)) }),
  },
  {
    call: 'GET /reservations/calendar/{id}',
    expected: signedIn(404),
    send: () => ({ params: { id: randomUUID() } }),
  },
  { call: 'GET /reservations/future', expected: signedInButEmployees(200) },
  {
    call: 'PATCH /reservations',
    expected: signedInButEmployees(404),
    send: () => ({ payload: { id: randomUUID(), cancel: true } }),
  },
];
