import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenService } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { alwaysAt, givenTechnician, givenTo } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

// It is 9:00 on Wednesday 3 June 2026.
const TODAY = '2026-06-03';
const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let ana: Awaited<ReturnType<typeof givenTechnician>>;
let zoe: Awaited<ReturnType<typeof givenTechnician>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  await database.db.deleteFrom('turn_orders').execute();
  ana = await givenTechnician(database.db, { name: 'Ana', position: 0 });
  zoe = await givenTechnician(database.db, { name: 'Zoé', position: 1 });
});

const turns = async (query: Record<string, string> = {}) =>
  (await desk.call('GET', `/technicians/turn?${new URLSearchParams({ location: '1', ...query })}`)).json();
const setOrder = (technicianIds: string[], more: object = {}) =>
  desk.call('PUT', '/technicians/turn', { location: 1, date: TODAY, technicianIds, ...more });
const names = (answer: { turns: { name: string }[] }) => answer.turns.map(({ name }) => name);

async function servedBy(technician: { id: string; name: string }, client: string, start_minute: number) {
  const visit = await givenReservation(database.db, { date: TODAY, client, start_minute });
  await givenTo(database.db, visit.id, technician);
  return visit;
}

describe('GET /technicians/turn', () => {
  it('is in the order of turns, each with her reasons and until when she is free', async () => {
    await servedBy(ana, 'Camille Roy', 600);
    expect(await turns()).toEqual({
      date: TODAY,
      setByHand: null,
      version: expect.any(String),
      turns: [
        {
          technicianId: zoe.id,
          ...{ name: 'Zoé', colour: 'plum', picture: null, isFree: true, freeUntil: '21:00', freeFrom: null },
          ...{ plannedMinutes: 0, reasons: ['fewest_minutes', 'free'], serves: null },
        },
        {
          technicianId: ana.id,
          ...{ name: 'Ana', colour: 'plum', picture: null, isFree: true, freeUntil: '10:00', freeFrom: null },
          ...{ plannedMinutes: 45, reasons: ['free'], serves: null },
        },
      ],
    });
  });

  it('says of a visit whom somebody serves then and from when she could, its own people apart', async () => {
    const visit = await servedBy(zoe, 'Léa Côté', 600);
    await servedBy(ana, 'Camille Roy', 615);
    const answer = await turns({ reservationId: visit.id });
    expect(answer.turns).toMatchObject([
      { name: 'Zoé', isFree: true, plannedMinutes: 0, reasons: ['fewest_minutes', 'free', 'does_services'] },
      { name: 'Ana', isFree: false, freeFrom: '11:00', serves: { client: 'Camille Roy', status: 'pending' } },
    ]);
  });

  it('leaves out of the walk-in’s turn who does not do her services', async () => {
    const feet = await givenService(database.db, { category: 'pedicure' });
    await database.db
      .updateTable('technicians')
      .set({ categories: ['manicure'] })
      .where('id', '=', ana.id)
      .execute();
    const answer = await turns({ lines: `${feet.id}:1` });
    expect(answer.turns).toMatchObject([
      { name: 'Ana', isFree: false, freeFrom: null, reasons: ['other_services'] },
      { name: 'Zoé', isFree: true, reasons: ['fewest_minutes', 'free', 'does_services'] },
    ]);
  });

  it('has nobody where no technicians are needed', async () => {
    await givenTechnician(database.db, { name: 'Linh', hours: alwaysAt(2) });
    expect(await turns({ location: '2' })).toMatchObject({ date: TODAY, setByHand: null, turns: [] });
  });

  it('knows no visit of another day, and no unknown service', async () => {
    const tomorrow = await givenReservation(database.db, { date: '2026-06-04' });
    expect((await turns({ reservationId: tomorrow.id })).code).toBe('reservation_not_found');
    expect((await turns({ reservationId: randomUUID() })).code).toBe('reservation_not_found');
    expect((await turns({ lines: `${randomUUID()}:1` })).code).toBe('private_service');
    expect((await turns({ location: '3' })).code).toBe('malformed');
  });
});

