import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../testing/caller.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const YESTERDAY = '2026-06-02';
let desk: Awaited<ReturnType<typeof testCaller>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('outbox').execute();
});

const close = (payload: object) => desk.call('PATCH', '/reservations/close', payload);
const leftOpen = async () => (await desk.call('GET', '/reservations/day')).json().leftOpen;
const given = (status: 'pending' | 'present' | 'done', date = YESTERDAY) =>
  givenReservation(database.db, { status, date, email: 'lea@example.com' });
const statusOf = async ({ id }: { id: string }) =>
  (await database.db.selectFrom('reservations').select('status').where('id', '=', id).executeTakeFirst())?.status;

describe('PATCH /reservations/close', () => {
  it('settles what stayed open in one call, without a mail', async () => {
    const [came, waited, absent] = [await given('pending'), await given('present'), await given('pending')];
    expect(await leftOpen()).toEqual({ date: YESTERDAY, count: 3 });
    const answer = await close({ done: [came.id, waited.id], absent: [absent.id] });
    expect(answer.json()).toEqual({ closed: 3 });
    expect(await Promise.all([came, waited, absent].map(statusOf))).toEqual(['done', 'done', 'cancel']);
    expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
    expect(await leftOpen()).toBeNull();
  });

  it('writes down who did not come, and frees the seat', async () => {
    const { id } = await given('pending');
    await close({ absent: [id] });
    const audit = await database.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute();
    expect(audit).toMatchObject([{ action: 'reservation.cancel', details: { from: 'pending', reason: 'no_show' } }]);
    expect(await database.db.selectFrom('sittings').select('seat').where('reservation_id', '=', id).execute()).toEqual(
      [],
    );
  });

  it('is taken back step by step', async () => {
    const { id } = await given('pending');
    await close({ done: [id] });
    expect((await desk.call('PATCH', '/reservations/restore', { id })).json()).toMatchObject({ status: 'present' });
    expect((await desk.call('PATCH', '/reservations/restore', { id })).json()).toMatchObject({ status: 'pending' });
  });

  it('leaves what somebody else has settled meanwhile', async () => {
    const [settled, open] = [await given('done'), await given('pending')];
    expect((await close({ absent: [settled.id, open.id] })).json()).toEqual({ closed: 1 });
    expect(await statusOf(settled)).toBe('done');
  });

  it('changes nothing when one of them is still to come', async () => {
    const [past, future] = [await given('pending'), await given('pending', '2026-06-04')];
    const answer = await close({ done: [past.id, future.id] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'illegal_move' });
    expect(await statusOf(past)).toBe('pending');
  });

  it('is 404 for a reservation that does not exist', async () => {
    const { id } = await given('pending');
    const answer = await close({ done: [id], absent: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] });
    expect(answer.statusCode).toBe(404);
    expect(await statusOf({ id })).toBe('pending');
  });

  it.each([{ done: 'x' }, { done: ['x'] }, { absent: [1] }, { others: [] }])('is malformed with %j', async (body) => {
    expect((await close(body)).statusCode).toBe(400);
  });
});

describe('the last day left open', () => {
  it('is of the last sixty days, and never today', async () => {
    await given('pending', '2026-06-03');
    await given('pending', '2026-04-03');
    expect(await leftOpen()).toBeNull();
    await given('present', '2026-04-04');
    expect(await leftOpen()).toEqual({ date: '2026-04-04', count: 1 });
  });
});
