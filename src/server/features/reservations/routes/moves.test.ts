import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Role } from '#domain/users/roles.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  salon = await testApp(database);
});

const MOVES = {
  present: { method: 'PATCH', url: '/api/reservations/present' },
  done: { method: 'PATCH', url: '/api/reservations/done' },
  cancel: { method: 'PATCH', url: '/api/reservations' },
  restore: { method: 'PATCH', url: '/api/reservations/restore' },
  delete: { method: 'DELETE', url: '/api/reservations' },
} as const;
type Move = keyof typeof MOVES;

/** What becomes of a reservation of that status when staff move it so, or why it stays. */
const OUTCOMES: Record<Move, Record<ReservationStatus, ReservationStatus | 'deleted' | ErrorCode>> = {
  present: { pending: 'present', present: 'already_moved', done: 'illegal_move', cancel: 'already_cancelled' },
  done: { pending: 'illegal_move', present: 'done', done: 'already_moved', cancel: 'already_cancelled' },
  cancel: { pending: 'cancel', present: 'cancel', done: 'illegal_move', cancel: 'already_cancelled' },
  restore: { pending: 'illegal_move', present: 'pending', done: 'present', cancel: 'pending' },
  delete: { pending: 'deleted', present: 'deleted', done: 'deleted', cancel: 'deleted' },
};
const PREVIOUS = { pending: null, present: 'pending', done: 'present', cancel: 'pending' } as const;
const MOVE_NAMES = ['present', 'done', 'cancel', 'restore', 'delete'] as const;
const cases = MOVE_NAMES.flatMap((move) => RESERVATION_STATUSES.map((status) => ({ move, status })));

/** Alone in the book, as its last move left it a minute ago. */
async function givenMoved(status: ReservationStatus) {
  await database.db.deleteFrom('reservations').execute();
  const mover = await givenCaller(salon.deps, { roles: ['Admin'], name: 'Maude Roy' });
  const at = instant(salon.deps.now() - 60_000);
  const arrived = status === 'present' || status === 'done' ? at : null;
  const email = 'lea@example.com';
  const previous_status = PREVIOUS[status];
  const moved = { status, previous_status, moved_at: at, moved_by: mover.user.id, present_at: arrived };
  return givenReservation(database.db, { ...moved, email, date: '2026-07-08' });
}

/** All that a call might have left behind. */
async function traces(id: string) {
  const { db } = database;
  return {
    row: await db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst(),
    seats: await db.selectFrom('sittings').selectAll().where('reservation_id', '=', id).execute(),
    audit: await db.selectFrom('audit').select(['action', 'actor_name']).where('subject_id', '=', id).execute(),
    mails: await db.selectFrom('outbox').select('kind').where('event_key', 'like', `%${id}%`).execute(),
    versions: await db.selectFrom('versions').selectAll().orderBy('name').execute(),
  };
}

describe.each<Role>(['Manager', 'Admin'])('a %s', (role) => {
  it.each(cases)('$move of a reservation that is $status', async ({ move, status }) => {
    const outcome = OUTCOMES[move][status];
    const { headers, user } = await givenCaller(salon.deps, { roles: [role], name: 'Inès Côté' });
    const { id } = await givenMoved(status);
    const before = await traces(id);
    const answer = await salon.app.inject({ ...MOVES[move], headers, payload: { id } });
    const after = await traces(id);
    if (outcome === 'deleted') {
      expect(answer.json()).toEqual({ message: 'Le rendez-vous est supprimé.' });
      expect(after).toMatchObject({ row: undefined, seats: [], audit: [{ action: 'reservation.delete' }] });
    } else if (RESERVATION_STATUSES.some((known) => known === outcome)) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ _id: id, status: outcome });
      expect(after.row).toMatchObject({ status: outcome, moved_by: user.id, sequence: 1 });
      expect(after.audit).toEqual([{ action: `reservation.${move}`, actor_name: 'Inès Côté' }]);
      expect(after.seats).toHaveLength(outcome === 'cancel' ? 0 : 1);
      expect(after.versions).not.toEqual(before.versions);
    } else {
      expect(answer.statusCode).toBe(409);
      const details = { status, name: 'Maude Roy', at: '2026-06-03T12:59:00.000Z' };
      expect(answer.json()).toMatchObject({ code: outcome, details });
      expect(after).toEqual(before);
    }
  });
});

describe.each<Role>(['Client', 'Employee'])('a %s', (role) => {
  it.each(cases)('may not $move somebody’s reservation that is $status', async ({ move, status }) => {
    const { headers } = await givenCaller(salon.deps, { roles: [role] });
    const { id } = await givenMoved(status);
    const before = await traces(id);
    const answer = await salon.app.inject({ ...MOVES[move], headers, payload: { id } });
    expect(answer.statusCode).toBe(role === 'Client' && move === 'cancel' ? 404 : 403);
    expect(await traces(id)).toEqual(before);
  });
});

describe('any move', () => {
  it.each(MOVE_NAMES)('needs somebody who is logged in to %s', async (move) => {
    const { id } = await givenMoved('pending');
    const answer = await salon.app.inject({ ...MOVES[move], payload: { id } });
    expect(answer.statusCode).toBe(401);
  });

  it.each(MOVE_NAMES)('of a reservation that is not there is 404 (%s)', async (move) => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const payload = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    const answer = await salon.app.inject({ ...MOVES[move], headers, payload });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'reservation_not_found' });
  });

  it.each(MOVE_NAMES)('with a body of another shape is malformed (%s)', async (move) => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    for (const payload of [{}, { id: 'x' }, { id: ['a'] }]) {
      const answer = await salon.app.inject({ ...MOVES[move], headers, payload });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('arrival and end', () => {
  it('says in a sentence who was faster', async () => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const { id } = await givenMoved('done');
    const answer = await salon.app.inject({ ...MOVES.done, headers, payload: { id } });
    expect(answer.json()).toMatchObject({ code: 'already_moved', message: 'Déjà fait, par Maude Roy.' });
  });

  it('notes when a person arrives, and keeps it when they are done', async () => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const { id } = await givenReservation(database.db);
    const present = await salon.app.inject({ ...MOVES.present, headers, payload: { id } });
    const done = await salon.app.inject({ ...MOVES.done, headers, payload: { id } });
    expect([present, done].map((answer) => answer.json().presentAt)).toEqual(Array(2).fill('2026-06-03T13:00:00.000Z'));
  });
});
