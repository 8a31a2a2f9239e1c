import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { clientsOn as clientsOnList } from '../../../testing/lists.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

/** Four hours into the London day after: at the salon it is still Thursday 4 June, one minute before midnight. */
const LATE_ON_THURSDAY = '2026-06-05T03:59:00Z';
const EARLY_ON_FRIDAY = '2026-06-05T04:00:00Z';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let staff: Awaited<ReturnType<typeof givenCaller>>;
let client: Awaited<ReturnType<typeof givenCaller>>;

beforeAll(async () => {
  salon = await testApp(database, { now: LATE_ON_THURSDAY });
  staff = await givenCaller(salon.deps, { roles: ['Manager'] });
  client = await givenCaller(salon.deps);
});

const clientsOn = (url: string, caller = staff) => clientsOnList(salon.app, caller, url);

describe('membership and order around midnight at the salon', () => {
  const statuses: readonly ReservationStatus[] = ['pending', 'present', 'done', 'cancel'];
  const dates = { wed: '2026-06-03', thu: '2026-06-04', fri: '2026-06-05' };

  const arrivals = { wed: 2000, thu: 1000, fri: 3000 };

  beforeAll(async () => {
    const days = ['wed', 'thu', 'fri'] as const;
    for (const visit of days.flatMap((day) => statuses.map((status) => ({ day, status })))) await given(visit);
  });

  beforeEach(() => salon.travel(LATE_ON_THURSDAY));

  async function given({ day, status }: { day: keyof typeof dates; status: ReservationStatus }) {
    await givenReservation(database.db, {
      client: `${day} ${status}`,
      status,
      date: dates[day],
      start_minute: 600 + 30 * statuses.indexOf(status),
      user_id: status === 'done' || status === 'cancel' ? client.user.id : null,
      present_at: status === 'present' ? instant(arrivals[day]) : null,
    });
  }

  const newestFirst = ['fri cancel', 'fri done', 'fri present', 'fri pending'];
  const thursdayNewestFirst = ['thu cancel', 'thu done', 'thu present', 'thu pending'];
  const wednesdayNewestFirst = ['wed cancel', 'wed done', 'wed present', 'wed pending'];

  it.each([
    ['', [...newestFirst, ...thursdayNewestFirst, ...wednesdayNewestFirst]],
    ['/archive', ['fri cancel', 'fri done', 'thu cancel', 'thu done', ...wednesdayNewestFirst]],
    ['/pending', ['thu pending', 'fri pending', 'wed pending']],
    ['/possible', ['thu pending', 'thu present', 'thu cancel', 'fri pending', 'fri present', 'fri cancel']],
    ['/active', ['thu pending', 'thu present', 'fri pending', 'fri present']],
    ['/day', ['thu pending', 'thu present', 'thu done', 'thu cancel']],
    ['/day?date=2026-06-03', ['wed pending', 'wed present', 'wed done', 'wed cancel']],
  ])('GET /reservations%s, a minute before midnight', async (url, expected) => {
    expect(await clientsOn(url)).toEqual(expected);
  });

  it.each([
    ['/archive', ['fri cancel', 'fri done', ...thursdayNewestFirst, ...wednesdayNewestFirst]],
    ['/pending', ['fri pending', 'wed pending', 'thu pending']],
    ['/possible', ['fri pending', 'fri present', 'fri cancel']],
    ['/active', ['fri pending', 'fri present']],
    ['/day', ['fri pending', 'fri present', 'fri done', 'fri cancel']],
  ])('GET /reservations%s, at midnight', async (url, expected) => {
    salon.travel(EARLY_ON_FRIDAY);
    expect(await clientsOn(url)).toEqual(expected);
  });

  it('shows waiting clients in order of arrival, not of time', async () => {
    expect(await clientsOn('/present')).toEqual(['thu present', 'wed present', 'fri present']);
  });

  it('shows a client their own past, cancelled ones too, and today only from midnight on', async () => {
    expect(await clientsOn('/past', client)).toEqual(['wed cancel', 'wed done']);
    salon.travel(EARLY_ON_FRIDAY);
    expect(await clientsOn('/past', client)).toEqual(['thu cancel', 'thu done', 'wed cancel', 'wed done']);
  });

  it('shows a client their own future, today until midnight included, cancelled ones too', async () => {
    expect(await clientsOn('/future', client)).toEqual(['thu done', 'thu cancel', 'fri done', 'fri cancel']);
    salon.travel(EARLY_ON_FRIDAY);
    expect(await clientsOn('/future', client)).toEqual(['fri done', 'fri cancel']);
  });

  it.each([
    ['?reservationStatusOption=done', ['fri done', 'thu done', 'wed done']],
    ['?reservationStatusOption=odd&reservationLocationOption=9&date=soon', 12],
    ['?date=2026-06-05', newestFirst],
    ['/pending?date=2026-06-05', ['fri pending']],
    ['/possible?reservationStatusOption=cancel', ['thu cancel', 'fri cancel']],
    ['?reservationLocationOption=2', []],
    ['?reservationLocationOption=1&keyword=wed', wednesdayNewestFirst],
  ])('filters %s', async (url, expected) => {
    const found = await clientsOn(url);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });
});

it('refuses a technician who cannot be read, in place of showing everybody’s visits', async () => {
  const { headers } = staff;
  const answer = await salon.app.inject({ url: '/api/reservations/day?technicianId=ana', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
});

it('shows all of a week, however full it is', async () => {
  const { id } = await givenReservation(database.db, { date: '2026-09-07', status: 'cancel' });
  await sql`
    INSERT INTO reservations (id, status, client, phone, location, date, start_minute, end_minute, items_cents, tax_cents,
      total_cents, search_text, created_at, updated_at)
    SELECT gen_random_uuid(), status, client, phone, location, date + n % 7, start_minute, end_minute, items_cents, tax_cents,
      total_cents, search_text, created_at, updated_at
    FROM reservations, generate_series(1, 519) AS n WHERE id = ${id}`.execute(database.db);
  const { headers } = staff;
  const url = '/api/reservations/day?date=2026-09-07&until=2026-09-13';
  const { count, reservations } = (await salon.app.inject({ url, headers })).json();
  expect([count, reservations.length]).toEqual([520, 520]);
});

describe('who may read', () => {
  const urls = ['', '/pending', '/present', '/possible', '/archive', '/active', '/day'];

  it.each(urls)('GET /reservations%s is for Managers and Admins', async (url) => {
    const statusOf = async (headers: Record<string, string>) =>
      (await salon.app.inject({ url: `/api/reservations${url}`, headers })).statusCode;
    const employee = await givenCaller(salon.deps, { roles: ['Employee'] });
    const admin = await givenCaller(salon.deps, { roles: ['Admin'] });
    expect(await statusOf({})).toBe(401);
    expect(await statusOf(client.headers)).toBe(403);
    expect(await statusOf(employee.headers)).toBe(403);
    expect(await statusOf(admin.headers)).toBe(200);
  });
});
