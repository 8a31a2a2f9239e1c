import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenUser } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { alwaysAt, givenTechnician, givenTo, TECHNICIAN_DRAFT } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

describe('POST /technicians', () => {
  it('adds somebody after the others, with the version that a form sends back', async () => {
    const { call } = await testCaller(database, 'Manager');
    const first = await call('POST', '/technicians', TECHNICIAN_DRAFT);
    expect(first.statusCode).toBe(201);
    const { technician } = (await call('POST', '/technicians', { ...TECHNICIAN_DRAFT, name: ' Thảo ' })).json();
    expect(technician).toMatchObject({ ...TECHNICIAN_DRAFT, name: 'Thảo', order: first.json().technician.order + 1 });
    const listed = (await call('GET', '/technicians')).json();
    expect(listed.at(-1)).toEqual(technician);
    const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ action: 'technician.create', details: { name: 'Thảo' } });
  });

  it.each([
    ['no name', { name: ' ' }],
    ['an unknown colour', { colour: 'beige' }],
    ['nothing that she does', { categories: [] }],
    ['six days', { hours: { ...alwaysAt(1), 1: [] } }],
    ['hours that end before they begin', { hours: alwaysAt(1, '18:00', '09:00') }],
    ['both locations at once', { hours: { 1: alwaysAt(1)[1], 2: alwaysAt(1)[1] } }],
  ])('refuses %s', async (_what, change) => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('POST', '/technicians', { ...TECHNICIAN_DRAFT, ...change });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'technician_invalid']);
  });

  it('refuses a picture that is not there', async () => {
    const { call } = await testCaller(database, 'Manager');
    const picture = `/api/pictures/${randomUUID()}`;
    const answer = await call('POST', '/technicians', { ...TECHNICIAN_DRAFT, picture });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'picture_not_found']);
  });

  it('links the account of somebody who works here, once', async () => {
    const { call } = await testCaller(database, 'Manager');
    const client = await givenUser(database.db);
    const employee = await givenUser(database.db, { roles: ['Employee'] });
    const withAccount = (userId: string) => call('POST', '/technicians', { ...TECHNICIAN_DRAFT, userId });
    expect((await withAccount(client.id)).json()).toMatchObject({
      code: 'technician_invalid',
      errors: { userId: 'Ce compte n’est pas celui de quelqu’un qui travaille ici.' },
    });
    expect((await withAccount(employee.id)).statusCode).toBe(201);
    expect((await withAccount(employee.id)).json()).toMatchObject({
      code: 'technician_invalid',
      errors: { userId: 'Ce compte est déjà celui de quelqu’un d’autre de l’équipe.' },
    });
  });
});

describe('GET /technicians/accounts', () => {
  it('names the open accounts of those who work here', async () => {
    const { call } = await testCaller(database, 'Manager');
    const employee = await givenUser(database.db, { name: 'Zoé Roy', roles: ['Employee'] });
    const client = await givenUser(database.db);
    const left = await givenUser(database.db, { roles: ['Employee'], status: false });
    const accounts: { _id: string; name: string }[] = (await call('GET', '/technicians/accounts')).json();
    expect(accounts).toContainEqual({ _id: employee.id, name: 'Zoé Roy' });
    expect(accounts.map(({ _id }) => _id)).not.toContain(client.id);
    expect(accounts.map(({ _id }) => _id)).not.toContain(left.id);
  });
});

describe('POST /technicians/hits', () => {
  it('lists the open visits that a change would take from somebody', async () => {
    const { call } = await testCaller(database, 'Manager');
    const technician = await givenTechnician(database.db);
    const morning = await givenReservation(database.db, { date: '2026-06-09', start_minute: 600 });
    const evening = await givenReservation(database.db, { date: '2026-06-09', start_minute: 1020 });
    for (const { id } of [morning, evening]) await givenTo(database.db, id, technician);
    const hits = async (change: object) => {
      const answer = await call('POST', '/technicians/hits', { ...TECHNICIAN_DRAFT, id: technician.id, ...change });
      return answer.json().map(({ _id }: { _id: string }) => _id);
    };
    expect(await hits({})).toEqual([]);
    expect(await hits({ hours: alwaysAt(1, '09:00', '16:00') })).toEqual([evening.id]);
    expect(await hits({ hours: alwaysAt(2) })).toEqual([morning.id, evening.id]);
    expect(await hits({ status: 'inactive' })).toEqual([morning.id, evening.id]);
  });
});

