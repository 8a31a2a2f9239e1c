import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const NINE = '2026-06-03T13:00:00Z';
const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { now: NINE });
});

beforeEach(async () => {
  desk.travel(NINE);
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('outbox').execute();
});

const cancel = (id: string) => desk.call('PATCH', '/reservations', { id, cancel: true });
const restore = (id: string) => desk.call('PATCH', '/reservations/restore', { id });
const seatsOf = (id: string) =>
  database.db.selectFrom('sittings').select('seat').where('reservation_id', '=', id).execute();
const crowd = async (people: number) => {
  for (let index = 0; index < people; index += 1) await givenReservation(database.db);
};

describe('PATCH /reservations/restore', () => {
  it('is possible after a transition, and leaves nothing to take back', async () => {
    const { id } = await givenReservation(database.db);
    const moved = await desk.call('PATCH', '/reservations/present', { id });
    expect(moved.json()).toMatchObject({ lastMove: { from: 'pending', at: '2026-06-03T13:00:00.000Z' } });
    expect((await restore(id)).json()).toMatchObject({ lastMove: null });
  });

  it('takes a waiting client back to pending, without a time of arrival', async () => {
    const { id } = await givenReservation(database.db);
    await desk.call('PATCH', '/reservations/present', { id });
    const answer = await restore(id);
    expect(answer.json()).toMatchObject({ status: 'pending', presentAt: null });
  });

  it('takes a client who is done back to the same place in the waiting list', async () => {
    const { id } = await givenReservation(database.db);
    await desk.call('PATCH', '/reservations/present', { id });
    desk.travel('2026-06-03T13:05:00Z');
    await desk.call('PATCH', '/reservations/done', { id });
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

  it('takes back the last transition only', async () => {
    const { id } = await givenReservation(database.db);
    await desk.call('PATCH', '/reservations/present', { id });
    await desk.call('PATCH', '/reservations/done', { id });
    expect((await restore(id)).json()).toMatchObject({ status: 'present' });
    const again = await restore(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'illegal_move' });
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
