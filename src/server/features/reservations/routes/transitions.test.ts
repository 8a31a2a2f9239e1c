import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Role } from '#domain/users/roles.ts';
import { versionOf } from '../../../database/versions.ts';
import { givenCaller } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const TODAY = '2026-06-03';
const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  salon = await testApp(database);
});

const ACTIONS = {
  present: { method: 'PATCH', url: '/api/reservations/present' },
  done: { method: 'PATCH', url: '/api/reservations/done' },
  cancel: { method: 'PATCH', url: '/api/reservations' },
  restore: { method: 'PATCH', url: '/api/reservations/restore' },
  delete: { method: 'DELETE', url: '/api/reservations' },
} as const;
type Action = keyof typeof ACTIONS;

/** The status of a reservation after the action, or the refusal. */
const OUTCOMES: Record<Action, Record<ReservationStatus, ReservationStatus | 'deleted' | ErrorCode>> = {
  present: { pending: 'present', present: 'already_moved', done: 'illegal_move', cancel: 'already_cancelled' },
  done: { pending: 'illegal_move', present: 'done', done: 'already_moved', cancel: 'already_cancelled' },
  cancel: { pending: 'cancel', present: 'cancel', done: 'illegal_move', cancel: 'already_cancelled' },
  restore: { pending: 'illegal_move', present: 'pending', done: 'present', cancel: 'pending' },
  delete: { pending: 'deleted', present: 'deleted', done: 'deleted', cancel: 'deleted' },
};
const PREVIOUS = { pending: null, present: 'pending', done: 'present', cancel: 'pending' } as const;
const ACTION_NAMES = ['present', 'done', 'cancel', 'restore', 'delete'] as const;
const cases = ACTION_NAMES.flatMap((action) => RESERVATION_STATUSES.map((status) => ({ action, status })));

/** The only reservation; its last transition was a minute ago. */
async function givenAfterTransition(status: ReservationStatus, date = TODAY) {
  await database.db.deleteFrom('reservations').execute();
  const actor = await givenCaller(salon.deps, { roles: ['Admin'], name: 'Maude Roy' });
  const at = instant(salon.deps.now() - 60_000);
  const arrived = status === 'present' || status === 'done' ? at : null;
  const email = 'lea@example.com';
  const previous_status = PREVIOUS[status];
  const moved = { status, previous_status, moved_at: at, moved_by: actor.user.id, present_at: arrived };
  return givenReservation(database.db, { ...moved, email, date });
}

/** Everything that an action may write. */
async function writtenAbout(id: string) {
  const { db } = database;
  return {
    row: await db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst(),
    seats: await db.selectFrom('sittings').selectAll().where('reservation_id', '=', id).execute(),
    audit: await db.selectFrom('audit').select(['action', 'actor_name']).where('subject_id', '=', id).execute(),
    mails: await db.selectFrom('outbox').select('kind').where('event_key', 'like', `%${id}%`).execute(),
    version: await versionOf(db, 'reservations'),
  };
}

describe.each<Role>(['Manager', 'Admin'])('a %s', (role) => {
  it.each(cases)('$action of a reservation that is $status', async ({ action, status }) => {
    const outcome = OUTCOMES[action][status];
    const { headers, user } = await givenCaller(salon.deps, { roles: [role], name: 'Inès Côté' });
    const { id } = await givenAfterTransition(status);
    const before = await writtenAbout(id);
    const answer = await salon.app.inject({ ...ACTIONS[action], headers, payload: { id } });
    const after = await writtenAbout(id);
    if (outcome === 'deleted') {
      expect(answer.json()).toEqual({ message: 'Le rendez-vous est supprimé.' });
      expect(after).toMatchObject({ row: undefined, seats: [], audit: [{ action: 'reservation.delete' }] });
    } else if (RESERVATION_STATUSES.some((known) => known === outcome)) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ _id: id, status: outcome });
      expect(after.row).toMatchObject({ status: outcome, moved_by: user.id, sequence: 1 });
      expect(after.audit).toEqual([{ action: `reservation.${action}`, actor_name: 'Inès Côté' }]);
      expect(after.seats).toHaveLength(outcome === 'cancel' ? 0 : 1);
      expect(after.version).toBeGreaterThan(before.version);
    } else {
      expect(answer.statusCode).toBe(409);
      const details = { status, name: 'Maude Roy', at: '2026-06-03T12:59:00.000Z' };
      expect(answer.json()).toMatchObject({ code: outcome, details });
      expect(after).toEqual(before);
    }
  });
});