describe('PUT /technicians/turn', () => {
  it('sets the order of today by hand, in place of planned minutes, and says who did', async () => {
    await servedBy(ana, 'Camille Roy', 600);
    const answer = (await setOrder([ana.id, zoe.id])).json();
    expect(names(answer)).toEqual(['Ana', 'Zoé']);
    expect(answer.setByHand).toMatchObject({ by: 'Hélène Gagnon' });
    expect(answer.turns[0].reasons).toEqual(['by_hand', 'free']);
    const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      ...{
        action: 'turn_order.set',
        subject_type: 'turn_order',
        subject_id: `1 ${TODAY}`,
        actor_name: 'Hélène Gagnon',
      },
      details: { date: TODAY, changes: { turns: { from: [], to: ['Ana', 'Zoé'] } } },
    });
  });

  it('counts for the bookings of that day and location alone', async () => {
    const hands = await givenService(database.db);
    await setOrder([zoe.id, ana.id]);
    const bookedOn = async (dateReserved: string) => {
      const visit = await desk.call('POST', '/reservations/create', {
        reservationServices: [{ serviceId: hands.id, qty: 1 }],
        reservationLocation: { locationReserved: 1 },
        reservationDate: { dateReserved, timeReserved: '14:00' },
        reservationClientInfo: { client: 'Zoé D’Amours' },
      });
      return visit.json().performer;
    };
    expect([await bookedOn(TODAY), await bookedOn('2026-06-04')]).toEqual(['Zoé', 'Ana']);
  });

  it('is taken back by an empty order', async () => {
    await setOrder([zoe.id, ana.id]);
    expect((await setOrder([])).json()).toMatchObject({ setByHand: null, turns: [{ name: 'Ana' }, { name: 'Zoé' }] });
  });

  it('is one of two desks’ that saw the same order; the other reads who was faster', async () => {
    const { version } = await turns();
    const answers = await Promise.all([
      setOrder([zoe.id, ana.id], { version }),
      setOrder([ana.id, zoe.id], { version }),
    ]);
    const [first, second] = answers.sort((one, other) => one.statusCode - other.statusCode);
    expect(first?.statusCode).toBe(200);
    expect([second?.statusCode, second?.json()]).toMatchObject([
      409,
      { code: 'edit_conflict', details: { by: 'Hélène Gagnon' } },
    ]);
    expect((await setOrder([zoe.id], { version: first?.json().version })).statusCode).toBe(200);
    expect(names(await turns())).toEqual(['Zoé', 'Ana']);
    expect(await database.db.selectFrom('turn_orders').selectAll().execute()).toHaveLength(1);
  });

  it('is of today where no day is named', async () => {
    expect((await setOrder([zoe.id, ana.id], { date: undefined })).json()).toMatchObject({ date: TODAY });
    expect(names(await turns())).toEqual(['Zoé', 'Ana']);
  });

  it.each([
    ['of yesterday', async () => ({ ids: [ana.id], date: '2026-06-02' }), 409, 'turn_day_over'],
    ['of no day', async () => ({ ids: [ana.id], date: '2026-02-30' }), 400, 'malformed'],
    [
      'with somebody who works elsewhere',
      async () => ({ ids: [(await givenTechnician(database.db, { name: 'Linh', hours: alwaysAt(2) })).id] }),
      409,
      'no_turn_there',
    ],
    [
      'with somebody who has left the team',
      async () => ({ ids: [(await givenTechnician(database.db, { status: 'inactive' })).id] }),
      409,
      'no_turn_there',
    ],
    ['where no technicians are needed', async () => ({ ids: [ana.id], location: 2 }), 409, 'no_turn_there'],
  ])('refuses an order %s', async (_what, given, status, code) => {
    const { ids, ...more } = await given();
    const answer = await setOrder(ids, more);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await turns()).setByHand).toBeNull();
  });

  it('refuses somebody who is not on the team, and the same person twice', async () => {
    const unknown = await setOrder([ana.id, randomUUID()]);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'technician_not_found']);
    const twice = await setOrder([ana.id, ana.id]);
    expect([twice.statusCode, twice.json().code]).toEqual([400, 'malformed']);
    expect((await turns()).setByHand).toBeNull();
  });
});
