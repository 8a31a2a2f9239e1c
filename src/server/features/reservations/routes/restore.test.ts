import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const NINE = '2026-06-03T13:00:00Z';
const database = testDatabase();
const TODAY = '2026-06-03';
let desk: Awaited<ReturnType<typeof testCaller>>;
let other: Awaited<ReturnType<typeof testCaller>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { now: NINE });
  other = await testCaller(database, 'Manager', { now: NINE });
});

beforeEach(async () => {
  desk.travel(NINE);
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('outbox').execute();
});

const cancel = (id: string) => desk.call('PATCH', '/reservations', { id, cancel: true });
const move = (to: 'present' | 'done', id: string) => desk.call('PATCH', `/reservations/${to}`, { id });
const refusalOf = async (answer: ReturnType<typeof cancel>) => {
  const { statusCode, ...rest } = await answer;
  expect(statusCode).toBe(409);
  return rest.json().code;
};
const restore = (id: string) => desk.call('PATCH', '/reservations/restore', { id });
const seatsOf = (id: string) =>
  database.db.selectFrom('sittings').select('seat').where('reservation_id', '=', id).orderBy('seat').execute();
const crowd = async (people: number) => {
  for (let index = 0; index < people; index += 1) await givenReservation(database.db);
};

describe('PATCH /reservations/restore', () => {
  it('is possible after a transition, and leaves nothing to take back', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    const moved = await move('present', id);
    expect(moved.json()).toMatchObject({ lastMove: { from: 'pending', at: '2026-06-03T13:00:00.000Z' } });
    expect((await restore(id)).json()).toMatchObject({ lastMove: null });
  });

  it('takes a waiting client back to pending, without a time of arrival', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await move('present', id);
    const answer = await restore(id);
    expect(answer.json()).toMatchObject({ status: 'pending', presentAt: null });
  });

  it('takes a client who is done back to the same place in the waiting list', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await move('present', id);
    desk.travel('2026-06-03T13:05:00Z');
    await move('done', id);
    const answer = await restore(id);
    expect(answer.json()).toMatchObject({ status: 'present', presentAt: '2026-06-03T13:00:00.000Z' });
  });

  it('gives a cancelled visit its seats again, and confirms it to the notified client', async () => {
    const { id } = await givenReservation(database.db, { email: 'lea@example.com' });
    await cancel(id);
    const answer = await restore(id);
    const mails = await database.db.selectFrom('outbox').selectAll().orderBy('event_key').execute();
    expect(answer.json()).toMatchObject({ status: 'pending' });
    expect(await seatsOf(id)).toEqual([{ seat: 1 }]);
    expect(mails.map(({ kind }) => kind)).toEqual(['cancellation', 'confirmation']);
    expect(mails[1]?.attachments[0]?.content).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:2/);
  });

  it('confirms again after every restored cancellation', async () => {
    const { id } = await givenReservation(database.db, { email: 'lea@example.com' });
    for (let round = 0; round < 2; round += 1) {
      await cancel(id);
      await restore(id);
    }
    const mails = await database.db.selectFrom('outbox').select('kind').execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'cancellation',
      'cancellation',
      'confirmation',
      'confirmation',
    ]);
  });

  it('confirms a restored visit that was to come when its client was notified of the cancellation', async () => {
    const visit = { email: 'lea@example.com', date: '2026-06-03', start_minute: 9 * 60 + 5 };
    const { id } = await givenReservation(database.db, visit);
    await cancel(id);
    desk.travel('2026-06-03T13:08:00Z');
    await restore(id);
    const mails = await database.db.selectFrom('outbox').select('kind').orderBy('event_key').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['cancellation', 'confirmation']);
  });

  it('notifies nobody of a visit that had begun when it was cancelled', async () => {
    const { id } = await givenReservation(database.db, { email: 'lea@example.com', date: '2026-06-02' });
    await cancel(id);
    await restore(id);
    expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });

  it('refuses when the seats of a cancelled visit are taken, and leaves it cancelled', async () => {
    const { id } = await givenReservation(database.db);
    await cancel(id);
    await crowd(6);
    const answer = await restore(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'slot_full' });
    expect(await seatsOf(id)).toEqual([]);
    const row = await database.db.selectFrom('reservations').select('status').where('id', '=', id).execute();
    expect(row).toEqual([{ status: 'cancel' }]);
  });

  it('gives a visit with an override its extra seat again', async () => {
    const { id } = await givenReservation(database.db, { insisted: true });
    await cancel(id);
    await crowd(6);
    expect((await restore(id)).statusCode).toBe(200);
    expect(await seatsOf(id)).toEqual([{ seat: 7 }]);
  });

  it('is possible for ten minutes', async () => {
    const [early, late] = [await givenReservation(database.db), await givenReservation(database.db)];
    await cancel(early.id);
    await cancel(late.id);
    desk.travel('2026-06-03T13:10:00Z');
    expect((await restore(early.id)).statusCode).toBe(200);
    desk.travel('2026-06-03T13:10:01Z');
    const answer = await restore(late.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'restore_too_late', details: { name: 'Hélène Gagnon' } });
  });

  it('walks back move by move what one person did', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await move('present', id);
    await move('done', id);
    expect((await restore(id)).json()).toMatchObject({ status: 'present', lastMove: { from: 'pending' } });
    expect((await restore(id)).json()).toMatchObject({ status: 'pending', presentAt: null, lastMove: null });
    expect(await refusalOf(restore(id))).toBe('illegal_move');
  });

  it('walks back over an earlier undo', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await move('present', id);
    await move('done', id);
    await restore(id);
    await cancel(id);
    expect((await restore(id)).json()).toMatchObject({ status: 'present' });
    expect((await restore(id)).json()).toMatchObject({ status: 'pending' });
  });

  it('stops at a move whose minutes have passed', async () => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    await move('present', id);
    desk.travel('2026-06-03T13:10:01Z');
    await move('done', id);
    expect((await restore(id)).json()).toMatchObject({ status: 'present' });
    expect(await refusalOf(restore(id))).toBe('illegal_move');
  });

  it.each([
    ['the move before was somebody else’s', ['desk', 'other'], 'other'],
    ['somebody else took the last one back', ['desk', 'desk'], 'other'],
    ['somebody else had moved it meanwhile', ['desk', 'other'], 'desk'],
  ] as const)('walks no further when %s', async (_why, [first, second], undoer) => {
    const { id } = await givenReservation(database.db, { date: TODAY });
    const people = { desk, other };
    await people[first].call('PATCH', '/reservations/present', { id });
    await people[second].call('PATCH', '/reservations/done', { id });
    const undo = () => people[undoer].call('PATCH', '/reservations/restore', { id });
    expect((await undo()).json()).toMatchObject({ status: 'present' });
    expect(await refusalOf(undo())).toBe('illegal_move');
  });
});

