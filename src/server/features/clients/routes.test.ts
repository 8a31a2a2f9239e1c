import { beforeAll, describe, expect, it } from 'vitest';
import { clientListSchema } from '#contract/schemas/clients.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenService, givenUser } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let zoe: Awaited<ReturnType<typeof givenUser>>;

beforeAll(async () => {
  const { db } = database;
  desk = await testCaller(database, 'Manager', { now: '2026-06-03T13:00:00Z' });
  zoe = await givenUser(db, { name: 'Zoé D’Amours', email: 'zoe@example.com' });
  const ofZoe = { user_id: zoe.id, client: 'Zoé D’Amours' };
  await givenReservation(db, { ...ofZoe, phone: '418-555-0111', date: '2026-05-02' });
  await givenReservation(db, { ...ofZoe, phone: '418-555-0133', date: '2026-06-10' });
  await givenReservation(db, { ...ofZoe, phone: '418-555-0133', date: '2026-06-20', status: 'cancel' });
  await givenReservation(db, { client: 'Nguyễn Thị Hồng', phone: '581-555-0199', date: '2026-05-03' });
  await givenReservation(db, { client: 'NGUYEN THI HONG', phone: '581-555-0199', date: '2026-05-01' });
  await givenReservation(db, { client: 'Nguyễn Thị Hồng', phone: '581-555-0222', date: '2026-04-01' });
  const anonymous = { phone: '418-555-0123', phone_is_default: true, search_text: 'helene belanger 0930' };
  await givenReservation(db, { client: 'Hélène Bélanger', start_minute: 570, ...anonymous });
  await givenUser(db, { name: 'Amélie Roy', email: 'amelie@example.com' });
  await givenUser(db, { name: 'Amélie Côté', email: 'closed@example.com', status: false });
});

async function found(q: string) {
  const answer = await desk.call('GET', `/clients?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return clientListSchema.parse(answer.json());
}

describe('GET /clients', () => {
  it('shows an account with the phone of its newest visit, the last and the next visit, and the e-mail', async () => {
    expect(await found('damours')).toMatchObject([
      {
        _id: zoe.id,
        client: 'Zoé D’Amours',
        phone: '418-555-0133',
        email: 'zoe@example.com',
        lastVisit: null,
        nextVisit: '2026-06-10',
      },
    ]);
  });

  it('lists two people of one name with different phones, each once', async () => {
    expect(await found('hong')).toMatchObject([
      { _id: null, client: 'Nguyễn Thị Hồng', phone: '581-555-0199', email: null, lastVisit: '2026-05-03' },
      { _id: null, client: 'Nguyễn Thị Hồng', phone: '581-555-0222', email: null, lastVisit: '2026-04-01' },
    ]);
  });

  it('tells what somebody had at the last visit, and with whom; not what is to come', async () => {
    const { db } = database;
    const service = await givenService(db);
    const ofOdile = { client: 'Odile Caron', phone: '418-555-0877' };
    const last = await givenReservation(db, { ...ofOdile, date: '2026-05-20', status: 'done', performer: 'Linh' });
    await givenReservation(db, { ...ofOdile, client: 'Odette Caron', date: '2026-05-28' });
    await givenReservation(db, { ...ofOdile, date: '2026-06-12' });
    await db
      .updateTable('reservation_lines')
      .set({ service_id: service.id, qty: 2 })
      .where('reservation_id', '=', last.id)
      .execute();
    expect(await found('odile')).toMatchObject([
      {
        lastVisit: '2026-05-20',
        nextVisit: '2026-06-12',
        lastLines: [{ serviceId: service.id, qty: 2 }],
        lastPerformer: 'Linh',
      },
    ]);
  });

  it('takes a visit of later today for the next one, until its client is there', async () => {
    const { db } = database;
    const ofIris = { client: 'Iris Gamache', phone: '418-555-0866' };
    await givenReservation(db, { ...ofIris, date: '2026-05-20', status: 'done' });
    const { id } = await givenReservation(db, { ...ofIris, date: '2026-06-03', start_minute: 600 });
    const days = async () => (await found('gamache')).map(({ lastVisit, nextVisit }) => [lastVisit, nextVisit]);
    expect(await days()).toEqual([['2026-05-20', '2026-06-03']]);
    await db.updateTable('reservations').set({ status: 'present' }).where('id', '=', id).execute();
    expect(await days()).toEqual([['2026-06-03', null]]);
  });

  it('shows no phone for a client who left none', async () => {
    expect(await found('belanger')).toMatchObject([{ client: 'Hélène Bélanger', phone: null }]);
  });

  it('finds open accounts that never came, and no closed ones', async () => {
    expect(await found('amélie')).toMatchObject([
      { _id: expect.any(String), client: 'Amélie Roy', phone: null, email: 'amelie@example.com', lastVisit: null },
    ]);
  });

  it.each([
    ['thi nguyen', 2],
    ['0199', 1],
    ['199', 1],
    ['(581) 555', 2],
    ['hong 0222', 1],
    ["d'amours zoé", 1],
    ['zo', 1],
    ['zoe@example.com', 1],
    ['0123', 0],
    ['0930', 0],
    ['01', 0],
    ['hong 0133', 0],
    ['', 0],
    ['%', 0],
    ['(', 0],
    ['\\', 0],
    ['a/z', 0],
    ['x'.repeat(300), 0],
  ])('by %j finds %i', async (q, count) => {
    expect(await found(q)).toHaveLength(count);
  });

  it('finds nobody for a blank search', async () => {
    expect((await desk.call('GET', '/clients')).json()).toEqual([]);
  });

  it('lists at most ten, those who came last first', async () => {
    const names = ['Ana', 'Béa', 'Cléo', 'Dina', 'Ève', 'Flo', 'Gaël', 'Huguette', 'Iris', 'Jade', 'Kim', 'Lou'];
    for (const [index, name] of names.entries()) {
      await givenReservation(database.db, { client: `${name} Simard`, date: `2026-03-${10 + index}` });
    }
    const clients = await found('simard');
    expect(clients.map(({ client }) => client.split(' ')[0])).toEqual(names.toReversed().slice(0, 10));
  });
});
