import { expect, it } from 'vitest';
import { addDays } from '#domain/salon/salon-time.ts';
import { databaseOn, openPool } from '../../../database/connect.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

/** A second server on the same database with connections of its own, as by DATABASE_URL. */
function connectedAgain(): TestDatabase {
  const pool = openPool(database.url, () => undefined);
  return { url: database.url, pool, db: databaseOn(pool) };
}

const post = (headers: Record<string, string>, payload: object) =>
  ({ method: 'POST', url: '/api/reservations', headers, payload }) as const;

it('accepts exactly ten of 35 bookings that one client sends at once for different days, to two servers', async () => {
  const servers = [await testApp(database), await testApp(connectedAgain())] as const;
  const service = await givenService(database.db);
  const client = await givenCaller(servers[0].deps);
  const answers = await Promise.all(
    Array.from({ length: 35 }, (_, number) => {
      const date = addDays('2026-07-02', number % 25);
      const payload = bookingOf(service, { date, time: number < 25 ? '10:00' : '14:30' });
      return servers[number % 2 === 0 ? 0 : 1].app.inject(post(client.headers, payload));
    }),
  );
  const outcomes = answers.map((answer) => (answer.statusCode === 201 ? 'booked' : answer.json().code));
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'too_many_bookings')).toHaveLength(25);
});

it('states the configured number, in both languages, also with all rate limits off', async () => {
  const { app, deps } = await testApp(database, {
    environment: { RATE_LIMITS: 'off', RATE_LIMIT_FUTURE_RESERVATIONS: '2' },
  });
  const service = await givenService(database.db);
  const client = await givenCaller(deps);
  for (const date of ['2026-06-29', '2026-06-30']) await app.inject(post(client.headers, bookingOf(service, { date })));
  const third = bookingOf(service, { date: '2026-07-02' });
  const french = await app.inject(post(client.headers, third));
  const english = await app.inject(post({ ...client.headers, 'accept-language': 'en' }, third));
  expect(french.json().message).toContain('Vous avez déjà 2 rendez-vous à venir');
  expect(english.json().message).toContain('You already have 2 upcoming appointments');
});
