import { bookingOf } from '../bookings.ts';
import { givenService } from '../factories.ts';
import { givenReservation } from '../reservations.ts';
import { everybody, type Row, signedIn, signedInButEmployees, type World } from './rows.ts';

const visitOf = ({ deps, owner }: World) => givenReservation(deps.db, { user_id: owner.user.id });

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
    expected: { ...signedIn(200), otherClient: 404, employee: 404 },
    send: async (world) => ({ params: { id: (await visitOf(world)).id } }),
  },
  { call: 'GET /reservations/future', expected: signedInButEmployees(200) },
  {
    call: 'PATCH /reservations',
    expected: { ...signedInButEmployees(200), otherClient: 404 },
    send: async (world) => ({ payload: { id: (await visitOf(world)).id, cancel: true } }),
  },
  {
    call: 'PATCH /reservations/move',
    expected: { ...signedInButEmployees(200), otherClient: 404 },
    send: async (world) => ({
      payload: {
        id: (await visitOf(world)).id,
        reservationDate: { dateReserved: '2026-06-05', timeReserved: '13:30' },
      },
    }),
  },
];
