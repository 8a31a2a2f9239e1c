import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenService } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let service: Awaited<ReturnType<typeof givenService>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { now: '2026-06-03T13:07:00Z' });
  service = await givenService(database.db, { capacity: 2 });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
});

type Fields = { time?: string; date?: string; qty?: number; insist?: boolean };

function bodyOf({ time = '10:05', date = '2026-06-04', qty = 1, insist = false }: Fields = {}) {
  return {
    reservationServices: [{ serviceId: service.id, qty }],
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: date, timeReserved: time },
    reservationClientInfo: { client: 'Zoé D’Amours' },
    insist,
  };
}
const create = (body: object) => desk.call('POST', '/reservations/create', body);
const crowd = async (people: number) => {
  for (let index = 0; index < people; index += 1) await givenReservation(database.db);
};

describe('a conflict at the desk', () => {
  it.each([
    ['slot_too_soon', { date: '2026-06-03', time: '09:00' }],
    ['slot_too_soon', { date: '2026-06-02', time: '10:00' }],
    ['salon_closed', { date: '2026-06-24' }],
    ['outside_hours', { time: '09:00' }],
    ['too_long_for_closing', { date: '2026-06-06', time: '17:30' }],
    ['date_out_of_window', { date: '2026-08-03' }],
    ['quantity_over_capacity', { qty: 3 }],
    ['slot_full', { time: '10:15' }],
  ] satisfies [string, Fields][])('%s is refused, and booked with an override: %j', async (code, fields) => {
    await crowd(6);
    const refused = await create(bodyOf(fields));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().details.collisions).toContain(code);
    expect(refused.json().message).not.toBe('');
    const booked = await create(bodyOf({ ...fields, insist: true }));
    expect(booked.statusCode).toBe(201);
    expect(booked.json()).toMatchObject({ insisted: true });
  });

  it('comes with all the others of the slot', async () => {
    await crowd(6);
    const answer = await create(bodyOf({ time: '10:00', qty: 3 }));
    expect(answer.json()).toEqual({
      code: 'quantity_over_capacity',
      message: expect.any(String),
      details: { collisions: ['quantity_over_capacity', 'slot_full'] },
    });
  });

  it('of a full slot, overridden, takes an extra seat and moves nobody', async () => {
    await crowd(6);
    const { _id } = (await create(bodyOf({ time: '10:00', insist: true }))).json();
    const seats = await database.db.selectFrom('sittings').select(['reservation_id', 'seat']).orderBy('seat').execute();
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seats.at(-1)?.reservation_id).toBe(_id);
  });

  it('that does not exist is not written down as overridden', async () => {
    expect((await create(bodyOf({ insist: true }))).json()).toMatchObject({ insisted: false });
  });
});
