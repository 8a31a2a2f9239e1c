import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { givenTechnician, givenTo } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

async function technicianWith(visit: Parameters<typeof givenReservation>[1]) {
  const { call } = await testCaller(database, 'Manager');
  const technician = await givenTechnician(database.db);
  const { id } = await givenReservation(database.db, visit);
  await givenTo(database.db, id, technician, true);
  return { call, technicianId: technician.id, visitId: id };
}

async function technicianOf(visitId: string) {
  const sitting = database.db.selectFrom('sittings').selectAll().where('reservation_id', '=', visitId);
  const visit = database.db.selectFrom('reservations').selectAll().where('id', '=', visitId);
  return {
    technicianId: (await sitting.executeTakeFirstOrThrow()).technician_id,
    performer: (await visit.executeTakeFirstOrThrow()).performer,
  };
}

describe('an absence', () => {
  it('lists the visits that it would hit, and leaves them without a technician once it is saved', async () => {
    const { call, technicianId, visitId } = await technicianWith({ date: '2026-06-05', start_minute: 720 });
    const lunch = { technicianId, from: '2026-06-05T12:30', to: '2026-06-05T13:00' };
    const query = new URLSearchParams(lunch);
    const hit = (await call('GET', `/technicians/absences/visits?${query}`)).json();
    expect(hit).toMatchObject([{ _id: visitId }]);
    const answer = await call('POST', '/technicians/absences', { ...lunch, kind: 'break', note: 'Dîner' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      absence: { ...lunch, kind: 'break', note: 'Dîner' },
      visits: [{ _id: visitId, performer: null }],
    });
    expect(await technicianOf(visitId)).toEqual({ technicianId: null, performer: null });
    expect((await call('GET', `/technicians/absences/visits?${query}`)).json()).toEqual([]);
  });

  it('leaves somebody who is being served to her technician', async () => {
    const visit = { date: '2026-06-03', start_minute: 540, status: 'present' as const };
    const { call, technicianId, visitId } = await technicianWith(visit);
    await call('POST', '/technicians/absences', {
      technicianId,
      from: '2026-06-03T09:00',
      to: '2026-06-03T10:00',
      kind: 'off',
    });
    expect(await technicianOf(visitId)).toEqual({ technicianId, performer: 'Maude' });
  });

  it.each([
    ['2026-06-08T09:00', '2026-06-08T12:00'],
    ['2026-06-08T12:45', '2026-06-08T13:00'],
    ['2026-06-09T00:00', '2026-06-10T00:00'],
  ])('from %s to %s hits nothing of a visit from 12:00 to 12:45', async (from, to) => {
    const { call, technicianId } = await technicianWith({ date: '2026-06-08', start_minute: 720 });
    const query = new URLSearchParams({ technicianId, from, to });
    expect((await call('GET', `/technicians/absences/visits?${query}`)).json()).toEqual([]);
  });

  it('is listed by the days that it touches until it is taken back', async () => {
    const { call, technicianId } = await technicianWith({ date: '2026-06-11' });
    const away = { technicianId, from: '2026-07-01T00:00', to: '2026-07-03T00:00', kind: 'off' };
    const { absence } = (await call('POST', '/technicians/absences', away)).json();
    const listed = async (from: string, to: string) =>
      (await call('GET', `/technicians/absences?from=${from}&to=${to}`)).json();
    expect(await listed('2026-07-02', '2026-07-04')).toEqual([absence]);
    expect(await listed('2026-06-20', '2026-07-01')).toEqual([absence]);
    expect(await listed('2026-07-03', '2026-07-04')).toEqual([]);
    expect((await call('DELETE', '/technicians/absences', { id: absence._id })).statusCode).toBe(200);
    expect(await listed('2026-07-02', '2026-07-04')).toEqual([]);
    const again = await call('DELETE', '/technicians/absences', { id: absence._id });
    expect([again.statusCode, again.json().code]).toEqual([404, 'absence_not_found']);
    const audit = await database.db.selectFrom('audit').select('action').orderBy('id', 'desc').executeTakeFirst();
    expect(audit?.action).toBe('absence.remove');
  });

  it.each([
    ['an end before its beginning', { to: '2026-06-05T11:00' }],
    ['a day without a time', { to: '2026-06-06' }],
    ['an unknown kind', { kind: 'holiday' }],
  ])('is refused with %s', async (_what, change) => {
    const { call, technicianId } = await technicianWith({ date: '2026-06-12' });
    const absence = { technicianId, from: '2026-06-05T12:00', to: '2026-06-05T13:00', kind: 'off', ...change };
    const answer = await call('POST', '/technicians/absences', absence);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'absence_invalid']);
  });

  it('is refused of somebody who is not on the team', async () => {
    const { call } = await testCaller(database, 'Manager');
    const absence = { technicianId: randomUUID(), from: '2026-06-05T12:00', to: '2026-06-05T13:00', kind: 'off' };
    const answer = await call('POST', '/technicians/absences', absence);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'technician_not_found']);
  });
});
