import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOn, openPool } from '../../../database/connect.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { alwaysAt, givenTechnician } from '../../../testing/technicians.ts';
import { testApp } from '../../../testing/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';

const CLIENTS = 50;
const ROUNDS = 12;
const DAY = '2026-06-09';
const environment = { RATE_LIMIT_FUTURE_RESERVATIONS: '10000' };

type Caller = Awaited<ReturnType<typeof givenCaller>>;
type Technician = Awaited<ReturnType<typeof givenTechnician>>;
type Call = { by: Caller; method: 'POST' | 'PATCH'; path: string; payload: object };

const database = testDatabase();
let servers: Awaited<ReturnType<typeof testApp>>[];
let service: Awaited<ReturnType<typeof givenService>>;
let desk: Caller;
let ana: Technician;
let bea: Technician;

/** A second server on the same database with connections of its own, as by DATABASE_URL. */
function connectedAgain(): TestDatabase {
  const pool = openPool(database.url, () => undefined);
  return { url: database.url, pool, db: databaseOn(pool) };
}

beforeAll(async () => {
  servers = [await testApp(database, { environment }), await testApp(connectedAgain(), { environment })];
  const deps = servers[0]?.deps;
  if (!deps) throw new Error('no server');
  await database.db.updateTable('locations').set({ staffing: true }).execute();
  service = await givenService(database.db);
  desk = await givenCaller(deps, { roles: ['Admin'] });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  ana = await givenTechnician(database.db, { name: 'Ana', position: 0 });
  bea = await givenTechnician(database.db, { name: 'Béa', position: 1 });
});

/** Sends calls at once, each to the next server; the status and body of each. */
async function atOnce(calls: Call[]) {
  const answers = await Promise.all(
    calls.map(({ by, method, path, payload }, index) =>
      servers[index % servers.length]?.app.inject({ method, url: `/api${path}`, headers: by.headers, payload }),
    ),
  );
  return answers.map((answer) => ({ status: answer?.statusCode, code: answer?.json().code, body: answer?.json() }));
}

const book = (by: Caller, more: object = {}): Call => ({
  by,
  method: 'POST',
  path: '/reservations',
  payload: { ...bookingOf(service, { date: DAY, time: '10:00' }), ...more },
});
const move = (id: string, change: object): Call => ({
  by: desk,
  method: 'PATCH',
  path: '/reservations/move',
  payload: { id, ...change },
});
const absence = (technician: Technician, reassign: boolean): Call => ({
  by: desk,
  method: 'POST',
  path: '/technicians/absences',
  payload: { technicianId: technician.id, from: `${DAY}T09:00`, to: `${DAY}T12:00`, kind: 'off', reassign },
});

async function booked(more: object): Promise<string> {
  const [answer] = await atOnce([book(desk, more)]);
  expect(answer?.status).toBe(201);
  return answer?.body._id;
}

const served = () =>
  database.db
    .selectFrom('sittings')
    .select(['technician_id as technicianId', 'start_minute as start', 'end_minute as end'])
    .where('date', '=', DAY)
    .execute();

/** Nobody serves two at once, and nobody serves anybody who is absent then. */
async function expectLegal(absent: Technician | null = null): Promise<void> {
  const people = (await served()).filter(({ technicianId }) => technicianId !== null);
  for (const [index, one] of people.entries()) {
    const same = people.slice(index + 1).filter(({ technicianId }) => technicianId === one.technicianId);
    expect(same.filter(({ start, end }) => start < one.end && one.start < end)).toEqual([]);
  }
  expect(people.filter(({ technicianId, start }) => technicianId === absent?.id && start < 720)).toEqual([]);
}

/** From an empty day, round after round. */
async function rounds(play: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await play();
    await database.db.deleteFrom('reservations').execute();
    await database.db.deleteFrom('absences').execute();
  }
}

