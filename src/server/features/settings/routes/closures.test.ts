import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

async function admin() {
  const { app, call, user } = await testCaller(database, 'Admin');
  const stateOn = async (date: string, location = 1) => {
    const url = `/api/reservations/availability?location=${location}&from=${date}&to=${date}`;
    return (await app.inject({ url })).json().days[0].state;
  };
  return { call, stateOn, user };
}

describe('POST /settings/closures', () => {
  it('closes one date at one address, and opens it again', async () => {
    const { call, stateOn } = await admin();
    const label = { fr: 'inventaire', en: 'stocktaking' };
    const answer = await call('POST', '/settings/closures', { date: '2026-06-10', location: 1, label });
    expect(answer.statusCode).toBe(201);
    const { closure, message } = answer.json();
    expect(message).toBe('La fermeture est enregistrée.');
    expect(closure).toMatchObject({ date: '2026-06-10', monthDay: null, location: 1, label });
    expect(await stateOn('2026-06-10', 1)).toBe('closed');
    expect(await stateOn('2026-06-10', 2)).toBe('open');
    expect((await call('DELETE', '/settings/closures', { id: closure._id })).statusCode).toBe(200);
    expect(await stateOn('2026-06-10', 1)).toBe('open');
  });

  it('takes no column that its form does not have', async () => {
    const { call } = await admin();
    const id = randomUUID();
    const columns = { id, _id: id, month_day: '02-02', label_fr: 'x', label_en: 'x' };
    const { closure } = (await call('POST', '/settings/closures', { date: '2026-07-09', ...columns })).json();
    expect(closure).toMatchObject({ date: '2026-07-09', monthDay: null, location: null, label: { fr: '', en: '' } });
    expect(closure._id).not.toBe(id);
  });

  it('closes a day of every year at both addresses', async () => {
    const { call, stateOn } = await admin();
    expect((await call('POST', '/settings/closures', { monthDay: '07-15' })).statusCode).toBe(201);
    expect(await stateOn('2026-07-15', 1)).toBe('closed');
    expect(await stateOn('2026-07-15', 2)).toBe('closed');
  });

  it('refuses the same closure twice', async () => {
    const { call } = await admin();
    await call('POST', '/settings/closures', { date: '2026-06-20' });
    const answer = await call('POST', '/settings/closures', { date: '2026-06-20' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'closure_exists' });
  });

  it.each([
    ['no day', {}],
    ['both kinds of day', { date: '2026-06-10', monthDay: '06-10' }],
    ['a date that does not exist', { date: '2026-02-30' }],
    ['a day of no year', { monthDay: '02-30' }],
    ['a third address', { date: '2026-06-10', location: 3 }],
    ['a label that is too long', { date: '2026-06-10', label: { fr: 'a'.repeat(61), en: '' } }],
  ])('refuses %s', async (_case, body) => {
    const { call } = await admin();
    const answer = await call('POST', '/settings/closures', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'settings_invalid' });
  });
});

describe('DELETE /settings/closures', () => {
  it('responds 404 for an unknown closure', async () => {
    const { call } = await admin();
    const answer = await call('DELETE', '/settings/closures', { id: randomUUID() });
    expect(answer.json()).toMatchObject({ code: 'closure_not_found' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('GET /settings/closures/visits', () => {
  it('lists whom a closed day hits, with their phones, and nobody else', async () => {
    const { call } = await admin();
    const visit = { date: '2026-06-24', location: 2 as const, phone: '418-555-0142' };
    const hit = await givenReservation(database.db, { ...visit, client: 'Rosa Martínez' });
    await givenReservation(database.db, { ...visit, status: 'cancel' });
    await givenReservation(database.db, { ...visit, location: 1 });
    await givenReservation(database.db, { ...visit, date: '2026-06-25' });
    await givenReservation(database.db, { ...visit, date: '2025-06-24' });
    const ids = async (query: string) => {
      const answer = await call('GET', `/settings/closures/visits?${query}`);
      return answer.json().map(({ _id }: { _id: string }) => _id);
    };
    const answer = await call('GET', '/settings/closures/visits?date=2026-06-24&location=2');
    expect(answer.json()).toMatchObject([
      { _id: hit.id, reservationClientInfo: { client: 'Rosa Martínez', phone: '418-555-0142' } },
    ]);
    expect(await ids('monthDay=06-24&location=2')).toEqual([hit.id]);
    expect(await ids('weekday=3&location=2')).toEqual([hit.id]);
    expect(await ids('date=2026-06-24')).toHaveLength(2);
  });

  it('wants one day', async () => {
    const { call } = await admin();
    expect((await call('GET', '/settings/closures/visits')).statusCode).toBe(400);
  });
});

describe('GET /audit', () => {
  it('shows who closed and opened which day, newest first, filtered and paged', async () => {
    const { call, user } = await admin();
    const { closure } = (await call('POST', '/settings/closures', { date: '2026-06-28' })).json();
    await call('DELETE', '/settings/closures', { id: closure._id });
    const trail = (await call('GET', `/audit?subjectType=closure&subjectId=${closure._id}`)).json();
    expect(trail).toMatchObject({ page: 1, pages: 1, count: 2 });
    expect(trail.entries).toMatchObject([
      { action: 'closure.remove', actor: { _id: user.id, name: 'Hélène Gagnon' } },
      { action: 'closure.create', details: { date: '2026-06-28' } },
    ]);
    const second = (await call('GET', '/audit?pageNumber=2')).json();
    expect(second.page).toBe(2);
    expect(second.entries).toEqual([]);
  });
});