describe('PATCH /technicians', () => {
  it('changes somebody and records what changed', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { technician } = (await call('POST', '/technicians', TECHNICIAN_DRAFT)).json();
    const change = { ...TECHNICIAN_DRAFT, id: technician._id, version: technician.version, categories: ['manicure'] };
    const answer = await call('PATCH', '/technicians', change);
    expect(answer.json().technician).toMatchObject({ categories: ['manicure'], order: technician.order });
    const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(Object.keys(audit.details.changes ?? {})).toEqual(['categories']);
  });

  it('refuses to undo unseen what somebody else has changed', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { technician } = (await call('POST', '/technicians', TECHNICIAN_DRAFT)).json();
    const change = { ...TECHNICIAN_DRAFT, id: technician._id, version: technician.version };
    await call('PATCH', '/technicians', { ...change, colour: 'fir' });
    const answer = await call('PATCH', '/technicians', { ...change, colour: 'ink' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'edit_conflict', details: { by: 'Hélène Gagnon' } },
    ]);
  });

  it('makes nobody inactive who has visits to come', async () => {
    const { call } = await testCaller(database, 'Manager');
    const technician = await givenTechnician(database.db);
    const visit = await givenReservation(database.db);
    await givenTo(database.db, visit.id, technician);
    const change = { ...TECHNICIAN_DRAFT, id: technician.id, status: 'inactive' };
    const answer = await call('PATCH', '/technicians', change);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'technician_has_visits', details: { visits: 1 } },
    ]);
    await call('PATCH', '/reservations', { id: visit.id });
    expect((await call('PATCH', '/technicians', change)).statusCode).toBe(200);
  });

  it('responds 404 for somebody unknown', async () => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('PATCH', '/technicians', { ...TECHNICIAN_DRAFT, id: randomUUID() });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'technician_not_found']);
  });
});

describe('DELETE /technicians', () => {
  it('takes somebody off the team; past visits keep the name', async () => {
    const { call } = await testCaller(database, 'Manager');
    const technician = await givenTechnician(database.db);
    const visit = await givenReservation(database.db, { date: '2026-06-02', status: 'done' });
    await givenTo(database.db, visit.id, technician);
    expect((await call('DELETE', '/technicians', { id: technician.id })).statusCode).toBe(200);
    const row = await database.db.selectFrom('reservations').selectAll().where('id', '=', visit.id).executeTakeFirst();
    expect(row?.performer).toBe('Maude');
    expect((await call('DELETE', '/technicians', { id: technician.id })).statusCode).toBe(404);
  });

  it('refuses while there are visits to come', async () => {
    const { call } = await testCaller(database, 'Manager');
    const technician = await givenTechnician(database.db);
    const visit = await givenReservation(database.db, { date: '2026-06-03' });
    await givenTo(database.db, visit.id, technician);
    const answer = await call('DELETE', '/technicians', { id: technician.id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'technician_has_visits']);
  });
});

describe('the constraint on sittings', () => {
  it('lets no technician have two people at once, at whichever location', async () => {
    const technician = await givenTechnician(database.db);
    const first = await givenReservation(database.db, { date: '2026-06-10' });
    const second = await givenReservation(database.db, { date: '2026-06-10', location: 2, start_minute: 630 });
    await givenTo(database.db, first.id, technician);
    await expect(givenTo(database.db, second.id, technician)).rejects.toThrow('sittings_one_person_a_technician');
  });
});
