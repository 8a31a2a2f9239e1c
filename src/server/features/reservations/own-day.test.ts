import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { givenTechnician, givenTo } from '../../testing/technicians.ts';
import { testDatabase } from '../../testing/test-database.ts';

// It is 9:00 on Wednesday 3 June 2026.
const TODAY = '2026-06-03';
const database = testDatabase();
let employee: Awaited<ReturnType<typeof testCaller>>;
let manager: Awaited<ReturnType<typeof givenCaller>>;
let zoe: Awaited<ReturnType<typeof givenTechnician>>;
let ana: Awaited<ReturnType<typeof givenTechnician>>;

beforeAll(async () => {
  employee = await testCaller(database, 'Employee');
  manager = await givenCaller(employee.deps, { roles: ['Manager'], name: 'Maude Roy' });
});

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('technicians').execute();
  zoe = await givenTechnician(database.db, { name: 'Zoé', user_id: employee.user.id });
  ana = await givenTechnician(database.db, { name: 'Ana' });
});

async function given(technician: { id: string; name: string }, visit: Parameters<typeof givenReservation>[1] = {}) {
  const { id } = await givenReservation(database.db, { date: TODAY, email: 'lea@example.com', ...visit });
  await givenTo(database.db, id, technician);
  return id;
}

const mine = async (date = '') => (await employee.call('GET', `/reservations/mine${date && `?date=${date}`}`)).json();
const ids = ({ reservations }: { reservations: { _id: string }[] }) => reservations.map(({ _id }) => _id);
const byDesk = (path: string, payload: object) =>
  employee.app.inject({
    method: 'PATCH',
    url: `/api/reservations${path && `/${path}`}`,
    headers: manager.headers,
    payload,
  });
const by = async (path: string, payload: object) => {
  const answer = await employee.call('PATCH', `/reservations${path && `/${path}`}`, payload);
  return [answer.statusCode, answer.json().code ?? answer.json().status];
};

