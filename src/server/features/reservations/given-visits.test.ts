import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCaller } from '../../testing/caller.ts';
import { givenService } from '../../testing/factories.ts';
import { givenTechnician } from '../../testing/technicians.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { dayNumber } from './queries/locks.ts';

const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let hands: Awaited<ReturnType<typeof givenService>>;
let ana: Awaited<ReturnType<typeof givenTechnician>>;
let bea: Awaited<ReturnType<typeof givenTechnician>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
  hands = await givenService(database.db, { duration: 45 });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  ana = await givenTechnician(database.db, { name: 'Ana', position: 0 });
  bea = await givenTechnician(database.db, { name: 'Béa', position: 1 });
});

const at = (timeReserved: string, dateReserved = '2026-06-04') => ({ reservationDate: { dateReserved, timeReserved } });
const create = async (client: string, more: object = {}) =>
  desk.call('POST', '/reservations/create', {
    reservationServices: [{ serviceId: hands.id, qty: 1 }],
    reservationLocation: { locationReserved: 1 },
    reservationClientInfo: { client },
    performerRequested: false,
    ...at('10:00'),
    ...more,
  });
const given = async (client: string, performerId: string, time = '10:00') =>
  (await create(client, { performerId, ...at(time) })).json();
const move = (id: string, change: object) => desk.call('PATCH', '/reservations/move', { id, ...change });
const restore = (id: string) => desk.call('PATCH', '/reservations/restore', { id });
const absent = async (technicianId: string, more: object = {}) =>
  desk.call('POST', '/technicians/absences', {
    technicianId,
    from: '2026-06-04T09:00',
    to: '2026-06-04T12:00',
    kind: 'off',
    ...more,
  });
type Details = { changes?: { performers?: unknown } };
const lastChanges = async (id: string, count = 1) => {
  const { changes } = (await desk.call('GET', `/reservations/details/${id}`)).json();
  return changes.slice(-count).map(({ action, details }: { action: string; details: Details }) => ({
    action,
    performers: details.changes?.performers,
  }));
};
const shown = async (id: string) => (await desk.call('GET', `/reservations/details/${id}`)).json().reservation;

describe('the trail of a visit', () => {
  it('says from whom to whom a move gave it, and an undo gave it back', async () => {
    const visit = await given('Léa Roy', ana.id);
    await move(visit._id, { performerId: bea.id });
    await restore(visit._id);
    expect(await lastChanges(visit._id, 2)).toEqual([
      { action: 'reservation.move', performers: { from: ['Ana'], to: ['Béa'] } },
      { action: 'reservation.restore', performers: { from: ['Béa'], to: ['Ana'] } },
    ]);
  });

  it('says nothing of technicians where a move leaves them', async () => {
    const visit = await given('Léa Roy', ana.id);
    await move(visit._id, at('11:00'));
    expect(await lastChanges(visit._id)).toEqual([{ action: 'reservation.move', performers: undefined }]);
  });

  it('says whom an absence took it from, and to whom it went then', async () => {
    const visit = await given('Léa Roy', ana.id);
    await absent(ana.id, { reassign: true });
    expect(await lastChanges(visit._id, 2)).toEqual([
      { action: 'reservation.unassign', performers: { from: ['Ana'], to: [] } },
      { action: 'reservation.reassign', performers: { from: [], to: ['Béa'] } },
    ]);
  });
});

