import { beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenService } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('reservations').execute();
});

async function deskAt(now: string) {
  const desk = await testCaller(database, 'Manager', { now });
  const service = await givenService(database.db);
  const body = {
    reservationServices: [{ serviceId: service.id, qty: 1 }],
    reservationLocation: { locationReserved: 1 },
    reservationClientInfo: { client: 'Zoé D’Amours' },
  };
  return { ...desk, body };
}

describe('a walk-in', () => {
  it('starts in the five minutes that are running, and is present', async () => {
    const desk = await deskAt('2026-06-03T15:07:00Z');
    const answer = await desk.call('POST', '/reservations/create', { ...desk.body, walkIn: true });
    expect(answer.json()).toMatchObject({
      status: 'present',
      presentAt: '2026-06-03T15:07:00.000Z',
      reservationDate: { dateReserved: '2026-06-03', timeReserved: '11:05' },
    });
    const waiting = await desk.call('GET', '/reservations/present');
    expect(waiting.json().reservations).toMatchObject([{ _id: answer.json()._id }]);
  });

  it('is a conflict outside the opening hours', async () => {
    const desk = await deskAt('2026-06-04T00:40:00Z');
    const answer = await desk.call('POST', '/reservations/create', { ...desk.body, walkIn: true });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'outside_hours', message: 'En dehors des heures d’ouverture.' });
  });
});

describe('the idempotency key of the desk', () => {
  it('books once, at once and later, and only for the same body', async () => {
    const desk = await deskAt('2026-06-03T15:07:00Z');
    const headers = { ...desk.headers, 'idempotency-key': 'one-form-of-the-desk' };
    const post = (timeReserved: string) =>
      desk.app.inject({
        method: 'POST',
        url: '/api/reservations/create',
        headers,
        payload: { ...desk.body, reservationDate: { dateReserved: '2026-06-04', timeReserved } },
      });
    const answers = await Promise.all([post('10:05'), post('10:05')]);
    const later = await post('10:05');
    const other = await post('11:00');
    expect(new Set([...answers, later].map((answer) => answer.json()._id)).size).toBe(1);
    expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
  });
});