describe('DELETE /reservations', () => {
  const remove = (id: string) => desk.call('DELETE', '/reservations', { id });

  it('writes the whole row and its lines to the audit trail, and frees the seats', async () => {
    const { id } = await givenReservation(database.db, { client: 'Zoé D’Amours', comment: 'Près de la fenêtre' });
    await remove(id);
    const [audit] = await database.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute();
    expect(audit).toMatchObject({ action: 'reservation.delete', actor_name: 'Hélène Gagnon' });
    expect(audit?.details).toMatchObject({
      row: { id, client: 'Zoé D’Amours', comment: 'Près de la fenêtre', date: '2026-06-04' },
      lines: [{ titre: 'Manucure classique', price_cents: 4500 }],
    });
    expect(await seatsOf(id)).toEqual([]);
  });

  it.each([
    ['pending', '2026-06-04', ['cancellation']],
    ['pending', '2026-06-02', []],
    ['present', '2026-06-03', []],
    ['done', '2026-06-03', []],
    ['cancel', '2026-06-04', []],
  ] as const)('of a %s visit on %s notifies the client by %j', async (status, date, kinds) => {
    const { id } = await givenReservation(database.db, { status, date, email: 'lea@example.com' });
    await remove(id);
    const mails = await database.db.selectFrom('outbox').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
  });
});
