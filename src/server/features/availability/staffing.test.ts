import { beforeAll, describe, expect, it } from 'vitest';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { alwaysAt, givenTechnician } from '../../testing/technicians.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
type Slot = { time: string; state: string; freeWithOthers?: boolean };
let desk: Awaited<ReturnType<typeof testCaller>>;
let client: Awaited<ReturnType<typeof givenCaller>>;
let hands: Awaited<ReturnType<typeof givenService>>;
let feet: Awaited<ReturnType<typeof givenService>>;
let ana: Awaited<ReturnType<typeof givenTechnician>>;
let bea: Awaited<ReturnType<typeof givenTechnician>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { environment: { RATE_LIMIT_FUTURE_RESERVATIONS: '1000' } });
  client = await givenCaller(desk.deps);
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
  hands = await givenService(database.db, { duration: 45 });
  feet = await givenService(database.db, { duration: 60, category: 'pedicure' });
  const short = alwaysAt(1, '11:00', '19:00');
  ana = await givenTechnician(database.db, { name: 'Ana', position: 0, categories: ['manicure'], hours: short });
  bea = await givenTechnician(database.db, { name: 'Béa', position: 1, colour: 'fir' });
});

const ask = async (query: Record<string, string>) => {
  const search = new URLSearchParams({ location: '1', from: '2026-06-05', to: '2026-06-05', ...query });
  return (await desk.app.inject({ url: `/api/reservations/availability?${search}` })).json();
};
const slotsOf = async (query: Record<string, string>): Promise<Slot[]> => (await ask(query)).days[0].slots;
const book = (services: Parameters<typeof bookingOf>[0], time: string, more: object = {}) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/reservations',
    headers: client.headers,
    payload: { ...bookingOf(services, { date: '2026-06-05', time }), ...more },
  });

describe('availability where technicians are needed', () => {
  it('names those who do all that is asked for, each with her first free time', async () => {
    const lines = `${hands.id}:1`;
    expect((await ask({ lines })).performers).toEqual([
      { _id: ana.id, name: 'Ana', colour: 'plum', firstFree: { date: '2026-06-05', time: '11:30' } },
      { _id: bea.id, name: 'Béa', colour: 'fir', firstFree: { date: '2026-06-05', time: '09:30' } },
    ]);
    const both = (await ask({ lines: `${hands.id}:1,${feet.id}:1` })).performers;
    expect(both.map(({ name }: { name: string }) => name)).toEqual(['Béa']);
    expect(await ask({ location: '2' })).not.toHaveProperty('performers');
  });

  it('judges as the desk does, any time it names, for who books there alone', async () => {
    const query = { lines: `${hands.id}:1`, from: '2026-06-03', to: '2026-06-03', performerId: ana.id };
    const timesFor = async (headers: Record<string, string>, asked: string) => {
      const search = new URLSearchParams({ location: '1', ...query, desk: asked });
      const answer = await desk.app.inject({ url: `/api/reservations/availability?${search}`, headers });
      const slots: Slot[] = answer.json().days[0].slots;
      return Object.fromEntries(slots.map(({ time, state }) => [time, state]));
    };
    expect(await timesFor(desk.headers, '10:55')).toMatchObject({ '10:00': 'full', '10:55': 'full', '11:30': 'free' });
    expect(await timesFor(desk.headers, '11:05')).toMatchObject({ '10:00': 'full', '11:05': 'free' });
    expect(await timesFor(desk.headers, 'timetable')).not.toHaveProperty('11:05');
    const ofClient = await timesFor(client.headers, '11:05');
    expect(ofClient).toMatchObject({ '10:00': 'past' });
    expect(ofClient).not.toHaveProperty('11:05');
  });

  it('shows the picture of those who have one', async () => {
    const picture = '/api/pictures/3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0aa';
    const given = (path: string | null) =>
      database.db.updateTable('technicians').set({ picture: path }).where('id', '=', bea.id).execute();
    await given(picture);
    const [, withPicture] = (await ask({ lines: `${hands.id}:1` })).performers;
    expect(withPicture).toMatchObject({ name: 'Béa', picture });
    await given(null);
  });

  it('says of a slot that is full with whom was asked for whether it is free with others', async () => {
    const [first] = await slotsOf({ lines: `${hands.id}:1`, performerId: ana.id });
    expect(first).toMatchObject({ time: '09:30', state: 'full', freeWithOthers: true });
  });

  it('sees an absence, the next change of hours and the end of both at once', async () => {
    const lines = `${hands.id}:1`;
    const free = async () =>
      (await slotsOf({ lines, performerId: bea.id })).filter(({ state }) => state === 'free').length;
    const before = await free();
    const away = { technicianId: bea.id, from: '2026-06-05T00:00', to: '2026-06-06T00:00', kind: 'off' };
    const { absence } = (await desk.call('POST', '/technicians/absences', away)).json();
    expect(await free()).toBe(0);
    await desk.call('DELETE', '/technicians/absences', { id: absence._id });
    expect(await free()).toBe(before);
    await database.db
      .updateTable('technicians')
      .set({ hours: JSON.stringify(alwaysAt(2)) })
      .where('id', '=', bea.id)
      .execute();
    expect(await free()).toBe(0);
    await database.db
      .updateTable('technicians')
      .set({ hours: JSON.stringify(alwaysAt(1)) })
      .where('id', '=', bea.id)
      .execute();
    expect(await free()).toBe(before);
  });

  it('agrees with booking, slot by slot, until the day is full', async () => {
    const wishes = [
      { services: hands, lines: `${hands.id}:1`, asked: {} },
      { services: feet, lines: `${feet.id}:1`, asked: {} },
      { services: [hands, feet], lines: `${hands.id}:1,${feet.id}:1`, asked: {} },
      { services: hands, lines: `${hands.id}:1`, asked: { performerId: ana.id } },
      { services: hands, lines: `${hands.id}:1`, asked: { performerId: bea.id } },
    ];
    const states = new Set<string>();
    for (const [round, time] of ['13:30', '10:00', '14:30', '13:30', '16:00', '13:30', '15:30', '14:30'].entries()) {
      for (const { services, lines, asked } of wishes.slice(round % 2)) {
        const slot = (await slotsOf({ lines, ...asked })).find((one) => one.time === time);
        const answer = await book(services, time, asked);
        expect([time, lines, asked, answer.statusCode]).toEqual([
          time,
          lines,
          asked,
          slot?.state === 'free' ? 201 : 409,
        ]);
        states.add(`${slot?.state}`);
      }
    }
    expect([...states].sort()).toEqual(['free', 'full']);
  });

  it('is what a visit that moves finds with whom its client asked for, or with anybody', async () => {
    const visit = (await book(hands, '18:30', { performerId: bea.id })).json();
    await database.db
      .insertInto('absences')
      .values({
        ...{ id: visit._id, technician_id: bea.id, kind: 'break', created_at: new Date(0) },
        ...{ starts_at: '2026-06-06T00:00', ends_at: '2026-06-07T00:00' },
      })
      .execute();
    const saturday = { moving: visit._id, from: '2026-06-06', to: '2026-06-06' };
    const free = async (query: object) => {
      const search = new URLSearchParams({ location: '1', ...saturday, ...query });
      const answer = await desk.call('GET', `/reservations/availability?${search}`);
      return answer.json().days[0].state;
    };
    expect([await free({}), await free({ performerId: 'any' })]).toEqual(['full', 'open']);
  });
});
