import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingOf } from '../../../testing/bookings.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { givenTechnician } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let hands: Awaited<ReturnType<typeof givenService>>;
let feet: Awaited<ReturnType<typeof givenService>>;
let team: Awaited<ReturnType<typeof givenTechnician>>[];

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
  hands = await givenService(database.db, { duration: 45, capacity: 4 });
  feet = await givenService(database.db, { duration: 60, category: 'pedicure' });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  team = [];
  for (const [position, name] of ['Ana', 'Béa', 'Cléa', 'Dora'].entries()) {
    const categories = name === 'Dora' ? (['pedicure'] as const) : (['manicure', 'pedicure'] as const);
    team.push(await givenTechnician(database.db, { name, position, categories: [...categories] }));
  }
});

const idOf = (name: string) => team.find((one) => one.name === name)?.id ?? '';
const create = (lines: { serviceId: string; qty: number }[], more: object = {}) =>
  desk.call('POST', '/reservations/create', {
    reservationServices: lines,
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:00' },
    reservationClientInfo: { client: 'Rosa Martínez' },
    ...more,
  });
const pair = async () => (await create([{ serviceId: hands.id, qty: 2 }])).json();
const change = (id: string, changes: [string, string][], more: object = {}) =>
  desk.call('PATCH', '/reservations/move', {
    id,
    performerChanges: changes.map(([from, to]) => ({ from: idOf(from), to: idOf(to) })),
    ...more,
  });
const at = (timeReserved: string, dateReserved = '2026-06-04') => ({ reservationDate: { dateReserved, timeReserved } });

async function servedBy(id: string) {
  const { reservations } = (await desk.call('GET', '/reservations/day?date=2026-06-04')).json();
  const { sittings } = reservations.find(({ _id }: { _id: string }) => _id === id);
  return sittings.map(({ technicianId }: { technicianId: string | null }) =>
    technicianId === null ? null : team.find(({ id: known }) => known === technicianId)?.name,
  );
}

