import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/accounts.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

const post = (headers: Record<string, string>, payload: object) =>
  ({ method: 'POST', url: '/api/reservations', headers, payload }) as const;

async function setUp(options: Parameters<typeof testApp>[1] = {}) {
  const server = await testApp(database, options);
  const service = await givenService(database.db);
  const client = await givenCaller(server.deps);
  const mailsOf = (to: string) => mailsTo(database.db, to);
  return { ...server, service, client, mailsOf };
}

describe('the idempotency key of POST /reservations', () => {
  it('books once for the same key, at once and later, with one mail', async () => {
    const { app, service, client, mailsOf } = await setUp();
    const headers = { ...client.headers, 'idempotency-key': 'one-summary-page' };
    const body = bookingOf(service, { date: '2026-06-10' });
    const together = await Promise.all(Array.from({ length: 8 }, () => app.inject(post(headers, body))));
    const later = await app.inject(post(headers, body));
    const ids = new Set([...together, later].map((answer) => answer.json()._id));
    expect([...together, later].map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(201));
    expect(ids.size).toBe(1);
    expect(await mailsOf(client.user.email)).toHaveLength(1);
  });

  it('refuses the key with another body', async () => {
    const { app, service, client } = await setUp();
    const headers = { ...client.headers, 'idempotency-key': 'another-summary' };
    await app.inject(post(headers, bookingOf(service, { date: '2026-06-11' })));
    const other = await app.inject(post(headers, bookingOf(service, { date: '2026-06-12' })));
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('may be used again after a refusal', async () => {
    const { app, service, client } = await setUp();
    const headers = { ...client.headers, 'idempotency-key': 'refused-at-first' };
    const refused = await app.inject(post(headers, bookingOf(service, { date: '2026-06-24' })));
    const booked = await app.inject(post(headers, bookingOf(service, { date: '2026-06-16' })));
    expect([refused.statusCode, booked.statusCode]).toEqual([422, 201]);
  });

  it('is looked up before limits and rules', async () => {
    const { app, service, client, travel } = await setUp();
    const headers = { ...client.headers, 'idempotency-key': 'answer-was-lost' };
    const body = bookingOf(service, { date: '2026-06-17' });
    const first = await app.inject(post(headers, body));
    travel('2026-06-03T13:10:00Z');
    await database.db.updateTable('services').set({ status: 'private' }).where('id', '=', service.id).execute();
    const again = await app.inject(post(headers, body));
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });
});
