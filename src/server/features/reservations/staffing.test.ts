import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { givenTechnician } from '../../testing/technicians.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
type Person = Awaited<ReturnType<typeof givenCaller>>;
let desk: Awaited<ReturnType<typeof testCaller>>;
let hands: Awaited<ReturnType<typeof givenService>>;
let feet: Awaited<ReturnType<typeof givenService>>;
let client: Person;
let ana: Awaited<ReturnType<typeof givenTechnician>>;
let bea: Awaited<ReturnType<typeof givenTechnician>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { environment: { RATE_LIMIT_FUTURE_RESERVATIONS: '1000' } });
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
  hands = await givenService(database.db, { duration: 45 });
  feet = await givenService(database.db, { duration: 60, category: 'pedicure' });
  client = await givenCaller(desk.deps);
});

/** Ana does hands, Béa hands and feet; Ana comes first. */
beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  ana = await givenTechnician(database.db, { name: 'Ana', position: 0, categories: ['manicure'] });
  bea = await givenTechnician(database.db, { name: 'Béa', position: 1 });
});

type Fields = Parameters<typeof bookingOf>[1];
const book = (services: Parameters<typeof bookingOf>[0], fields: Fields = {}, more: object = {}) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/reservations',
    headers: client.headers,
    payload: { ...bookingOf(services, fields), ...more },
  });
const create = (services: { id: string }[], more: object = {}) =>
  desk.call('POST', '/reservations/create', {
    reservationServices: services.map(({ id }) => ({ serviceId: id, qty: 1 })),
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:00' },
    reservationClientInfo: { client: 'Zoé D’Amours' },
    ...more,
  });
const move = (id: string, change: object) => desk.call('PATCH', '/reservations/move', { id, ...change });
const at = (dateReserved: string, timeReserved: string) => ({ reservationDate: { dateReserved, timeReserved } });

async function shown(id: string) {
  const day = (await desk.call('GET', '/reservations?date=2026-06-04')).json();
  return day.reservations.find((visit: { _id: string }) => visit._id === id);
}

describe('a booking where technicians are needed', () => {
  it('is given to whose turn it is, and names her', async () => {
    const visit = (await book(hands)).json();
    expect(visit).toMatchObject({
      performer: 'Ana',
      performers: [{ technicianId: ana.id, name: 'Ana', requested: false }],
    });
    expect((await book(hands, { time: '11:30' })).json()).toMatchObject({ performer: 'Béa' });
    expect(await shown(visit._id)).toMatchObject({
      performer: 'Ana',
      sittings: [{ technicianId: ana.id, requested: false, category: 'manicure', start: '10:00', end: '10:45' }],
    });
  });

  it('is given to whom the client asked for', async () => {
    const visit = (await book(hands, {}, { performerId: bea.id })).json();
    expect(visit.performers).toEqual([{ technicianId: bea.id, name: 'Béa', requested: true }]);
  });

  it('names both who serve two people side by side', async () => {
    expect((await book(hands, { qty: 2 })).json().performer).toBe('Ana et Béa');
  });

  it('is full to the client when nobody is free, and to whom asks for somebody who is not', async () => {
    await book(feet, {}, { performerId: bea.id });
    const asked = await book(hands, {}, { performerId: bea.id });
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      {
        code: 'slot_full',
        message: 'Béa n’est pas libre à cette heure. Choisissez une autre heure, ou peu importe avec qui.',
        details: { performer: 'Béa', freeWithOthers: true },
      },
    ]);
    expect((await book(feet, {}, { performerId: bea.id })).json().details.freeWithOthers).toBe(false);
    const full = (await book(feet)).json();
    expect([full.code, full.details]).toEqual(['slot_full', undefined]);
    expect((await book(hands)).statusCode).toBe(201);
    expect((await book(hands)).json().code).toBe('slot_full');
  });

  it('is full, and says that she is not to be had any more, when who was asked for has left the team', async () => {
    await database.db.updateTable('technicians').set({ status: 'inactive' }).where('id', '=', ana.id).execute();
    const answer = (await book(hands, {}, { performerId: ana.id })).json();
    expect(answer).toMatchObject({ code: 'slot_full', details: { isPerformerGone: true, freeWithOthers: true } });
    expect(answer.message).toMatch(/^La personne demandée ne se réserve plus à cette adresse/);
  });

  it('lets clients ask only for those who accept it; the desk may ask for all', async () => {
    await database.db.updateTable('technicians').set({ accepts_requests: false }).where('id', '=', ana.id).execute();
    expect((await book(hands, {}, { performerId: ana.id })).json().code).toBe('slot_full');
    expect((await create([hands], { performerId: ana.id })).json().performer).toBe('Ana');
  });

  it('gives somebody whom no client asked for to a colleague when it fits only so', async () => {
    await create([hands], { performerId: bea.id, performerRequested: false });
    const pedicure = (await book(feet)).json();
    expect(pedicure.performer).toBe('Béa');
    const day = (await desk.call('GET', '/reservations?date=2026-06-04')).json();
    const performers = day.reservations.map(({ performer }: { performer: string }) => performer);
    expect(performers.sort()).toEqual(['Ana', 'Béa']);
  });

  it('never changes one who was asked for, or who is there already', async () => {
    const asked = (await create([hands], { performerId: bea.id })).json();
    expect((await book(feet)).json().code).toBe('slot_full');
    await desk.call('DELETE', '/reservations', { id: asked._id });
    const present = (await create([hands], { performerId: bea.id, performerRequested: false })).json();
    await desk.call('PATCH', '/reservations/present', { id: present._id, insist: true });
    expect((await book(feet)).json().code).toBe('slot_full');
  });

  it('is a conflict at the desk, which may insist: then the visit stays unassigned', async () => {
    await create([feet]);
    const answer = await create([feet]);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'no_technician', details: { collisions: ['no_technician'] } },
    ]);
    const visit = (await create([feet], { insist: true })).json();
    expect(visit).toMatchObject({ performer: null, insisted: true });
    expect(visit).not.toHaveProperty('performers');
    expect((await shown(visit._id)).sittings).toMatchObject([{ technicianId: null }]);
  });

  it('changes nothing at a location without staffing: what the desk writes stays', async () => {
    const elsewhere = { reservationLocation: { locationReserved: 2 } };
    const info = { reservationClientInfo: { client: 'Zoé D’Amours', performer: 'Linh' } };
    const visit = (await create([feet], { ...elsewhere, ...info, performerId: bea.id })).json();
    expect(visit.performer).toBe('Linh');
    expect(visit).not.toHaveProperty('performers');
  });
});