describe('a visit that several serve', () => {
  it('gives one person to somebody else, and leaves who is beside her where she is', async () => {
    const visit = await pair();
    expect(visit.performer).toBe('Ana et Béa');
    expect((await change(visit._id, [['Ana', 'Cléa']])).json().performer).toBe('Béa et Cléa');
    expect(await servedBy(visit._id)).toEqual(['Béa', 'Cléa']);
    expect((await change(visit._id, [['Béa', 'Ana']])).json().performer).toBe('Ana et Cléa');
  });

  it('moves all of it to another time, each with whom she is given to', async () => {
    const visit = await pair();
    const moved = await change(
      visit._id,
      [
        ['Ana', 'Béa'],
        ['Béa', 'Cléa'],
      ],
      at('13:30'),
    );
    expect(moved.json()).toMatchObject({ performer: 'Béa et Cléa', reservationDate: { timeReserved: '13:30' } });
    expect((await desk.call('PATCH', '/reservations/restore', { id: visit._id })).json()).toMatchObject({
      performer: 'Ana et Béa',
      reservationDate: { timeReserved: '10:00' },
    });
  });

  it('is brought back person by person, also where one follows the other', async () => {
    const visit = (
      await create([
        { serviceId: hands.id, qty: 1 },
        { serviceId: feet.id, qty: 1 },
      ])
    ).json();
    expect(await servedBy(visit._id)).toEqual(['Ana', 'Ana']);
    const feetOf = (technicianId: string) =>
      database.db
        .updateTable('sittings')
        .set({ technician_id: technicianId })
        .where('reservation_id', '=', visit._id)
        .where('category', '=', 'pedicure')
        .execute();
    await feetOf(idOf('Béa'));
    await change(visit._id, [['Béa', 'Dora']], at('13:30'));
    expect(await servedBy(visit._id)).toEqual(['Ana', 'Dora']);
    await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    expect(await servedBy(visit._id)).toEqual(['Ana', 'Béa']);
  });

  it.each([
    ['who serves her already', [['Ana', 'Ana']], 'already_there'],
    ['somebody who does not do it', [['Ana', 'Dora']], 'no_technician'],
    ['who serves the one beside her', [['Ana', 'Béa']], 'no_technician'],
    ['somebody else, of one who no longer serves her', [['Cléa', 'Béa']], 'moved_meanwhile'],
  ] as const)('is not given to %s', async (_whom, changes, code) => {
    const visit = await pair();
    const answer = await change(
      visit._id,
      changes.map(([from, to]) => [from, to]),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    expect(await servedBy(visit._id)).toEqual(['Ana', 'Béa']);
  });

  it('leaves one unassigned against what stands in her way, when staff insist', async () => {
    const visit = await pair();
    expect((await change(visit._id, [['Ana', 'Dora']], { insist: true })).json().performer).toBe('Béa');
  });

  it('is not for clients to give away', async () => {
    const client = await givenCaller(desk.deps);
    const booked = await desk.app.inject({
      method: 'POST',
      url: '/api/reservations',
      headers: client.headers,
      payload: bookingOf(hands, { qty: 2 }),
    });
    const { _id: id } = booked.json();
    const performerChanges = [{ from: idOf('Ana'), to: idOf('Cléa') }];
    const answer = await desk.app.inject({
      method: 'PATCH',
      url: '/api/reservations/move',
      headers: client.headers,
      payload: { id, performerChanges },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('people side by side', () => {
  const give = (id: string, names: string[]) =>
    desk.call('PATCH', '/reservations/move', { id, performerIds: names.map(idOf) });

  it('go to one technician each, also where nobody serves them yet, and back again', async () => {
    const visit = await pair();
    expect((await give(visit._id, ['Cléa', 'Ana'])).json().performer).toBe('Ana et Cléa');
    expect((await give(visit._id, ['Cléa', 'Ana'])).json().code).toBe('already_there');
    expect((await desk.call('PATCH', '/reservations/restore', { id: visit._id })).json().performer).toBe('Ana et Béa');
    await database.db
      .updateTable('sittings')
      .set({ technician_id: null })
      .where('reservation_id', '=', visit._id)
      .execute();
    expect((await give(visit._id, ['Béa', 'Cléa'])).json()).toMatchObject({
      performers: [
        { name: 'Béa', requested: false },
        { name: 'Cléa', requested: false },
      ],
    });
  });

  it('are refused to somebody who does not do the service, and to one technician twice', async () => {
    const visit = await pair();
    expect((await give(visit._id, ['Ana', 'Dora'])).json().code).toBe('no_technician');
    expect((await give(visit._id, ['Ana', 'Ana'])).json().code).toBe('malformed');
  });
});

describe('GET /reservations/day of several days', () => {
  const clientsOn = async (query: string) =>
    (await desk.call('GET', `/reservations/day?${query}`))
      .json()
      .reservations.map((visit: { reservationClientInfo: { client: string } }) => visit.reservationClientInfo.client);

  beforeEach(async () => {
    const line = [{ serviceId: hands.id, qty: 1 }];
    for (const [client, day, who] of [
      ['Wanda', '2026-06-04', 'Ana'],
      ['Flore', '2026-06-05', 'Béa'],
      ['Ursule', '2026-06-10', 'Ana'],
      ['Vera', '2026-06-11', 'Ana'],
    ] as const) {
      const info = { reservationClientInfo: { client }, performerId: idOf(who) };
      const { _id: id } = (await create(line, { ...at('10:00', day), ...info })).json();
      if (client === 'Ursule') await desk.call('PATCH', '/reservations', { id });
    }
  });

  it.each([
    ['date=2026-06-04&until=2026-06-05', ['Wanda', 'Flore']],
    ['date=2026-06-04&until=2026-06-30', ['Wanda', 'Flore', 'Ursule']],
    ['date=2026-06-05&until=2026-06-04', ['Flore']],
    ['date=2026-06-05&until=soon', ['Flore']],
    ['date=2026-06-04&until=2026-06-10&technicianId=ANA', ['Wanda', 'Ursule']],
  ])('holds a week at most, and of one technician whom she serves: %s', async (query, expected) => {
    expect(await clientsOn(query.replace('ANA', idOf('Ana')))).toEqual(expected);
  });
});
