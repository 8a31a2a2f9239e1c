import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenCaller } from '../../../testing/factories.ts';
import { askedList } from '../../../testing/lists.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let staff: Awaited<ReturnType<typeof givenCaller>>;

beforeAll(async () => {
  salon = await testApp(database);
  staff = await givenCaller(salon.deps, { roles: ['Manager'] });
});

const ask = (url: string) => askedList(salon.app, staff, url);

describe('pages', () => {
  beforeEach(async () => {
    await database.db.deleteFrom('reservations').execute();
    for (let index = 0; index < 21; index += 1) await givenReservation(database.db, { start_minute: 600 + index });
  });

  it.each([
    ['', 1, 20],
    ['?pageNumber=0', 1, 20],
    ['?pageNumber=-3', 1, 20],
    ['?pageNumber=two', 1, 20],
    ['?pageNumber=1', 1, 20],
    ['?pageNumber=2', 2, 1],
    ['?pageNumber=3', 2, 1],
    ['?pageNumber=100000', 2, 1],
    ['?pageNumber=99999999999999999999', 1, 20],
  ])('GET /reservations%s is page %i with %i rows', async (query, page, rows) => {
    const list = await ask(query);
    expect(list).toMatchObject({ page, pages: 2, count: 21 });
    expect(list.reservations).toHaveLength(rows);
  });

  it('shows the page before when the last row of the last page is gone', async () => {
    const { reservations } = await ask('?pageNumber=2');
    await database.db
      .deleteFrom('reservations')
      .where('id', '=', reservations[0]?._id ?? '')
      .execute();
    const list = await ask('?pageNumber=2');
    expect(list).toMatchObject({ page: 1, pages: 1, count: 20 });
    expect(list.reservations).toHaveLength(20);
  });

  it('never shows a row twice, or none, over all pages', async () => {
    const pages = [await ask('?pageNumber=1'), await ask('?pageNumber=2')];
    const ids = pages.flatMap(({ reservations }) => reservations.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(21);
  });

  it('are one page where the list is not paged, unless a page number is given', async () => {
    expect(await ask('/possible')).toMatchObject({ page: 1, pages: 1, count: 21 });
    const paged = await ask('/possible?pageNumber=2');
    expect(paged).toMatchObject({ page: 2, pages: 2, count: 21 });
    expect(paged.reservations).toHaveLength(1);
  });

  it.each([
    ['?pageSize=7', 3, 7],
    ['/possible?pageNumber=1&pageSize=50', 1, 21],
    ['?pageSize=0', 2, 20],
    ['?pageSize=51', 2, 20],
    ['?pageSize=many', 2, 20],
  ])('%s has %i pages of %i rows or less: up to fifty may be asked for', async (query, pages, rows) => {
    const list = await ask(query);
    expect(list).toMatchObject({ page: 1, pages, count: 21 });
    expect(list.reservations).toHaveLength(rows);
  });

  it('are one empty page for an empty list', async () => {
    expect(await ask('/present')).toEqual({ reservations: [], page: 1, pages: 1, count: 0 });
    expect(await ask('?keyword=nobody')).toEqual({ reservations: [], page: 1, pages: 1, count: 0 });
  });

  it('holds at most 500 rows on one page, and counts them all', async () => {
    for (let index = 0; index < 480; index += 1) await givenReservation(database.db, { date: '2026-06-05' });
    const list = await ask('/active');
    expect(list).toMatchObject({ page: 1, pages: 1, count: 501 });
    expect(list.reservations).toHaveLength(500);
  });
});

describe('a list of thousands', () => {
  beforeAll(async () => {
    await database.db.deleteFrom('reservations').execute();
    for (const part of [0, 1, 2, 3]) {
      await database.pool.query(
        `INSERT INTO reservations (id, status, client, phone, location, date, start_minute, end_minute, items_cents, tax_cents,
           total_cents, search_text, created_at, updated_at)
         SELECT gen_random_uuid(), (ARRAY['pending', 'done', 'done', 'cancel'])[1 + n % 4], 'Zoé Roy', '418-555-0142',
           1 + n / 4 % 2, DATE '2026-05-15' + n / 8 % 40, 600 + n % 60, 700, 4500, 674, 5174, 'zoe roy', now(), now()
         FROM generate_series(1 + 1100 * $1, 1100 * $1 + 1100) AS n`,
        [part],
      );
    }
  });

  it.each([
    ['?pageNumber=53', 'true', 52],
    ['?pageNumber=110', 'true', 109],
    ['?pageNumber=167', 'true', 166],
    ['?reservationLocationOption=2&pageNumber=55', 'location = 2', 54],
    ['?reservationStatusOption=done&pageNumber=55', "status = 'done'", 54],
    ['/archive?pageNumber=80', "date < '2026-06-03' OR status IN ('done', 'cancel')", 79],
    ['/archive?pageNumber=108', "date < '2026-06-03' OR status IN ('done', 'cancel')", 107],
    ['?keyword=zoe&pageNumber=110', 'true', 109],
  ])('has on the page %s the rows that stand there in its order', async (query, belongs, pagesBefore) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `SELECT id FROM reservations WHERE ${belongs} ORDER BY date DESC, start_minute DESC, id DESC LIMIT 20 OFFSET $1`,
      [20 * pagesBefore],
    );
    const { reservations } = await ask(query);
    expect(reservations.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
  });
});
