import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { givenTechnician } from '../../testing/technicians.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let client: Awaited<ReturnType<typeof givenCaller>>;
let hands: Awaited<ReturnType<typeof givenService>>;
let ana: Awaited<ReturnType<typeof givenTechnician>>;
let bea: Awaited<ReturnType<typeof givenTechnician>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { environment: { RATE_LIMIT_FUTURE_RESERVATIONS: '1000' } });
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
  hands = await givenService(database.db, { duration: 45 });
  client = await givenCaller(desk.deps);
  ana = await givenTechnician(database.db, { name: 'Ana', position: 0 });
  bea = await givenTechnician(database.db, { name: 'Béa', position: 1 });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('outbox').execute();
});

const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  desk.app.inject({ method, url: `/api/reservations${path}`, headers: client.headers, payload });
const book = async (performerId: string | null) =>
  (await send('POST', '', { ...bookingOf(hands), performerId })).json();
const move = (id: string, change: object) => desk.call('PATCH', '/reservations/move', { id, ...change });
const at = (dateReserved: string, timeReserved: string) => ({ reservationDate: { dateReserved, timeReserved } });

async function changes(): Promise<string[]> {
  const mails = await database.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('kind', '=', 'change')
    .orderBy('event_key')
    .execute();
  return mails.map(({ subject, text }) => `${subject}\n${text}`);
}

describe('a client who asked for somebody is told by mail', () => {
  it('that somebody else serves her, and that it is her again', async () => {
    const visit = await book(ana.id);
    await move(visit._id, { performerId: bea.id });
    await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    const [taken, back, ...more] = await changes();
    expect(taken).toMatch(/^Changement à votre rendez-vous.*\nAvec\s: Béa\nAvant\s: Ana\n/s);
    expect(taken).toContain('La personne qui vous reçoit change');
    expect(back).toMatch(/^Changement à votre rendez-vous.*\nAvec\s: Ana\n/s);
    expect(more).toEqual([]);
  });

  it('with whom it is at another time, where that has changed', async () => {
    const visit = await book(ana.id);
    await move(visit._id, { ...at('2026-06-04', '14:30'), performerId: bea.id });
    expect(await changes()).toEqual([expect.stringMatching(/^Rendez-vous déplacé.*\nAvec\s: Béa\nAvant\s: Ana\n/s)]);
  });

  it('that it is somebody of the team, once she asks for nobody any more', async () => {
    const visit = await book(ana.id);
    await send('PATCH', '/move', { id: visit._id, performerId: null });
    expect(await changes()).toEqual([expect.stringMatching(/\nAvec\s: une personne de l’équipe\nAvant\s: Ana\n/s)]);
  });

  it('nothing while she is there, nor when she asked for nobody', async () => {
    const there = await book(ana.id);
    await desk.call('PATCH', '/reservations/present', { id: there._id, insist: true });
    expect((await move(there._id, { performerId: bea.id })).statusCode).toBe(200);
    await desk.call('DELETE', '/reservations', { id: there._id });
    const anybody = await book(null);
    expect((await move(anybody._id, { performerId: bea.id })).statusCode).toBe(200);
    expect(await changes()).toEqual([]);
  });
});
