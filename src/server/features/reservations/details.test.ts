import { beforeAll, describe, expect, it } from 'vitest';
import { visitDetailsSchema } from '#contract/schemas/visit-details.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenUser } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const NOBODY = '00000000-0000-4000-8000-000000000000';
let desk: Awaited<ReturnType<typeof testCaller>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { now: '2026-06-03T14:00:00Z' });
});

async function detailsOf(id: string) {
  const answer = await desk.call('GET', `/reservations/details/${id}`);
  expect(answer.statusCode).toBe(200);
  return visitDetailsSchema.parse(answer.json());
}

describe('GET /reservations/details/{id}', () => {
  it('tells what was done with the visit, by whom and from what to what, from the first on', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-03' });
    await desk.call('PATCH', '/reservations/present', { id });
    await desk.call('PATCH', '/reservations/restore', { id });
    const { reservation, changes } = await detailsOf(id);
    expect(reservation).toMatchObject({ _id: id, status: 'pending' });
    expect(changes).toMatchObject([
      { actor: 'Hélène Gagnon', action: 'reservation.present', details: { from: 'pending' } },
      { actor: 'Hélène Gagnon', action: 'reservation.restore', details: { from: 'present', to: 'pending' } },
    ]);
  });

  it('shows the client’s earlier visits whatever list it was opened from, the newest first', async () => {
    const { db } = database;
    const { id: user_id } = await givenUser(db);
    const ofHong = { client: 'Nguyễn Thị Hồng', user_id };
    const first = await givenReservation(db, { ...ofHong, date: '2026-04-02', status: 'done', color_note: 'nacre' });
    const missed = await givenReservation(db, {
      ...ofHong,
      date: '2026-05-02',
      status: 'cancel',
      cancel_reason: 'no_show',
    });
    await givenReservation(db, { ...ofHong, date: '2026-05-09', status: 'cancel' });
    await givenReservation(db, { ...ofHong, client: 'Quelqu’un d’autre', date: '2026-05-10' });
    const visit = await givenReservation(db, { ...ofHong, date: '2026-06-20', status: 'cancel' });
    const { reservation, earlier } = await detailsOf(visit.id);
    expect(reservation.history).toMatchObject({ visits: 1, noShows: 1, colorNotes: [{ colorNote: 'nacre' }] });
    expect(earlier.map(({ _id }) => _id)).toEqual([missed.id, first.id]);
  });

  it('shows ten earlier visits and counts them all', async () => {
    const { db } = database;
    const ofZoe = { client: 'Zoé D’Amours', phone: '418-555-0111' };
    for (let day = 10; day < 22; day += 1) await givenReservation(db, { ...ofZoe, date: `2026-04-${day}` });
    const { reservation, earlier } = await detailsOf((await givenReservation(db, ofZoe)).id);
    expect(reservation.history?.visits).toBe(12);
    expect(earlier).toHaveLength(10);
  });

  it('knows nothing of somebody without an account or phone', async () => {
    const visit = await givenReservation(database.db, { phone_is_default: true });
    expect(await detailsOf(visit.id)).toMatchObject({ reservation: { history: null }, earlier: [], changes: [] });
  });

  it('does not find a visit that is gone', async () => {
    const answer = await desk.call('GET', `/reservations/details/${NOBODY}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'reservation_not_found' });
    expect((await desk.call('GET', '/reservations/details/odd')).statusCode).toBe(400);
  });
});
