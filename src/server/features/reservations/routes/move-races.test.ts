import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/salon/salon-time.ts';
import { databaseOn, openPool } from '../../../database/connect.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { mostPeopleAtOnce } from '../../../testing/occupancy.ts';
import { RACE_ROUNDS } from '../../../testing/race-rounds.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';

const MANICURE_SEATS = 6;
const DAYS = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'];
const environment = { RATE_LIMIT_FUTURE_RESERVATIONS: '10000' };

type Server = Awaited<ReturnType<typeof testApp>>;
type Caller = Awaited<ReturnType<typeof givenCaller>>;
type Service = Awaited<ReturnType<typeof givenService>>;

const database = testDatabase();
let servers: Server[];
let service: Service;
let zoe: Caller;
let mai: Caller;
let desk: Caller;

/** A second server on the same database with connections of its own, as by DATABASE_URL. */
function connectedAgain(): TestDatabase {
  const pool = openPool(database.url, () => undefined);
  return { url: database.url, pool, db: databaseOn(pool) };
}

beforeAll(async () => {
  const one = await testApp(database, { environment });
  servers = [one, await testApp(connectedAgain(), { environment })];
  const { deps } = one;
  service = await givenService(database.db);
  [zoe, mai] = [await givenCaller(deps), await givenCaller(deps)];
  desk = await givenCaller(deps, { roles: ['Admin'] });
  for (const day of DAYS) for (const qty of [4, 1]) await atOnce(1, [book(desk, { date: day, time: '13:30', qty })]);
});

type Call = { by: Caller; method: 'POST' | 'PATCH' | 'DELETE'; path: string; payload: object };

/** Sends calls at once, each to the next of so many servers; the status and code of each. */
async function atOnce(count: number, calls: Call[]) {
  const answers = await Promise.all(
    calls.map(({ by, method, path, payload }, index) =>
      servers[index % count]?.app.inject({ method, url: `/api${path}`, headers: by.headers, payload }),
    ),
  );
  return answers.map((answer) => ({ status: answer?.statusCode, code: answer?.json().code, body: answer?.json() }));
}

const book = (by: Caller, fields: Parameters<typeof bookingOf>[1]): Call => ({
  by,
  method: 'POST',
  path: '/reservations',
  payload: bookingOf(service, fields),
});
const move = (by: Caller, id: string, dateReserved: string, timeReserved: string): Call => ({
  by,
  method: 'PATCH',
  path: '/reservations/move',
  payload: { id, reservationDate: { dateReserved, timeReserved } },
});

/** A visit of that person at 10:00, with an e-mail. */
async function visitOf({ user }: Caller, date: string): Promise<string> {
  const { id } = await givenReservation(database.db, { user_id: user.id, email: user.email, date });
  return id;
}

async function mailsAbout(id: string) {
  const mails = await database.db.selectFrom('outbox').select('kind').where('event_key', 'like', `%${id}%`).execute();
  return mails.map(({ kind }) => kind).sort();
}

/** At 13:30 of each day one seat is left; what a round adds is deleted after it. */
async function rounds(play: (day: string, round: number) => Promise<void>) {
  for (let round = 0; round < RACE_ROUNDS; round += 1) {
    await play(DAYS[round % DAYS.length] ?? '', round);
    const people = [zoe.user.id, mai.user.id];
    await database.db.deleteFrom('reservations').where('user_id', 'in', people).execute();
  }
}

describe.each([1, 2])('on %i server, in each round', (count) => {
  it('two who move into the last seat: one does, the other keeps the time they had', async () => {
    await rounds(async (day) => {
      const ids = [await visitOf(zoe, day), await visitOf(mai, day)];
      const answers = await atOnce(count, [
        move(zoe, ids[0] ?? '', day, '13:30'),
        move(mai, ids[1] ?? '', day, '13:30'),
      ]);
      expect(answers.map(({ code }) => code ?? 'moved').sort()).toEqual(['moved', 'slot_full']);
      expect(await mostPeopleAtOnce(database.db, day)).toEqual({ manicure: MANICURE_SEATS });
    });
  }, 120_000);

  it('a move against a cancel: both in turn, or the cancel alone; one mail for each', async () => {
    await rounds(async (day, round) => {
      const id = await visitOf(zoe, day);
      const cancel = { by: round % 2 ? zoe : desk, method: 'PATCH', path: '/reservations', payload: { id } } as const;
      const [moved, cancelled] = await atOnce(count, [move(zoe, id, day, '13:30'), cancel]);
      expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancel' } });
      expect([undefined, 'illegal_move']).toContain(moved?.code);
      const expected = moved?.code ? ['cancellation'] : ['cancellation', 'change'];
      expect(await mailsAbout(id)).toEqual(expected);
      expect(await mostPeopleAtOnce(database.db, day)).toEqual({ manicure: MANICURE_SEATS - 1 });
    });
  }, 120_000);

  it('a move against a booking of the last seat: one of both has it', async () => {
    await rounds(async (day) => {
      const id = await visitOf(zoe, day);
      const answers = await atOnce(count, [move(zoe, id, day, '13:30'), book(mai, { date: day, time: '13:30' })]);
      expect(answers.map(({ code }) => code ?? 'had').sort()).toEqual(['had', 'slot_full']);
      expect(await mostPeopleAtOnce(database.db, day)).toEqual({ manicure: MANICURE_SEATS });
    });
  }, 120_000);

  it('a move against a closure that is being saved: never onto the day after it is closed', async () => {
    await rounds(async (day, round) => {
      const id = await visitOf(zoe, day);
      const target = addDays('2026-06-15', round % 5);
      const close = {
        by: desk,
        method: 'POST',
        path: '/settings/closures',
        payload: { date: target, location: 1, label: { fr: '', en: '' } },
      } as const;
      const [moved, closed] = await atOnce(count, [move(zoe, id, target, '10:00'), close]);
      expect(closed?.status).toBeLessThan(300);
      expect([undefined, 'salon_closed']).toContain(moved?.code);
      const later = await atOnce(1, [book(mai, { date: target })]);
      expect(later).toMatchObject([{ code: 'salon_closed' }]);
      await database.db.deleteFrom('closures').where('date', '=', target).execute();
    });
  }, 120_000);
});