describe('a move where technicians are needed', () => {
  it('keeps whom the client asked for, and waits for her', async () => {
    const visit = (await book(hands, {}, { performerId: ana.id })).json();
    await create([hands], { ...at('2026-06-04', '13:30'), performerId: ana.id });
    const answer = await move(visit._id, at('2026-06-04', '13:30'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_technician']);
    const body = { id: visit._id, ...at('2026-06-04', '13:30') };
    const own = await desk.app.inject({
      method: 'PATCH',
      url: '/api/reservations/move',
      headers: client.headers,
      payload: body,
    });
    expect(own.json()).toMatchObject({ code: 'slot_full', details: { performer: 'Ana', freeWithOthers: true } });
    expect((await move(visit._id, at('2026-06-04', '14:30'))).json()).toMatchObject({
      performers: [{ name: 'Ana', requested: true }],
    });
    const anybody = await move(visit._id, { ...at('2026-06-04', '13:30'), performerId: null });
    expect(anybody.json().performers).toEqual([{ technicianId: bea.id, name: 'Béa', requested: false }]);
  });

  it('gives a visit to somebody else where it is, without a mail, and back again', async () => {
    const visit = (await book(hands)).json();
    const mails = () => database.db.selectFrom('outbox').select('id').execute();
    const before = (await mails()).length;
    expect((await move(visit._id, { performerId: bea.id })).json()).toMatchObject({ performer: 'Béa' });
    expect((await move(visit._id, { performerId: bea.id })).json().code).toBe('already_there');
    expect((await desk.call('PATCH', '/reservations/restore', { id: visit._id })).json().performer).toBe('Ana');
    expect((await mails()).length).toBe(before);
  });

  it('to a technician gives whom no client asked for to a colleague, as a booking would, and says so', async () => {
    const other = (await create([hands], { performerId: bea.id, performerRequested: false })).json();
    const visit = (await create([hands], { performerId: ana.id, performerRequested: false })).json();
    const moved = (await move(visit._id, { performerId: bea.id })).json();
    expect(moved).toMatchObject({ performer: 'Béa', reassigned: [{ client: 'Zoé D’Amours', performer: 'Ana' }] });
    expect(await shown(other._id)).toMatchObject({ performer: 'Ana' });
    const { changes } = (await desk.call('GET', `/reservations/details/${other._id}`)).json();
    expect(changes.at(-1)).toMatchObject({
      action: 'reservation.reassign',
      details: { changes: { performers: { from: ['Béa'], to: ['Ana'] } } },
    });
  });

  it('changes nobody who was asked for, or whose colleague cannot serve her', async () => {
    await create([hands], { performerId: bea.id });
    const visit = (await create([hands], { performerId: ana.id, performerRequested: false })).json();
    expect((await move(visit._id, { performerId: bea.id })).json().code).toBe('no_technician');
    await create([feet], { ...at('2026-06-04', '13:30'), performerId: bea.id, performerRequested: false });
    const toBea = { ...at('2026-06-04', '13:30'), performerId: bea.id };
    expect((await move(visit._id, toBea)).json().code).toBe('no_technician');
  });

  it('of a client tells nothing of others who change for it', async () => {
    await create([hands], { ...at('2026-06-04', '13:30'), performerId: bea.id, performerRequested: false });
    const visit = (await book(feet)).json();
    const moved = await desk.app.inject({
      method: 'PATCH',
      url: '/api/reservations/move',
      headers: client.headers,
      payload: { id: visit._id, ...at('2026-06-04', '13:30') },
    });
    expect(moved.json()).toMatchObject({ performer: 'Béa' });
    expect(moved.json()).not.toHaveProperty('reassigned');
  });

  it('gives also one whose client is there to somebody else, but to no other time', async () => {
    const walkIn = { walkIn: true, insist: true };
    const visit = (await create([hands], { ...walkIn, performerId: ana.id, performerRequested: false })).json();
    expect(visit).toMatchObject({ status: 'present', performer: 'Ana' });
    expect((await move(visit._id, { performerId: bea.id })).json()).toMatchObject({
      status: 'present',
      performer: 'Béa',
    });
    const answer = await move(visit._id, { ...at('2026-06-03', '13:30'), performerId: ana.id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'illegal_move']);
  });

  it('brings the former technician back with the former time', async () => {
    const visit = (await book(hands, {}, { performerId: bea.id })).json();
    await move(visit._id, { ...at('2026-06-04', '15:30'), performerId: ana.id });
    expect((await desk.call('PATCH', '/reservations/restore', { id: visit._id })).json()).toMatchObject({
      reservationDate: { timeReserved: '10:00' },
      performers: [{ name: 'Béa', requested: true }],
    });
  });

  it('gives a cancelled visit that is restored back to whom its client asked for', async () => {
    const visit = (await book(hands, {}, { performerId: bea.id })).json();
    expect((await desk.call('PATCH', '/reservations', { id: visit._id })).json().performer).toBe('Béa');
    const restored = await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    expect(restored.json().performers).toEqual([{ technicianId: bea.id, name: 'Béa', requested: true }]);
  });

  it('leaves the technicians behind at a location without staffing', async () => {
    const visit = (await book(hands)).json();
    const moved = (await move(visit._id, { reservationLocation: { locationReserved: 2 } })).json();
    expect(moved.performer).toBe(null);
  });
});

describe('an absence', () => {
  const absent = (technicianId: string, reassign: boolean) =>
    desk.call('POST', '/technicians/absences', {
      technicianId,
      from: '2026-06-04T09:00',
      to: '2026-06-04T12:00',
      kind: 'off',
      reassign,
    });

  it('gives the visits that it hits to colleagues where they fit', async () => {
    const visit = (await book(hands)).json();
    const pedicure = (await book(feet, { time: '11:30' })).json();
    const answer = (await absent(ana.id, true)).json();
    expect(answer.visits).toMatchObject([{ _id: visit._id, performer: 'Béa' }]);
    expect((await absent(bea.id, true)).json().visits).toMatchObject([
      { _id: visit._id, performer: null },
      { _id: pedicure._id, performer: null },
    ]);
  });

  it('gives colleagues what they can do, and for it those who were not asked for to others', async () => {
    const cleo = await givenTechnician(database.db, { name: 'Cléo', position: 2 });
    const pedicure = (await create([feet], { performerId: cleo.id, performerRequested: false })).json();
    const manicure = (await create([hands], { performerId: bea.id, performerRequested: false })).json();
    const { visits } = (await absent(cleo.id, true)).json();
    expect(visits).toMatchObject([{ _id: pedicure._id, performer: 'Béa' }]);
    expect(await shown(manicure._id)).toMatchObject({ performer: 'Ana' });
  });

  it('leaves those whose client asked for her unassigned, and remembers it', async () => {
    const visit = (await book(hands, {}, { performerId: ana.id })).json();
    const { absence, visits } = (await absent(ana.id, true)).json();
    expect(visits).toMatchObject([{ _id: visit._id, performer: null }]);
    await desk.call('DELETE', '/technicians/absences', { id: absence._id });
    const moved = await move(visit._id, at('2026-06-04', '14:30'));
    expect(moved.json().performers).toEqual([{ technicianId: ana.id, name: 'Ana', requested: true }]);
  });
});
