import { addDays } from '#domain/salon/salon-time.ts';
import { bookingOf } from '../bookings.ts';
import { givenService } from '../factories.ts';
import { givenReservation } from '../reservations.ts';
import { bearerIgnored, everybody, type Row, signedIn, signedInButEmployees, type World } from './rows.ts';

const visitOf = ({ deps, owner }: World) => givenReservation(deps.db, { user_id: owner.user.id });

let days = 0;

/** Another open day for each visit that is moved, so that none is full. */
function nextDay(): string {
  days += 1;
  return addDays('2026-07-06', days % 24);
}

async function linkedVisit(world: World) {
  const { id } = await visitOf(world);
  return { params: { token: world.deps.tokens.visitToken({ id, number: 0 }) } };
}

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
        reservationDate: { dateReserved: nextDay(), timeReserved: '13:30' },
      },
    }),
  },
  { call: 'GET /visits/{token}', expected: bearerIgnored(200), send: linkedVisit },
  { call: 'GET /visits/{token}/calendar', expected: bearerIgnored(200), send: linkedVisit },
  {
    call: 'GET /visits/{token}/availability',
    expected: bearerIgnored(200),
    send: async (world) => ({ ...(await linkedVisit(world)), query: { location: '1' } }),
  },
  {
    call: 'PATCH /visits/{token}/move',
    expected: bearerIgnored(200),
    send: async (world) => ({
      ...(await linkedVisit(world)),
      payload: { reservationDate: { dateReserved: nextDay(), timeReserved: '13:30' } },
    }),
  },
  { call: 'PATCH /visits/{token}/cancel', expected: bearerIgnored(200), send: linkedVisit },
];
