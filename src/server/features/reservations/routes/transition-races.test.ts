import { beforeAll, describe, expect, it } from 'vitest';
import { canTransition, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const PAIRS = 100;
const TODAY = '2026-06-03';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let desks: { headers: Record<string, string> }[];

beforeAll(async () => {
  salon = await testApp(database);
  const managers = [{ name: 'Inès Côté' }, { name: 'Maude Roy' }];
  desks = await Promise.all(managers.map((manager) => givenCaller(salon.deps, { ...manager, roles: ['Manager'] })));
});

type To = 'present' | 'done' | 'cancel';
type Pair = { from: ReservationStatus; transitions: readonly [To, To] };

const RACES: readonly Pair[] = [
  { from: 'pending', transitions: ['present', 'present'] },
  { from: 'pending', transitions: ['present', 'cancel'] },
  { from: 'pending', transitions: ['present', 'done'] },
  { from: 'pending', transitions: ['cancel', 'cancel'] },
  { from: 'present', transitions: ['done', 'done'] },
  { from: 'present', transitions: ['done', 'cancel'] },
  { from: 'present', transitions: ['cancel', 'cancel'] },
];

describe('two desks with one reservation', () => {
  it(`leave one legal order in ${PAIRS} pairs; a transition that is no longer legal gets 409`, async () => {
    const races = Array.from({ length: PAIRS }, (_, index) => RACES[index % RACES.length]).filter((pair) => !!pair);
    for (const pair of races) {
      const outcome = await race(pair);
      expect(ordersOf(pair), JSON.stringify(pair)).toContainEqual(outcome);
    }
    expect(races).toHaveLength(PAIRS);
  });

  it('write one colour note out of two', async () => {
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

  it('restore one transition once', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-05' });
    await send(0, 'cancel', id);
    const answers = await Promise.all(desks.map((_, index) => send(index, 'restore', id)));
    const seats = await database.db.selectFrom('sittings').selectAll().where('reservation_id', '=', id).execute();
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(seats).toHaveLength(1);
  });

  it('walk back two moves of one person one by one, however often and fast it is asked', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await send(0, 'present', id);
    await send(0, 'done', id);
    const answers = await Promise.all([0, 0, 0, 0].map((desk) => send(desk, 'restore', id)));
    const row = await database.db.selectFrom('reservations').select('status').where('id', '=', id).executeTakeFirst();
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect(row).toEqual({ status: 'pending' });
  });

  it('take back one move between them when both undo it at once', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await send(0, 'present', id);
    await send(0, 'done', id);
    const answers = await Promise.all([send(1, 'restore', id), send(1, 'restore', id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

async function race({ from, transitions }: Pair) {
  const { id } = await givenReservation(database.db, { status: from, date: TODAY });
  const answers = await Promise.all(transitions.map((to, desk) => send(desk, to, id)));
  const row = await database.db.selectFrom('reservations').select('status').where('id', '=', id).executeTakeFirst();
  const audit = await database.db.selectFrom('audit').select('action').where('subject_id', '=', id).execute();
  const statusCodes = answers.map(({ statusCode }) => statusCode);
  return { statusCodes, status: row?.status, audited: audit.length };
}

/** What may come out: the two transitions one after the other, in either order, each applied if it is legal then. */
function ordersOf({ from, transitions }: Pair) {
  return [[0, 1] as const, [1, 0] as const].map((order) => {
    const statusCodes = [409, 409];
    let status: ReservationStatus = from;
    for (const index of order) {
      const to = transitions[index];
      if (!canTransition(status, to)) continue;
      status = to;
      statusCodes[index] = 200;
    }
    return { statusCodes, status, audited: statusCodes.filter((code) => code === 200).length };
  });
}

async function send(desk: number, to: To | 'restore', id: string) {
  const url = to === 'cancel' ? '/api/reservations' : `/api/reservations/${to}`;
  const { headers = {} } = desks[desk] ?? {};
  return salon.app.inject({ method: 'PATCH', url, headers, payload: { id } });
}