describe.each<Role>(['Client', 'Employee'])('a %s', (role) => {
  it.each(cases)('may not $action somebody’s reservation that is $status', async ({ action, status }) => {
    const { headers } = await givenCaller(salon.deps, { roles: [role] });
    const { id } = await givenAfterTransition(status);
    const before = await writtenAbout(id);
    const answer = await salon.app.inject({ ...ACTIONS[action], headers, payload: { id } });
    // Who may do it with a visit of their own, booked or served, finds no other.
    const ownToo = role === 'Client' ? ['cancel'] : ['present', 'done', 'restore'];
    expect(answer.statusCode).toBe(ownToo.includes(action) ? 404 : 403);
    expect(await writtenAbout(id)).toEqual(before);
  });
});

describe('any action on a reservation', () => {
  it.each(ACTION_NAMES)('needs a login (%s)', async (action) => {
    const { id } = await givenAfterTransition('pending');
    const answer = await salon.app.inject({ ...ACTIONS[action], payload: { id } });
    expect(answer.statusCode).toBe(401);
  });

  it.each(ACTION_NAMES)('is 404 for a reservation that does not exist (%s)', async (action) => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const payload = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    const answer = await salon.app.inject({ ...ACTIONS[action], headers, payload });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'reservation_not_found' });
  });

  it.each(ACTION_NAMES)('is malformed with a body of another shape (%s)', async (action) => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    for (const payload of [{}, { id: 'x' }, { id: ['a'] }]) {
      const answer = await salon.app.inject({ ...ACTIONS[action], headers, payload });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('present and done', () => {
  it.each([
    ['present', 'pending', '2026-06-02'],
    ['present', 'pending', '2026-06-04'],
    ['done', 'present', '2026-06-02'],
    ['done', 'present', '2026-06-04'],
  ] as const)('%s of a visit that is %s, of %s, needs insistence', async (to, status, date) => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const { id } = await givenAfterTransition(status, date);
    const before = await writtenAbout(id);
    for (const payload of [{ id }, { id, insist: false }]) {
      const answer = await salon.app.inject({ ...ACTIONS[to], headers, payload });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'another_day', details: { date } });
    }
    expect(await writtenAbout(id)).toEqual(before);
    const insisted = await salon.app.inject({ ...ACTIONS[to], headers, payload: { id, insist: true } });
    expect(insisted.json()).toMatchObject({ status: to });
  });

  it('says of a visit of another day that somebody was faster, before it asks', async () => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const { id } = await givenAfterTransition('done', '2026-06-02');
    const answer = await salon.app.inject({ ...ACTIONS.done, headers, payload: { id } });
    expect(answer.json()).toMatchObject({ code: 'already_moved' });
  });

  it('says in a sentence who was faster', async () => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const { id } = await givenAfterTransition('done');
    const answer = await salon.app.inject({ ...ACTIONS.done, headers, payload: { id } });
    expect(answer.json()).toMatchObject({ code: 'already_moved', message: 'Déjà fait, par Maude Roy.' });
  });

  it('writes when a client arrived, and still shows it when they are done', async () => {
    const { headers } = await givenCaller(salon.deps, { roles: ['Manager'] });
    const { id } = await givenReservation(database.db, { date: TODAY });
    const present = await salon.app.inject({ ...ACTIONS.present, headers, payload: { id } });
    const done = await salon.app.inject({ ...ACTIONS.done, headers, payload: { id } });
    expect([present, done].map((answer) => answer.json().presentAt)).toEqual(Array(2).fill('2026-06-03T13:00:00.000Z'));
  });
});