it('lets others book while the visits of an absence are given away one after the other', async () => {
  const visit = await given('Léa Roy', ana.id);
  const other = await database.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT pg_advisory_xact_lock(1, $1)', [dayNumber('2026-06-04')]);
  const away = absent(ana.id, { reassign: true });
  const waiting = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND NOT granted`;
  await vi.waitFor(async () => expect((await other.query(waiting)).rows).not.toEqual([]));
  expect((await create('Zoé Côté', at('10:00', '2026-06-05'))).statusCode).toBe(201);
  await other.query('COMMIT');
  other.release();
  expect((await away).json().visits).toMatchObject([{ _id: visit._id, performer: 'Béa' }]);
});

describe('an arrival that is taken back', () => {
  const arrived = async () => {
    const visit = await given('Léa Roy', ana.id);
    await desk.call('PATCH', '/reservations/present', { id: visit._id, insist: true });
    return visit._id;
  };

  it('leaves the visit with whoever serves it', async () => {
    const id = await arrived();
    expect((await restore(id)).json()).toMatchObject({ status: 'pending', performer: 'Ana' });
  });

  it.each([
    ['is absent then', () => absent(ana.id)],
    [
      'has left the team',
      () => database.db.updateTable('technicians').set({ status: 'inactive' }).where('id', '=', ana.id).execute(),
    ],
  ])('leaves it unassigned where she %s by now', async (_why, change) => {
    const id = await arrived();
    await change();
    expect(await shown(id)).toMatchObject({ status: 'present', performer: 'Ana' });
    const restored = (await restore(id)).json();
    expect(restored).toMatchObject({ status: 'pending', performer: null, sittings: [{ technicianId: null }] });
    expect(await lastChanges(id)).toMatchObject([{ performers: { from: ['Ana'], to: [] } }]);
  });
});

describe('a technician whom the team does not have', () => {
  it('is refused at the desk, however much it is insisted on', async () => {
    const nobody = { performerId: randomUUID(), insist: true };
    const booked = await create('Léa Roy', nobody);
    expect([booked.statusCode, booked.json().code]).toEqual([404, 'technician_not_found']);
    const visit = await given('Léa Roy', ana.id);
    const changes = [{ from: ana.id, to: randomUUID() }];
    for (const change of [nobody, { insist: true, performerChanges: changes }]) {
      expect((await move(visit._id, change)).json().code).toBe('technician_not_found');
    }
    expect(await shown(visit._id)).toMatchObject({ performer: 'Ana' });
  });

  it('is nobody’s concern where no technicians are needed', async () => {
    const elsewhere = { reservationLocation: { locationReserved: 2 }, performerId: randomUUID() };
    expect((await create('Léa Roy', elsewhere)).statusCode).toBe(201);
  });
});

it('refuses people who would go to two technicians at once', async () => {
  const visit = await given('Léa Roy', ana.id);
  const performerChanges = [
    { from: ana.id, to: bea.id },
    { from: ana.id, to: null },
  ];
  const answer = await move(visit._id, { performerChanges });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
});

describe('a move that is taken back', () => {
  /** Jade’s visit goes to Béa’s column at 10:00, where Zoé makes room for it and goes to Ana. */
  const displacing = async () => {
    const zoe = await given('Zoé Côté', bea.id);
    const jade = await given('Jade Roy', ana.id, '13:30');
    const moved = (await move(jade._id, { performerId: bea.id, ...at('10:00') })).json();
    expect(moved.reassigned).toEqual([{ client: 'Zoé Côté', performer: 'Ana', performers: [{ name: 'Ana' }] }]);
    return { zoe: zoe._id, jade: jade._id };
  };

  it('gives who made room for it back to whom she was with', async () => {
    const { zoe, jade } = await displacing();
    const restored = (await restore(jade)).json();
    expect(restored).toMatchObject({
      performer: 'Ana',
      reservationDate: { timeReserved: '13:30' },
      reassigned: [{ client: 'Zoé Côté', performer: 'Béa' }],
    });
    expect(restored).not.toHaveProperty('stayReassigned');
    expect(await shown(zoe)).toMatchObject({ performer: 'Béa' });
    expect(await lastChanges(zoe)).toMatchObject([{ performers: { from: ['Ana'], to: ['Béa'] } }]);
  });

  it.each([
    [
      'whose client is there by now',
      (zoe: string) => desk.call('PATCH', '/reservations/present', { id: zoe, insist: true }),
    ],
    ['whose technician is absent by now', () => absent(bea.id, { from: '2026-06-04T10:30', to: '2026-06-04T11:00' })],
  ])('names one %s, who stays', async (_why, change) => {
    const { zoe, jade } = await displacing();
    await change(zoe);
    const restored = (await restore(jade)).json();
    expect(restored).toMatchObject({ stayReassigned: [{ client: 'Zoé Côté', performer: 'Ana' }] });
    expect(await shown(zoe)).toMatchObject({ performer: 'Ana' });
  });

  it('says nothing of one who was given to somebody else since', async () => {
    const cleo = await givenTechnician(database.db, { name: 'Cléo', position: 2 });
    const { zoe, jade } = await displacing();
    await move(zoe, { performerId: cleo.id });
    const restored = (await restore(jade)).json();
    expect(restored).not.toHaveProperty('reassigned');
    expect(restored).not.toHaveProperty('stayReassigned');
    expect(await shown(zoe)).toMatchObject({ performer: 'Cléo' });
  });
});
