import { describe, expect, it } from 'vitest';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
type Headers = Record<string, string>;
type Fields = Parameters<typeof bookingOf>[1];

/** A manicure of 45 minutes and a client who books it, at 10:00 where `fields` says nothing else. */
async function setUp() {
  const { app, deps } = await testApp(database);
  await database.db.deleteFrom('reservations').execute();
  const service = await givenService(database.db);
  const client = await givenCaller(deps);
  const book = (headers: Headers, fields: Fields = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/reservations',
      headers,
      payload: bookingOf(service, { overlapIsMeant: false, ...fields }),
    });
  return { app, deps, service, client, book };
}

describe('a second visit of one client', () => {
  it.each([
    { why: 'at the same minute', fields: {} },
    { why: 'that begins before the first ends', fields: { time: '10:30' } },
    { why: 'at the other location', fields: { location: 2 as const } },
    { why: 'under another name', fields: { client: 'Zoé Roy', phone: '418-555-0199' } },
  ])('$why is refused with a question, and booked once it is meant', async ({ fields }) => {
    const { client, book } = await setUp();
    await book(client.headers);
    const asked = await book(client.headers, fields);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      code: 'overlaps_own_visit',
      message: 'La même personne a déjà un rendez-vous à ce moment-là. Confirmez si c’est bien voulu.',
    });
    expect((await book(client.headers, { ...fields, overlapIsMeant: true })).statusCode).toBe(201);
  });

  it.each([
    { why: 'after the first has ended', fields: { time: '11:30' } },
    { why: 'on another day', fields: { date: '2026-06-05' } },
  ])('$why is booked without a question', async ({ fields }) => {
    const { client, book } = await setUp();
    await book(client.headers);
    expect((await book(client.headers, fields)).statusCode).toBe(201);
  });

  it('is booked without a question when the first is cancelled, or somebody else’s', async () => {
    const { app, deps, client, book } = await setUp();
    const { _id: id } = (await book(client.headers)).json();
    const payload = { id, cancel: true };
    await app.inject({ method: 'PATCH', url: '/api/reservations', headers: client.headers, payload });
    expect((await book(client.headers)).statusCode).toBe(201);
    expect((await book((await givenCaller(deps)).headers)).statusCode).toBe(201);
  });

  it('is booked without a question for a program that asks for none', async () => {
    const { client, book } = await setUp();
    await book(client.headers);
    expect((await book(client.headers, { overlapIsMeant: undefined })).statusCode).toBe(201);
  });

  it('is refused with a question when both are sent at once', async () => {
    const { client, book } = await setUp();
    const both = await Promise.all([book(client.headers), book(client.headers, { location: 2 })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('is refused as full in a full slot: there is nothing to ask', async () => {
    const { deps, client, book } = await setUp();
    await book((await givenCaller(deps)).headers, { qty: 4 });
    await book(client.headers, { qty: 2 });
    expect((await book(client.headers)).json()).toMatchObject({ code: 'slot_full' });
  });
});

it('returns the visit that a key has booked, with or without the confirmation of the overlap', async () => {
  const { client, book } = await setUp();
  await book(client.headers);
  const headers = { ...client.headers, 'idempotency-key': 'one-summary-page' };
  expect((await book(headers, { location: 2 })).statusCode).toBe(409);
  const meant = await book(headers, { location: 2, overlapIsMeant: true });
  const again = await book(headers, { location: 2 });
  expect([meant.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()._id).toBe(meant.json()._id);
});

describe('a visit that the desk books at the time of another', () => {
  const atDesk = (serviceId: string, info: object) => ({
    reservationServices: [{ serviceId, qty: 1 }],
    reservationLocation: { locationReserved: 2 },
    reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:15' },
    ...info,
  });

  it.each([
    { whom: 'of the same account', email: true, client: 'Zoé Roy', phone: '418-555-0199', isConflict: true },
    { whom: 'of the same name and phone', email: false, client: 'LEA Gagnon', phone: '418-555-0142', isConflict: true },
    { whom: 'of the same name only', email: false, client: 'Léa Gagnon', phone: undefined, isConflict: false },
    { whom: 'of the same phone only', email: false, client: 'Zoé Roy', phone: '418-555-0142', isConflict: false },
  ])('is a conflict when it is $whom: $isConflict', async ({ email, client: name, phone, isConflict }) => {
    const { app, deps, service, client } = await setUp();
    await givenReservation(database.db, { user_id: client.user.id });
    const { headers } = await givenCaller(deps, { roles: ['Manager'] });
    const payload = atDesk(service.id, {
      overlapIsMeant: false,
      ...(email && { email: client.user.email }),
      reservationClientInfo: { client: name, ...(phone && { phone }) },
    });
    const url = '/api/reservations/create';
    const first = await app.inject({ method: 'POST', url, headers, payload });
    expect(first.statusCode).toBe(isConflict ? 409 : 201);
    if (!isConflict) return;
    expect(first.json()).toMatchObject({ details: { collisions: ['overlaps_own_visit'] } });
    const insisted = await app.inject({ method: 'POST', url, headers, payload: { ...payload, insist: true } });
    expect(insisted.json()).toMatchObject({ insisted: true });
  });
});
