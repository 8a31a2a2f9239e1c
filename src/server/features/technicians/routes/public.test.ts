import { describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { alwaysAt, givenTechnician } from '../../../testing/technicians.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

describe('GET /technicians/public', () => {
  it('names nobody until a location has staffing, then those whom clients may ask for there', async () => {
    const { app, call } = await testCaller(database, 'Admin');
    await givenTechnician(database.db, { name: 'Zoé', position: 2, colour: 'coral' });
    await givenTechnician(database.db, { name: 'Ana', position: 1 });
    await givenTechnician(database.db, { name: 'Inès', accepts_requests: false });
    await givenTechnician(database.db, { name: 'Jade', status: 'inactive' });
    await givenTechnician(database.db, { name: 'Linh', hours: alwaysAt(2) });
    const names = async () => {
      const answer = await app.inject({ url: '/api/technicians/public?location=1' });
      return answer.json().map(({ name }: { name: string }) => name);
    };
    expect(await names()).toEqual([]);
    await call('PATCH', '/settings', { locations: [{ code: 1, staffing: true }] });
    expect(await names()).toEqual(['Ana', 'Zoé']);
    const [, zoe] = (await app.inject({ url: '/api/technicians/public?location=1' })).json();
    expect(zoe).toEqual({
      _id: expect.any(String),
      name: 'Zoé',
      colour: 'coral',
      picture: null,
      categories: ['manicure', 'pedicure'],
    });
  });

  it('refuses a location that is none', async () => {
    const { app } = await testCaller(database, 'Admin');
    expect((await app.inject({ url: '/api/technicians/public?location=3' })).statusCode).toBe(400);
  });
});