describe('on two servers at once', () => {
  it('the last technician goes to one of fifty clients', async () => {
    const deps = servers[0]?.deps;
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => deps && givenCaller(deps)));
    await booked({ performerId: bea.id });
    const answers = await atOnce(clients.flatMap((client) => (client ? [book(client)] : [])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'slot_full')).toHaveLength(CLIENTS - 1);
    await expectLegal();
  });

  it('one who works at both locations goes to a client of one of them; the desk of the other reads that she is taken', async () => {
    const { 1: always } = alwaysAt(1);
    const hours = JSON.stringify({ 1: always, 2: always });
    await database.db.updateTable('technicians').set({ hours }).where('id', '=', ana.id).execute();
    await database.db.updateTable('technicians').set({ status: 'inactive' }).where('id', '=', bea.id).execute();
    const at = (locationReserved: 1 | 2) => ({
      ...{ by: desk, method: 'POST' as const, path: '/reservations/create' },
      payload: {
        reservationServices: [{ serviceId: service.id, qty: 1 }],
        reservationLocation: { locationReserved },
        ...bookingTime('10:00'),
        reservationClientInfo: { client: 'Zoé D’Amours' },
      },
    });
    await rounds(async () => {
      const answers = await atOnce([at(1), at(2)]);
      expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([201, 'no_technician']);
    });
  });

  it('an absence and bookings happen in one order', async () => {
    await rounds(async () => {
      const [away, ...bookings] = await atOnce([absence(ana, true), book(desk), book(desk), book(desk)]);
      expect(away?.status).toBe(201);
      await expectLegal(ana);
      // Either the booking came first and lost Ana again, or it found Béa alone.
      const visits = bookings.filter(({ status }) => status === 201).length;
      expect([1, 2]).toContain(visits);
      const left = (await served()).filter(({ technicianId }) => technicianId === null);
      expect(left).toHaveLength(visits - 1);
    });
  });

  it('an absence and a move happen in one order', async () => {
    await rounds(async () => {
      const id = await booked({ performerId: ana.id, ...bookingTime('13:30') });
      const toTen = { reservationDate: { dateReserved: DAY, timeReserved: '10:00' } };
      const [away, moved] = await atOnce([absence(ana, false), move(id, toTen)]);
      expect(away?.status).toBe(201);
      expect([200, 409]).toContain(moved?.status);
      await expectLegal(ana);
      const [sitting] = await served();
      expect(sitting?.technicianId).toBe(moved?.status === 200 ? null : ana.id);
    });
  });

  it('an absence, a booking that changes somebody for it, and an arrival happen in one order', async () => {
    await rounds(async () => {
      const first = await booked({});
      const [away, asked, come] = await atOnce([
        absence(bea, true),
        book(desk, { performerId: ana.id }),
        { by: desk, method: 'PATCH', path: '/reservations/present', payload: { id: first, insist: true } },
      ]);
      expect([away?.status, come?.status]).toEqual([201, 200]);
      expect([201, 409]).toContain(asked?.status);
      const people = (await served()).filter(({ technicianId }) => technicianId === ana.id);
      expect(people.length).toBeLessThanOrEqual(1);
    });
  });

  it('an absence and a visit that is given to or taken from her happen in one order', async () => {
    await rounds(async () => {
      const toAna = await booked({ performerId: bea.id });
      const [away, moved] = await atOnce([absence(ana, true), move(toAna, { performerId: ana.id })]);
      expect(away?.status).toBe(201);
      expect([200, 409]).toContain(moved?.status);
      await expectLegal(ana);
      // Either it was given to Ana and, since no client asked for her, back to Béa; or it was never given away.
      expect((await served()).map(({ technicianId }) => technicianId)).toEqual([bea.id]);
    });
    await rounds(async () => {
      const toAna = await booked({ performerId: bea.id });
      const [away, moved] = await atOnce([absence(bea, true), move(toAna, { performerId: ana.id })]);
      expect([away?.status, moved?.status]).toEqual([201, 200]);
      expect((await served()).map(({ technicianId }) => technicianId)).toEqual([ana.id]);
    });
  });

  it('two reassignments of different visits to one technician leave her to one of them', async () => {
    await rounds(async () => {
      const cleo = await givenTechnician(database.db, { name: 'Cléo', position: 2 });
      const ids = [await booked({ performerId: ana.id }), await booked({ performerId: bea.id })];
      const answers = await atOnce(ids.map((id) => move(id, { performerId: cleo.id })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      // The second made room for itself: the first went back to one of the others, as no client had asked for Cléo.
      expect(answers.filter(({ body }) => body.reassigned?.length === 1)).toHaveLength(1);
      await expectLegal();
      const technicianIds = (await served()).map(({ technicianId }) => technicianId);
      expect(technicianIds).not.toContain(null);
      expect(technicianIds.filter((id) => id === cleo.id)).toHaveLength(1);
      await database.db.deleteFrom('reservations').execute();
      await database.db.deleteFrom('technicians').where('id', '=', cleo.id).execute();
    });
  });
});

function bookingTime(timeReserved: string) {
  return { reservationDate: { dateReserved: DAY, timeReserved } };
}
