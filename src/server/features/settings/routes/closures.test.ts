import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { givenTechnician, givenTo } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

async function admin() {
  const { app, call, user } = await testCaller(database, 'Admin');
  const stateOn = async (date: string, location = 1) => {
    const url = `/api/reservations/availability?location=${location}&from=${date}&to=${date}`;
    return (await app.inject({ url })).json().days[0].state;
  };
  const timesOn = async (date: string, location = 1) => {
    const url = `/api/reservations/availability?location=${location}&from=${date}&to=${date}`;
    return (await app.inject({ url })).json().days[0].slots.map(({ time }: { time: string }) => time);
  };
  return { call, stateOn, timesOn, user };
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

  it('closes several days at once, the last one included', async () => {
    const { call, stateOn } = await admin();
    const answer = await call('POST', '/settings/closures', { date: '2026-06-16', until: '2026-06-18', location: 2 });
    expect(answer.json().closure).toMatchObject({ date: '2026-06-16', until: '2026-06-18' });
    const states = await Promise.all(['15', '16', '17', '18', '19'].map((day) => stateOn(`2026-06-${day}`, 2)));
    expect(states).toEqual(['open', 'closed', 'closed', 'closed', 'open']);
    expect(await stateOn('2026-06-17', 1)).toBe('open');
    expect((await call('DELETE', '/settings/closures', { id: answer.json().closure._id })).statusCode).toBe(200);
    expect(await stateOn('2026-06-17', 2)).toBe('open');
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
    ['a last day before the first', { date: '2026-06-10', until: '2026-06-09' }],
    ['several days of every year', { monthDay: '06-10', until: '2026-06-12' }],
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

type Hits = { count: number; visits: { _id: string; reason: string }[] };

async function hitsOf(call: Awaited<ReturnType<typeof admin>>['call'], change: object): Promise<string[]> {
  const { count, visits }: Hits = (await call('POST', '/settings/hits', change)).json();
  expect(count).toBe(visits.length);
  return visits.map(({ _id, reason }) => `${_id} ${reason}`);
}

describe('POST /settings/hits', () => {
  it('lists whom a closed day hits, with their phones, and nobody else', async () => {
    const { call } = await admin();
    const visit = { date: '2026-06-23', location: 2 as const, phone: '418-555-0142' };
    const hit = await givenReservation(database.db, { ...visit, client: 'Rosa Martínez' });
    await givenReservation(database.db, { ...visit, status: 'cancel' });
    await givenReservation(database.db, { ...visit, status: 'present', present_at: new Date() });
    const here = await givenReservation(database.db, { ...visit, location: 1 });
    const later = await givenReservation(database.db, { ...visit, date: '2026-06-25' });
    await givenReservation(database.db, { ...visit, date: '2025-06-23' });
    const answer = await call('POST', '/settings/hits', { closure: { date: '2026-06-23', location: 2 } });
    expect(answer.json()).toMatchObject({
      count: 1,
      visits: [
        { _id: hit.id, reason: 'closed', reservationClientInfo: { client: 'Rosa Martínez', phone: '418-555-0142' } },
      ],
    });
    const closed = (...ids: string[]) => ids.map((id) => `${id} closed`);
    expect(await hitsOf(call, { closure: { monthDay: '06-23', location: 2 } })).toEqual(closed(hit.id));
    expect((await hitsOf(call, { closure: { date: '2026-06-23' } })).sort()).toEqual(closed(hit.id, here.id).sort());
    const days = { date: '2026-06-22', until: '2026-06-26', location: 2 };
    expect(await hitsOf(call, { closure: days })).toEqual(closed(hit.id, later.id));
  });

  it('lists whom special hours hit, and whom they hit once they are taken back', async () => {
    const { call } = await admin();
    const late = await givenReservation(database.db, { date: '2026-07-14', location: 2, start_minute: 17 * 60 });
    const specialHours = { date: '2026-07-14', location: 2, opens: '10:00', closes: '14:00' };
    expect(await hitsOf(call, { specialHours })).toEqual([`${late.id} outside_hours`]);
    const longer = { ...specialHours, date: '2026-07-13', opens: '09:30', closes: '22:00' };
    const saved = (await call('POST', '/settings/special-hours', longer)).json().specialHours;
    const night = await givenReservation(database.db, { date: '2026-07-13', location: 2, start_minute: 20 * 60 });
    expect(await hitsOf(call, { withoutId: saved._id })).toEqual([`${night.id} outside_hours`]);
  });

  it('lists whom other hours of the week and fewer seats hit', async () => {
    const { call } = await admin();
    const visit = { date: '2026-07-06', location: 1 as const, start_minute: 17 * 60 };
    const first = await givenReservation(database.db, { ...visit, created_at: new Date('2026-06-01T12:00:00Z') });
    const second = await givenReservation(database.db, { ...visit, created_at: new Date('2026-06-02T12:00:00Z') });
    const week = DEFAULT_SETTINGS.locations[1].hours;
    const location = {
      code: 1,
      hours: week.map((day, index) => (index === 0 ? { opens: '09:30', closes: '16:00' } : day)),
    };
    const outside = [first.id, second.id].map((id) => `${id} outside_hours`);
    expect((await hitsOf(call, { location })).sort()).toEqual(outside.sort());
    const seats = { manicure: 1, pedicure: 4, other: 3 };
    expect(await hitsOf(call, { location: { code: 1, seats } })).toEqual([`${second.id} no_seat`]);
  });

  it('lists whom nobody serves at a location that is to need technicians, and puts nobody on the list to call', async () => {
    const { call } = await admin();
    const visit = { date: '2026-07-08', location: 2 as const };
    const unserved = await givenReservation(database.db, visit);
    const served = await givenReservation(database.db, visit);
    await givenTo(database.db, served.id, await givenTechnician(database.db));
    const staffing = { location: { code: 2, staffing: true } };
    const hits = await hitsOf(call, staffing);
    expect(hits).toContain(`${unserved.id} no_technician`);
    expect(hits).not.toContain(`${served.id} no_technician`);
    await call('PATCH', '/settings', { locations: [staffing.location] });
    expect(await hitsOf(call, staffing)).toEqual([]);
    const toCall: Hits = (await call('GET', '/reservations/to-call')).json();
    expect(toCall.visits.map(({ _id }) => _id)).not.toContain(unserved.id);
    await call('PATCH', '/settings', { locations: [{ code: 2, staffing: false }] });
  });

  it.each([
    ['nothing', {}],
    [
      'two changes at once',
      { closure: { date: '2026-06-10' }, specialHours: { date: '2026-06-10', opens: '10:00', closes: '14:00' } },
    ],
    ['a closure without a day', { closure: {} }],
  ])('refuses %s', async (_case, body) => {
    const { call } = await admin();
    expect((await call('POST', '/settings/hits', body)).statusCode).toBe(400);
  });
});

describe('POST /settings/special-hours', () => {
  it('gives a date hours of its own at one address, and takes them back', async () => {
    const { call, timesOn } = await admin();
    const week = await timesOn('2026-07-16');
    const label = { fr: 'veille de fête', en: 'holiday eve' };
    const draft = { date: '2026-07-16', location: 1, opens: '10:00', closes: '12:00', label };
    const answer = await call('POST', '/settings/special-hours', draft);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ message: 'Les heures spéciales sont enregistrées.' });
    const { specialHours } = answer.json();
    expect(specialHours).toMatchObject({ ...draft, until: '2026-07-16' });
    expect(await timesOn('2026-07-16')).toEqual(['10:00', '10:30', '11:30']);
    expect(await timesOn('2026-07-16', 2)).toEqual(week);
    expect((await call('DELETE', '/settings/special-hours', { id: specialHours._id })).statusCode).toBe(200);
    expect(await timesOn('2026-07-16')).toEqual(week);
  });

  it('opens a day that is closed every year, unless that date is closed too', async () => {
    const { call, stateOn } = await admin();
    const hours = { date: '2026-07-01', opens: '10:00', closes: '14:00' };
    expect(await stateOn('2026-07-01')).toBe('closed');
    expect((await call('POST', '/settings/special-hours', hours)).statusCode).toBe(201);
    expect(await stateOn('2026-07-01')).toBe('open');
    await call('POST', '/settings/closures', { date: '2026-07-01' });
    expect(await stateOn('2026-07-01')).toBe('closed');
  });

  it.each([
    ['the same date', { date: '2026-07-20' }],
    ['a day within them', { date: '2026-07-18', until: '2026-07-20' }],
  ])('refuses %s at the same address', async (_case, days) => {
    const { call } = await admin();
    const draft = { date: '2026-07-20', until: '2026-07-22', opens: '10:00', closes: '14:00', location: 2 };
    await call('POST', '/settings/special-hours', draft);
    const answer = await call('POST', '/settings/special-hours', { ...draft, ...days });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'special_hours_exist' });
  });

  it('gives a day to one of two people who send it at once', async () => {
    const { call } = await admin();
    const draft = { date: '2026-07-29', opens: '10:00', closes: '14:00' };
    const both = await Promise.all([
      call('POST', '/settings/special-hours', draft),
      call('POST', '/settings/special-hours', draft),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    ['no hours', { date: '2026-06-10' }],
    ['hours that end before they begin', { date: '2026-06-10', opens: '14:00', closes: '10:00' }],
    ['a last day before the first', { date: '2026-06-10', until: '2026-06-09', opens: '10:00', closes: '14:00' }],
    ['more than a year', { date: '2026-06-10', until: '2028-06-09', opens: '10:00', closes: '14:00' }],
    ['a third address', { date: '2026-06-10', opens: '10:00', closes: '14:00', location: 3 }],
  ])('refuses %s', async (_case, body) => {
    const { call } = await admin();
    const answer = await call('POST', '/settings/special-hours', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'settings_invalid' });
  });
});

describe('DELETE /settings/special-hours', () => {
  it('responds 404 for unknown ones', async () => {
    const { call } = await admin();
    const answer = await call('DELETE', '/settings/special-hours', { id: randomUUID() });
    expect(answer.json()).toMatchObject({ code: 'special_hours_not_found' });
    expect(answer.statusCode).toBe(404);
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
