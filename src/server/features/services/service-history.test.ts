import { describe, expect, it } from 'vitest';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

/** A manager, and a client who holds a service of 45.00 $ in the cart. */
async function cart() {
  const { app, deps, call } = await testCaller(database, 'Manager');
  const { headers } = await givenCaller(deps, { name: 'Camille Tremblay' });
  const service = await givenService(database.db);
  const payload = bookingOf(service);
  const book = () => app.inject({ method: 'POST', url: '/api/reservations', headers, payload });
  const booked = async () => (await app.inject({ url: '/api/reservations/future', headers })).json().reservations;
  const form = {
    id: service.id,
    category: service.category,
    titre: service.titre,
    contenu: service.contenu,
    durationType: 'fixed',
    duration: service.duration,
    priceType: 'fixed',
    price: 45,
    capacity: service.capacity,
    status: 'public',
  };
  return { call, service, book, booked, form };
}

describe('a service in somebody’s cart', () => {
  it('cannot be booked once it is private', async () => {
    const { call, book, form } = await cart();
    await call('PATCH', '/services', { ...form, status: 'private' });
    const answer = await book();
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'private_service' });
  });

  it('cannot be booked once it is deleted', async () => {
    const { call, service, book, booked } = await cart();
    await call('DELETE', '/services', { id: service.id });
    expect((await book()).json()).toMatchObject({ code: 'private_service', details: { serviceId: service.id } });
    expect(await booked()).toEqual([]);
  });

  it('shows its new price before it is booked', async () => {
    const { call, book, form } = await cart();
    await call('PATCH', '/services', { ...form, priceType: 'discount', priceDiscount: 40 });
    const answer = await book();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'price_changed', details: { totalPrice: 45.99 } });
  });
});

describe('a service that people have booked', () => {
  it('keeps its old name, price and minutes with them, edited or deleted', async () => {
    const { call, service, book, booked, form } = await cart();
    expect((await book()).statusCode).toBe(201);
    const line = { titre: 'Manucure classique', price: 45, minutes: 45, category: 'manicure', qty: 1 };
    await call('PATCH', '/services', { ...form, titre: 'Manucure royale', price: 90, duration: 60 });
    expect(await booked()).toMatchObject([
      { totalPrice: 51.74, reservationServices: [{ ...line, serviceId: service.id }] },
    ]);
    await call('DELETE', '/services', { id: service.id });
    expect(await booked()).toMatchObject([{ totalPrice: 51.74, reservationServices: [{ ...line, serviceId: null }] }]);
  });
});
