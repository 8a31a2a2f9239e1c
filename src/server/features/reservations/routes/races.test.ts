import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/salon/salon-time.ts';
import { databaseOn, openPool } from '../../../database/connect.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { mostPeopleAtOnce } from '../../../testing/occupancy.ts';
import { RACE_ROUNDS } from '../../../testing/race-rounds.ts';
import { testApp } from '../../../testing/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';

const CLIENTS = 200;
/** Who takes part in most rounds: several times what a server works on at once. All 200 come to every 25th. */
const FEW_CLIENTS = 40;
const MANICURE_SEATS = 6;
const environment = { RATE_LIMIT_FUTURE_RESERVATIONS: '1000' };

type Server = Awaited<ReturnType<typeof testApp>>;
type Caller = Awaited<ReturnType<typeof givenCaller>>;
type Body = ReturnType<typeof bookingOf>;

const database = testDatabase();
const everybody: Caller[] = [];
let one: Server;
let other: Server;

/** A second server on the same database with connections of its own, as by DATABASE_URL. */
function connectedAgain(): TestDatabase {
  const pool = openPool(database.url, () => undefined);
  return { url: database.url, pool, db: databaseOn(pool) };
}

beforeAll(async () => {
  one = await testApp(database, { environment });
  other = await testApp(connectedAgain(), { environment });
  for (let number = 0; number < CLIENTS; number += 1) everybody.push(await givenCaller(one.deps));
});

/** Everybody books at once, in turn at each server; returns how often each outcome occurred. */
async function race(servers: Server[], clients: Caller[], bodyOf: (client: number) => Body) {
  const answers = await Promise.all(
    clients.map(({ headers }, client) =>
      bookWithRetries(servers[client % servers.length] ?? one, headers, bodyOf(client)),
    ),
  );
  const outcomes = answers.map((answer) => (answer.statusCode === 201 ? 'booked' : String(answer.json().code)));
  return Object.fromEntries(Object.entries(Object.groupBy(outcomes, (outcome) => outcome)).map(countEach));
}

/** Sends a booking again while the server is too busy (503). */
async function bookWithRetries(server: Server, headers: Record<string, string>, payload: Body, triesLeft = 20) {
  const answer = await server.app.inject({ method: 'POST', url: '/api/reservations', headers, payload });
  if (answer.statusCode !== 503 || triesLeft === 0) return answer;
  return bookWithRetries(server, headers, payload, triesLeft - 1);
}

function countEach([outcome, all]: [string, string[] | undefined]): [string, number] {
  return [outcome, all?.length ?? 0];
}

describe('clients who book one slot at once', () => {
  it.each([
    { where: 'on one server', count: 1, location: 1 as const },
    { where: 'on two servers that share one database', count: 2, location: 2 as const },
  ])(
    'fill exactly its seats, in each round of 40 or 200, $where',
    async ({ count, location }) => {
      const service = await givenService(database.db);
      for (let round = 0; round < RACE_ROUNDS; round += 1) {
        const date = addDays('2026-06-04', round % 19);
        const time = ['10:00', '11:30', '13:30'][Math.floor(round / 19)] ?? '10:00';
        const clients = everybody.slice(0, round % 25 === 0 ? CLIENTS : FEW_CLIENTS);
        const outcomes = await race([one, other].slice(0, count), clients, () =>
          bookingOf(service, { date, time, location, overlapIsMeant: true }),
        );
        expect({ date, time, ...outcomes }).toEqual({
          date,
          time,
          booked: MANICURE_SEATS,
          slot_full: clients.length - MANICURE_SEATS,
        });
      }
    },
    300_000,
  );
});

describe('clients who book overlapping visits of several lengths in two categories at once', () => {
  it('never take more seats at once than there are, and fill some', async () => {
    const services = [
      await givenService(database.db, { duration: 30 }),
      await givenService(database.db, { duration: 75 }),
      await givenService(database.db, { category: 'pedicure', duration: 60 }),
    ];
    const times = ['10:00', '10:30', '11:30'];
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const date = addDays('2026-07-02', round % 28);
      const location = round < 28 ? 1 : 2;
      const outcomes = await race([one, other], everybody.slice(0, FEW_CLIENTS), (client) =>
        bookingOf(services.slice(client % 3, (client % 3) + 1 + (client % 2)), {
          date,
          location,
          time: times[client % times.length] ?? '10:00',
          qty: 1 + (client % 2),
          overlapIsMeant: true,
        }),
      );
      const most = await mostPeopleAtOnce(database.db, date, location);
      expect(Object.keys(outcomes).sort()).toEqual(['booked', 'slot_full']);
      expect(most.manicure).toBeLessThanOrEqual(6);
      expect(most.pedicure).toBeLessThanOrEqual(4);
      expect(most.manicure).toBeGreaterThan(3);
    }
  }, 300_000);
});
