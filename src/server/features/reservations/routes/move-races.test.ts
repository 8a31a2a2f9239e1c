import { beforeAll, describe, expect, it } from 'vitest';
import { canMove, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const PAIRS = 100;

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let desks: { headers: Record<string, string> }[];

beforeAll(async () => {
  salon = await testApp(database);
  const managers = [{ name: 'Inès Côté' }, { name: 'Maude Roy' }];
  desks = await Promise.all(managers.map((manager) => givenCaller(salon.deps, { ...manager, roles: ['Manager'] })));
});

type To = 'present' | 'done' | 'cancel';
type Pair = { from: ReservationStatus; moves: readonly [To, To] };

const RACES: readonly Pair[] = [
  { from: 'pending', moves: ['present', 'present'] },
  { from: 'pending', moves: ['present', 'cancel'] },
  { from: 'pending', moves: ['present', 'done'] },
  { from: 'pending', moves: ['cancel', 'cancel'] },
  { from: 'present', moves: ['done', 'done'] },
  { from: 'present', moves: ['done', 'cancel'] },
  { from: 'present', moves: ['cancel', 'cancel'] },
];

describe('two desks at one row', () => {
  it(`leave one legal order behind in ${PAIRS} pairs; whoever comes second and out of order gets 409`, async () => {
    const races = Array.from({ length: PAIRS }, (_, index) => RACES[index % RACES.length]).filter((pair) => !!pair);
    for (const pair of races) {
      const outcome = await race(pair);
      expect(ordersOf(pair), JSON.stringify(pair)).toContainEqual(outcome);
    }
    expect(races).toHaveLength(PAIRS);
  });

  it('write one colour note of two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await givenReservation(database.db, { date: '2026-06-02' });
      const answers = await Promise.all(
        desks.map(({ headers }, index) =>
          salon.app.inject({
            method: 'PATCH',
            url: '/api/reservations/past',
            headers,
            payload: { id, colorNote: `Rouge ${index}` },
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'color_note_already_set',
      });
    }
  });

  it('undo one move once', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-05' });
    await send(0, 'cancel', id);
    const answers = await Promise.all(desks.map((_, index) => send(index, 'restore', id)));
    const seats = await database.db.selectFrom('sittings').selectAll().where('reservation_id', '=', id).execute();
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(seats).toHaveLength(1);
  });
});

async function race({ from, moves }: Pair) {
  const { id } = await givenReservation(database.db, { status: from, date: '2026-06-04' });
  const answers = await Promise.all(moves.map((to, desk) => send(desk, to, id)));
  const row = await database.db.selectFrom('reservations').select('status').where('id', '=', id).executeTakeFirst();
  const audit = await database.db.selectFrom('audit').select('action').where('subject_id', '=', id).execute();
  const statusCodes = answers.map(({ statusCode }) => statusCode);
  return { statusCodes, status: row?.status, audited: audit.length };
}

/** What may come out: the two moves one after the other, in either order, each applied if it is legal then. */
function ordersOf({ from, moves }: Pair) {
  return [
    [0, 1],
    [1, 0],
  ].map((order) => {
    const statusCodes = [409, 409];
    let status: ReservationStatus = from;
    for (const turn of order) {
      const to = moves[turn === 0 ? 0 : 1];
      if (!canMove(status, to)) continue;
      status = to;
      statusCodes[turn] = 200;
    }
    return { statusCodes, status, audited: statusCodes.filter((code) => code === 200).length };
  });
}

async function send(desk: number, to: To | 'restore', id: string) {
  const url = to === 'cancel' ? '/api/reservations' : `/api/reservations/${to}`;
  const { headers = {} } = desks[desk] ?? {};
  return salon.app.inject({ method: 'PATCH', url, headers, payload: { id } });
}
