import { beforeAll, describe, expect, it } from 'vitest';
import { givenCaller } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let client: Awaited<ReturnType<typeof givenCaller>>;
let manager: Awaited<ReturnType<typeof givenCaller>>;

beforeAll(async () => {
  salon = await testApp(database);
  client = await givenCaller(salon.deps);
  manager = await givenCaller(salon.deps, { roles: ['Manager'] });
});

const note = (caller: typeof client, payload: object) =>
  salon.app.inject({ method: 'PATCH', url: '/api/reservations/past', headers: caller.headers, payload });

describe('PATCH /reservations/past', () => {
  it('lets a client note the colour of their own past visit, once', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-02', user_id: client.user.id });
    const first = await note(client, { id, colorNote: '  Rose pa\u0302le ' });
    const second = await note(client, { id, colorNote: 'Rouge' });
    expect(first.json()).toMatchObject({ _id: id, colorNote: 'Rose pâle' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'color_note_already_set' });
  });

  it('does not find somebody else’s visit, of any status', async () => {
    const past = await givenReservation(database.db, { date: '2026-06-02' });
    const noted = await givenReservation(database.db, { date: '2026-06-02', color_note: 'Rouge' });
    for (const { id } of [past, noted]) {
      const answer = await note(client, { id, colorNote: 'Rose' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'reservation_not_found' });
    }
  });

  it('lets staff note the colour of any visit, also one of today that is done', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-03', status: 'done' });
    expect((await note(manager, { id, colorNote: '💅'.repeat(20) })).json()).toMatchObject({
      colorNote: '💅'.repeat(20),
    });
  });

  it.each(['pending', 'present', 'cancel'] as const)('refuses one of today that is %s', async (status) => {
    const { id } = await givenReservation(database.db, { date: '2026-06-03', status });
    const answer = await note(manager, { id, colorNote: 'Rouge' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'color_note_not_yet' });
  });

  it.each([
    ['', 'missing_fields'],
    ['   ', 'missing_fields'],
    ['a'.repeat(21), 'color_note_too_long'],
    ['💅'.repeat(21), 'color_note_too_long'],
    ['\u3164', 'missing_fields'],
    [null, 'malformed'],
    [undefined, 'malformed'],
  ])('refuses the note %j: %s', async (colorNote, code) => {
    const { id } = await givenReservation(database.db, { date: '2026-06-02' });
    const answer = await note(manager, { id, colorNote });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code });
  });

  it('is not for an Employee who does not serve the visit', async () => {
    const employee = await givenCaller(salon.deps, { roles: ['Employee'] });
    const { id } = await givenReservation(database.db, { date: '2026-06-02', user_id: employee.user.id });
    expect((await note(employee, { id, colorNote: 'Rouge' })).statusCode).toBe(404);
  });
});
