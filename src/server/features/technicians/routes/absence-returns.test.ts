import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenService } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { givenTechnician, givenTo } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
const DATE = '2026-06-04';
const WHOLE_DAY = { from: `${DATE}T00:00`, to: '2026-06-05T00:00', kind: 'off' };

let desk: Awaited<ReturnType<typeof testCaller>>;
let hands: Awaited<ReturnType<typeof givenService>>;
let feet: Awaited<ReturnType<typeof givenService>>;
let team: Map<string, string>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
  await database.db.updateTable('locations').set({ staffing: true }).where('code', '=', 1).execute();
  hands = await givenService(database.db, { duration: 45, capacity: 4 });
  feet = await givenService(database.db, { duration: 45, category: 'pedicure' });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  team = new Map();
  for (const [position, name] of ['Ana', 'Béa', 'Cléa'].entries()) {
    team.set(name, (await givenTechnician(database.db, { name, position })).id);
  }
});

const idOf = (name: string) => team.get(name) ?? '';
const at = (timeReserved: string, dateReserved = DATE) => ({ reservationDate: { dateReserved, timeReserved } });

/** A visit of the desk with somebody of the team, whom its client did or did not ask for. */
async function visitWith(name: string, time: string, isRequested = false, service = hands): Promise<string> {
  const { statusCode, body } = await desk.call('POST', '/reservations/create', {
    ...at(time),
    reservationServices: [{ serviceId: service.id, qty: 1 }],
    reservationLocation: { locationReserved: 1 },
    reservationClientInfo: { client: 'Rosa Martínez' },
    performerId: idOf(name),
    performerRequested: isRequested,
  });
  expect(statusCode).toBe(201);
  return JSON.parse(body)._id;
}

/** Makes somebody absent that day, her visits given to colleagues unless told otherwise; answers what takes it back. */
async function absenceOf(name: string, more: object = { reassign: true }) {
  const answer = await desk.call('POST', '/technicians/absences', { technicianId: idOf(name), ...WHOLE_DAY, ...more });
  const { absence } = answer.json();
  return { takeBack: async () => (await desk.call('DELETE', '/technicians/absences', { id: absence._id })).json() };
}

async function servedBy(id: string) {
  const row = database.db.selectFrom('reservations').select('performer').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).performer;
}

describe('an absence that is taken back', () => {
  it('gives the technician her visits again, those of colleagues and those of nobody, and says how many', async () => {
    const given = await visitWith('Ana', '10:00');
    const asked = await visitWith('Ana', '13:00', true);
    const { takeBack } = await absenceOf('Ana');
    expect([await servedBy(given), await servedBy(asked)]).toEqual(['Béa', null]);

    expect(await takeBack()).toEqual({
      message: 'L’absence est retirée. 2 rendez-vous lui reviennent.',
      back: 2,
      staying: 0,
    });
    expect([await servedBy(given), await servedBy(asked)]).toEqual(['Ana', 'Ana']);
    const { reservations } = (await desk.call('GET', `/reservations/day?date=${DATE}`)).json();
    const requests = reservations.map(({ performers }: { performers: { requested: boolean }[] }) =>
      performers.map(({ requested }) => requested),
    );
    expect(requests).toEqual([[false], [true]]);
  });

  it('gives back those too who made room for her visits', async () => {
    await database.db
      .updateTable('technicians')
      .set({ categories: ['manicure'] })
      .where('name', '=', 'Cléa')
      .execute();
    const taken = await visitWith('Ana', '10:00', false, feet);
    const displaced = await visitWith('Béa', '10:00');
    const { takeBack } = await absenceOf('Ana');
    expect([await servedBy(taken), await servedBy(displaced)]).toEqual(['Béa', 'Cléa']);

    expect(await takeBack()).toMatchObject({ back: 2, staying: 0 });
    expect([await servedBy(taken), await servedBy(displaced)]).toEqual(['Ana', 'Béa']);
  });

  it('writes from whom to whom in the trail of each visit, and writes to no client', async () => {
    const visit = await visitWith('Ana', '10:00');
    const { takeBack } = await absenceOf('Ana');
    await takeBack();
    const trail = await database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject_id', '=', visit)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(trail).toMatchObject({
      action: 'reservation.reassign',
      details: { changes: { performers: { from: ['Béa'], to: ['Ana'] } } },
    });
    expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });

  it('says so in English to whom reads English', async () => {
    await visitWith('Ana', '10:00');
    const answer = await desk.call('POST', '/technicians/absences', { technicianId: idOf('Ana'), ...WHOLE_DAY });
    const removed = await desk.app.inject({
      method: 'DELETE',
      url: '/api/technicians/absences',
      headers: { ...desk.headers, 'accept-language': 'en' },
      payload: { id: answer.json().absence._id },
    });
    expect(removed.json().message).toBe('The absence has been removed. 1 appointment is theirs again.');
  });

  it('leaves where they are those that somebody has changed since', async () => {
    const moved = await visitWith('Ana', '10:00');
    const elsewhere = await visitWith('Ana', '11:30');
    const cancelled = await visitWith('Ana', '13:00');
    const { takeBack } = await absenceOf('Ana');
    await desk.call('PATCH', '/reservations/move', { id: moved, ...at('14:30') });
    const other = (await servedBy(elsewhere)) === 'Béa' ? 'Cléa' : 'Béa';
    await desk.call('PATCH', '/reservations/move', { id: elsewhere, performerId: idOf(other) });
    await desk.call('PATCH', '/reservations', { id: cancelled });

    expect(await takeBack()).toMatchObject({ back: 0, staying: 2 });
    expect(await servedBy(moved)).not.toBe('Ana');
    expect(await servedBy(elsewhere)).toBe(other);
  });

  it('leaves with a colleague whom she cannot serve then: she is busy, or absent all the same', async () => {
    const busy = await visitWith('Ana', '10:00');
    const absent = await visitWith('Ana', '13:00');
    const { takeBack } = await absenceOf('Ana');
    await desk.call('POST', '/technicians/absences', {
      technicianId: idOf('Ana'),
      from: `${DATE}T13:00`,
      to: `${DATE}T13:30`,
      kind: 'break',
    });
    const { id: other } = await givenReservation(database.db, { date: DATE, start_minute: 615 });
    await givenTo(database.db, other, { id: idOf('Ana'), name: 'Ana' });

    expect(await takeBack()).toMatchObject({ back: 0, staying: 2 });
    expect([await servedBy(busy), await servedBy(absent)]).not.toContain('Ana');
  });

  it('leaves with a colleague what the technician does no more', async () => {
    const visit = await visitWith('Ana', '10:00');
    const { takeBack } = await absenceOf('Ana');
    await database.db
      .updateTable('technicians')
      .set({ categories: ['pedicure'] })
      .where('name', '=', 'Ana')
      .execute();
    expect(await takeBack()).toMatchObject({ back: 0, staying: 1 });
    expect(await servedBy(visit)).toBe('Béa');
  });

  it('does not count what is over: a visit that has begun by then', async () => {
    const visit = await visitWith('Ana', '10:00');
    const { takeBack } = await absenceOf('Ana');
    const later = await testCaller(database, 'Manager', { now: `${DATE}T14:05:00Z` });
    const { id } = await database.db.selectFrom('absences').select('id').executeTakeFirstOrThrow();
    const removed = await later.call('DELETE', '/technicians/absences', { id });
    expect(removed.json()).toMatchObject({ back: 0, staying: 0 });
    expect(await servedBy(visit)).toBe('Béa');
    expect((await takeBack()).code).toBe('absence_not_found');
  });
});
