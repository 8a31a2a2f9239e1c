import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { givenService } from '../factories.ts';
import { givenReservation } from '../reservations.ts';
import { type Row, signedIn, signedInButEmployees, staff, type World } from './rows.ts';

/** Sends the id of a visit of the owner's that stands so since a moment ago. */
function visitThatIs(status: ReservationStatus, previous: ReservationStatus | null = null) {
  return async ({ deps, owner }: World) => {
    const moved = { status, previous_status: previous, moved_at: instant(deps.now()), user_id: owner.user.id };
    return { payload: { id: (await givenReservation(deps.db, { ...moved, date: '2026-06-03' })).id } };
  };
}

async function bookingOverThePhone({ deps }: World) {
  const { id } = await givenService(deps.db);
  const payload = {
    reservationServices: [{ serviceId: id, qty: 1 }],
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: '2026-06-05', timeReserved: '10:05' },
    reservationClientInfo: { client: 'Zoé D’Amours' },
  };
  return { payload };
}

async function colorOfAPastVisit({ deps, owner }: World) {
  const { id } = await givenReservation(deps.db, { date: '2026-06-02', user_id: owner.user.id });
  return { payload: { id, colorNote: 'Rouge' } };
}

async function visitToCall({ deps: { db, now } }: World) {
  const { id, location, date, start_minute } = await givenReservation(db);
  const entry = { reservation_id: id, location, date, start_minute, listed_at: instant(now()) };
  await db.insertInto('visits_to_call').values(entry).execute();
  return { payload: { id, told: true } };
}

export const deskRows: Row[] = [
  { call: 'GET /reservations', expected: staff(200) },
  { call: 'GET /reservations/pending', expected: staff(200) },
  { call: 'GET /reservations/present', expected: staff(200) },
  { call: 'GET /reservations/possible', expected: staff(200) },
  { call: 'GET /reservations/archive', expected: staff(200) },
  { call: 'GET /reservations/active', expected: staff(200) },
  { call: 'GET /reservations/day', expected: staff(200) },
  { call: 'GET /reservations/to-call', expected: staff(200) },
  { call: 'PATCH /reservations/to-call', expected: staff(200), send: visitToCall },
  {
    call: 'DELETE /reservations/to-call',
    expected: staff(200),
    send: async (world) => ({ payload: { ids: [(await visitToCall(world)).payload.id] } }),
  },
  { call: 'GET /reservations/past', expected: signedInButEmployees(200) },
  { call: 'POST /reservations/create', expected: staff(201), send: bookingOverThePhone },
  { call: 'GET /reservations/mine', expected: { ...staff(200), employee: 200 } },
  // An Employee marks what she serves herself, and nobody else's.
  { call: 'PATCH /reservations/present', expected: { ...staff(200), employee: 404 }, send: visitThatIs('pending') },
  { call: 'PATCH /reservations/done', expected: { ...staff(200), employee: 404 }, send: visitThatIs('present') },
  {
    call: 'PATCH /reservations/restore',
    expected: { ...staff(200), employee: 404 },
    send: visitThatIs('present', 'pending'),
  },
  {
    call: 'PATCH /reservations/past',
    expected: { ...signedIn(200), otherClient: 404, employee: 404 },
    send: colorOfAPastVisit,
  },
  {
    call: 'GET /reservations/details/{id}',
    expected: staff(200),
    send: async ({ deps }) => ({ params: { id: (await givenReservation(deps.db)).id } }),
  },
  { call: 'GET /clients', expected: staff(200), send: () => ({ query: { q: 'hong' } }) },
  { call: 'PATCH /reservations/close', expected: staff(200), send: () => ({ payload: {} }) },
  { call: 'DELETE /reservations', expected: staff(200), send: visitThatIs('pending') },
];