describe('GET /reservations/mine', () => {
  it('has the caller’s own visits of a week in their order, and nobody else’s', async () => {
    const later = await given(zoe, { start_minute: 840 });
    const first = await given(zoe, { start_minute: 600 });
    const friday = await given(zoe, { date: '2026-06-05' });
    await given(ana);
    await given(zoe, { date: '2026-06-02' });
    await given(zoe, { date: '2026-06-12' });
    await given(zoe, { start_minute: 700, status: 'pending' }).then((id) => byDesk('', { id, cancel: true }));
    const answer = await mine();
    expect(ids(answer)).toEqual([first, later, friday]);
    expect(answer).toMatchObject({ technician: { _id: zoe.id, name: 'Zoé' }, count: 3 });
    expect(ids(await mine('2026-06-05'))).toEqual([friday]);
  });

  it('has neither phone nor e-mail, nor who else serves the visit', async () => {
    const id = await given(zoe);
    const people = { location: 1 as const, category: 'manicure' as const, date: TODAY, reservation_id: id };
    const beside = { id: crypto.randomUUID(), seat: 50, start_minute: 600, end_minute: 645, technician_id: ana.id };
    await database.db
      .insertInto('sittings')
      .values({ ...people, ...beside })
      .execute();
    const answer = await employee.call('GET', '/reservations/mine');
    expect(answer.json().reservations).toMatchObject([
      {
        email: null,
        performer: 'Zoé',
        performers: [{ name: 'Zoé' }],
        sittings: [{ technicianId: zoe.id }],
        reservationClientInfo: { client: 'Léa Gagnon', phone: '' },
      },
    ]);
    expect(answer.body).not.toMatch(/418-555|lea@example|Ana/);
  });

  it('says when she works, and when she is away', async () => {
    await database.db
      .insertInto('absences')
      .values({
        ...{ id: crypto.randomUUID(), technician_id: zoe.id, kind: 'break', note: 'Dîner', created_at: new Date(0) },
        ...{ starts_at: `${TODAY}T12:00`, ends_at: `${TODAY}T12:30` },
      })
      .execute();
    const { days } = await mine();
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({
      date: TODAY,
      hours: [{ location: 1, from: '09:00', to: '21:00' }],
      absences: [{ from: '12:00', to: '12:30', kind: 'break', note: 'Dîner' }],
    });
  });

  it.each([
    ['2026-06-02', 422],
    [TODAY, 200],
    ['2026-08-02', 200],
    ['2026-08-03', 422],
  ])('may begin with %s: %i', async (date, status) => {
    const answer = await employee.call('GET', `/reservations/mine?date=${date}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(status === 422 ? 'date_out_of_window' : undefined);
  });

  it('is empty of an account that belongs to nobody of the team', async () => {
    await database.db.updateTable('technicians').set({ user_id: null }).execute();
    await given(zoe);
    expect(await mine()).toMatchObject({ technician: null, days: [], reservations: [] });
  });

  it('learns of what the desk does', async () => {
    const id = await given(zoe);
    const before = await employee.call('GET', '/reservations/mine');
    await byDesk('present', { id });
    const { etag } = before.headers;
    const headers = { ...employee.headers, 'if-none-match': `${etag}` };
    const after = await employee.app.inject({ url: '/api/reservations/mine', headers });
    expect([after.statusCode, after.json().reservations[0].status]).toEqual([200, 'present']);
  });
});

describe('a technician', () => {
  it('marks her own visits as arrived and done, and takes that back', async () => {
    const id = await given(zoe);
    expect(await by('present', { id })).toEqual([200, 'present']);
    expect(await by('done', { id })).toEqual([200, 'done']);
    expect(await by('restore', { id })).toEqual([200, 'present']);
    const answer = await employee.call('PATCH', '/reservations/done', { id });
    expect(answer.json()).toMatchObject({ email: null, reservationClientInfo: { phone: '' } });
  });

  it.each(['present', 'done', 'restore', 'past'])('finds no visit of somebody else’s to change (%s)', async (path) => {
    const id = await given(ana, { status: 'done', previous_status: 'present', moved_at: new Date(0) });
    const body = path === 'past' ? { id, colorNote: 'Rouge' } : { id };
    expect(await by(path, body)).toEqual([404, 'reservation_not_found']);
  });

  it('finds none once her account belongs to nobody of the team', async () => {
    const id = await given(zoe);
    await database.db.updateTable('technicians').set({ user_id: null }).execute();
    expect(await by('present', { id })).toEqual([404, 'reservation_not_found']);
  });

  it('takes back nothing that the desk has done', async () => {
    const id = await given(zoe);
    await byDesk('present', { id });
    expect((await mine()).reservations[0].lastMove).toBeNull();
    expect(await by('restore', { id })).toEqual([409, 'illegal_move']);
    await by('done', { id });
    expect((await mine()).reservations[0].lastMove).toMatchObject({ from: 'present' });
  });

  it('marks no visit of another day, even if she insists', async () => {
    const id = await given(zoe, { date: '2026-06-05' });
    expect(await by('present', { id, insist: true })).toEqual([409, 'another_day']);
  });

  it('notes the colour of her own visit once it is done, once', async () => {
    const id = await given(zoe);
    expect(await by('past', { id, colorNote: 'Cerise' })).toEqual([409, 'color_note_not_yet']);
    await byDesk('present', { id });
    await byDesk('done', { id });
    const noted = await employee.call('PATCH', '/reservations/past', { id, colorNote: 'Cerise' });
    // What the desk has done with it is not hers to know of.
    expect(noted.json()).toMatchObject({ colorNote: 'Cerise', email: null, lastMove: null });
    expect(await by('past', { id, colorNote: 'Prune' })).toEqual([409, 'color_note_already_set']);
  });

  it('may neither move, cancel nor delete', async () => {
    const id = await given(zoe);
    expect(await by('move', { id, performerId: ana.id })).toEqual([403, 'forbidden']);
    expect(await by('', { id })).toEqual([403, 'forbidden']);
    expect((await employee.call('DELETE', '/reservations', { id })).statusCode).toBe(403);
  });
});
