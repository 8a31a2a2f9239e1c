import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitsToCall } from '#contract/schemas/visits-to-call.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
const DAY = '2026-06-16';

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('closures').execute();
  await database.db.deleteFrom('special_hours').execute();
});

async function desk() {
  const admin = await testCaller(database, 'Admin');
  const manager = await testCaller(database, 'Manager');
  const listed = async () => {
    const { visits }: VisitsToCall = (await manager.call('GET', '/reservations/to-call')).json();
    return visits.map(({ _id, reason, told }) => ({ _id, reason, by: told?.by ?? null }));
  };
  const count = async () => (await manager.call('GET', '/reservations/day')).json().toCall;
  const close = async (days: object = { date: DAY }) =>
    (await admin.call('POST', '/settings/closures', days)).json().closure._id;
  return { admin, manager, listed, count, close };
}

const given = (overrides = {}) => givenReservation(database.db, { date: DAY, ...overrides });

describe('the visits to call', () => {
  it('are those that a closure hits, once it is saved, for every desk', async () => {
    const { listed, count, close } = await desk();
    const [hit] = [await given(), await given({ status: 'cancel' }), await given({ date: '2026-06-17' })];
    expect(await listed()).toEqual([]);
    await close();
    expect(await listed()).toEqual([{ _id: hit.id, reason: 'closed', by: null }]);
    expect(await count()).toBe(1);
  });

  it('are those that special hours, other hours of the week and fewer seats hit', async () => {
    const { admin, listed } = await desk();
    const [first, second] = [await given({ created_at: new Date(0) }), await given({ created_at: new Date(1) })];
    const late = await given({ start_minute: 16 * 60, location: 2 });
    const hours = { date: DAY, opens: '10:00', closes: '14:00', location: 2 };
    const { specialHours } = (await admin.call('POST', '/settings/special-hours', hours)).json();
    const outside = { _id: late.id, reason: 'outside_hours', by: null };
    expect(await listed()).toEqual([outside]);
    const seats = { manicure: 1, pedicure: 4, other: 3 };
    await admin.call('PATCH', '/settings', { locations: [{ code: 1, seats }] });
    expect(await listed()).toEqual([{ _id: second.id, reason: 'no_seat', by: null }, outside]);
    await admin.call('DELETE', '/settings/special-hours', { id: specialHours._id });
    expect(await listed()).toEqual([{ _id: second.id, reason: 'no_seat', by: null }]);
    await admin.call('PATCH', '/reservations', { id: first.id, cancel: true });
    expect(await listed()).toEqual([]);
    await admin.call('PATCH', '/settings', { locations: [{ code: 1, seats: { ...seats, manicure: 6 } }] });
  });

  it('leave the list as they are moved or cancelled, or the day opens again', async () => {
    const { admin, manager, listed, close } = await desk();
    const [moved, cancelled, stays] = [
      await given(),
      await given({ start_minute: 660 }),
      await given({ start_minute: 720 }),
    ];
    const closure = await close();
    expect(await listed()).toHaveLength(3);
    const reservationDate = { dateReserved: '2026-06-18', timeReserved: '10:00' };
    const move = { id: moved.id, reservationLocation: { locationReserved: 1 }, reservationDate };
    expect((await manager.call('PATCH', '/reservations/move', move)).statusCode).toBe(200);
    await manager.call('PATCH', '/reservations', { id: cancelled.id, cancel: true });
    expect(await listed()).toEqual([{ _id: stays.id, reason: 'closed', by: null }]);
    await admin.call('DELETE', '/settings/closures', { id: closure });
    expect(await listed()).toEqual([]);
  });

  it('are told by name, by the first of two who tick at once, and not told again', async () => {
    const { admin, manager, listed, count, close } = await desk();
    const { id } = await given();
    await close();
    const both = await Promise.all(
      [admin, manager].map(({ call }) => call('PATCH', '/reservations/to-call', { id, told: true })),
    );
    const names = both.map((answer) => answer.json().told.by);
    expect(names[0]).toBe(names[1]);
    expect(new Set(both.map((answer) => answer.json().told.at)).size).toBe(1);
    expect(await listed()).toEqual([{ _id: id, reason: 'closed', by: names[0] }]);
    expect(await count()).toBe(0);
    const audit = await database.db.selectFrom('audit').select('action').where('subject_id', '=', id).execute();
    expect(audit).toEqual([{ action: 'reservation.told' }]);
    await manager.call('PATCH', '/reservations/to-call', { id, told: false });
    expect(await count()).toBe(1);
  });

  it('are put away as they were seen, and come back with another change', async () => {
    const { admin, manager, listed, close } = await desk();
    const [seen, unseen] = [await given(), await given({ start_minute: 660 })];
    const closure = await close();
    const answer = await manager.call('DELETE', '/reservations/to-call', { ids: [seen.id] });
    expect(answer.json()).toEqual({ count: 1 });
    expect(await listed()).toEqual([{ _id: unseen.id, reason: 'closed', by: null }]);
    expect((await manager.call('DELETE', '/reservations/to-call', { ids: [seen.id] })).json()).toEqual({ count: 0 });
    await admin.call('DELETE', '/settings/closures', { id: closure });
    await close({ date: DAY, until: '2026-06-17' });
    expect((await listed()).map(({ _id }) => _id)).toEqual([seen.id, unseen.id]);
  });

  it('are polled: a tick of somebody else is seen at once', async () => {
    const { admin, manager, close } = await desk();
    const { id } = await given();
    await close();
    const etag = (await manager.call('GET', '/reservations/to-call')).headers.etag;
    const again = () =>
      manager.app.inject({
        url: '/api/reservations/to-call',
        headers: { ...manager.headers, 'if-none-match': String(etag) },
      });
    expect((await again()).statusCode).toBe(304);
    await admin.call('PATCH', '/reservations/to-call', { id, told: true });
    expect((await again()).statusCode).toBe(200);
  });

  it('do not name who was erased', async () => {
    const { admin, listed, close } = await desk();
    const { id } = await given({ client: 'Rosa Martínez' });
    await close();
    await admin.call('POST', '/users/anonymise-visitor', { id });
    expect(await listed()).toEqual([]);
    expect(await database.db.selectFrom('visits_to_call').selectAll().execute()).toEqual([]);
  });

  it('refuse a tick for a visit that is not on the list', async () => {
    const { manager } = await desk();
    const { id } = await given();
    const answer = await manager.call('PATCH', '/reservations/to-call', { id, told: true });
    expect(answer.json()).toMatchObject({ code: 'reservation_not_found' });
  });
});
