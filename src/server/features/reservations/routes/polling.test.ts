import { beforeAll, describe, expect, it } from 'vitest';
import { reservationListSchema } from '#contract/schemas/reservations.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let staff: Awaited<ReturnType<typeof givenCaller>>;

beforeAll(async () => {
  salon = await testApp(database, { now: '2026-06-04T03:59:00Z' });
  staff = await givenCaller(salon.deps, { roles: ['Manager'] });
});

describe('an unchanged poll', () => {
  const poll = (etag: string | undefined, headers: Record<string, string> = {}, url = '/present') =>
    salon.app.inject({
      url: `/api/reservations${url}`,
      headers: { ...staff.headers, ...headers, ...(etag !== undefined && { 'if-none-match': etag }) },
    });
  const tagOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.etag);

  it('gets 304 without reading the big tables', async () => {
    const etag = tagOf(await poll(undefined));
    const connection = await database.pool.connect();
    try {
      await connection.query('BEGIN; LOCK TABLE reservations, reservation_lines, sittings IN ACCESS EXCLUSIVE MODE');
      const answer = await poll(etag);
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(tagOf(answer)).toBe(etag);
    } finally {
      await connection.query('ROLLBACK');
      connection.release();
    }
  });

  it('is built once for all who ask for it, and anew with the next version', async () => {
    const other = await givenCaller(salon.deps, { roles: ['Admin'] });
    const first = await poll(undefined);
    expect(reservationListSchema.parse(first.json())).toEqual(first.json());
    const connection = await database.pool.connect();
    try {
      await connection.query('BEGIN; LOCK TABLE reservations, reservation_lines IN ACCESS EXCLUSIVE MODE');
      expect((await poll(undefined, other.headers)).body).toBe(first.body);
    } finally {
      await connection.query('ROLLBACK');
      connection.release();
    }
    const { id } = await givenReservation(database.db, { status: 'present', date: '2026-06-03' });
    expect((await poll(undefined, other.headers)).json()).toMatchObject({ count: 1, reservations: [{ _id: id }] });
    await database.pool.query('DELETE FROM reservations WHERE id = $1', [id]);
    expect((await poll(undefined)).json()).toMatchObject({ count: 0, reservations: [] });
  });

  it('carries the time of the server, as every response does', async () => {
    const first = await poll(undefined);
    expect(first.headers['salon-now']).toBe('2026-06-04T03:59:00.000Z');
    salon.travel('2026-06-04T03:59:30Z');
    const unchanged = await poll(tagOf(first));
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers['salon-now']).toBe('2026-06-04T03:59:30.000Z');
    const refused = await salon.app.inject({ url: '/api/reservations/present' });
    expect(refused.headers['salon-now']).toBe('2026-06-04T03:59:30.000Z');
    salon.travel('2026-06-04T03:59:00Z');
  });

  it('is distinguished by its content, date, query, language and caller', async () => {
    const etag = tagOf(await poll(undefined));
    const other = await givenCaller(salon.deps, { roles: ['Manager'] });
    expect((await poll(`W/${etag}, "other"`)).statusCode).toBe(304);
    expect((await poll(etag, {}, '/present?keyword=a')).statusCode).toBe(200);
    expect((await poll(etag, {}, '/pending')).statusCode).toBe(200);
    expect((await poll(etag, { 'accept-language': 'en-CA' })).statusCode).toBe(200);
    expect((await poll(etag, other.headers)).statusCode).toBe(200);
    salon.travel('2026-06-04T04:00:00Z');
    expect((await poll(etag)).statusCode).toBe(200);
    salon.travel('2026-06-04T03:59:00Z');
    expect((await poll(etag)).statusCode).toBe(304);
    const { id } = await givenReservation(database.db, { status: 'present', date: '2026-06-03' });
    expect((await poll(etag)).statusCode).toBe(200);
    await database.pool.query('DELETE FROM reservations WHERE id = $1', [id]);
    expect((await poll(etag)).statusCode).toBe(304);
  });

  it('stays 304 when only other lists change', async () => {
    const [present, pending] = [tagOf(await poll(undefined)), tagOf(await poll(undefined, {}, '/pending'))];
    const { id } = await givenReservation(database.db, { status: 'pending', date: '2026-06-10' });
    expect((await poll(present)).statusCode).toBe(304);
    expect((await poll(pending, {}, '/pending')).statusCode).toBe(200);
    await database.pool.query('DELETE FROM reservations WHERE id = $1', [id]);
  });
});
