import { describe, expect, it } from 'vitest';
import { picturePath } from '#contract/picture-paths.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenPicture } from '../../testing/pictures.ts';
import { SERVICE_DRAFT } from '../../testing/service-draft.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

const pictures = async () => {
  const rows = await database.db.selectFrom('pictures').select('id').execute();
  return rows.map(({ id }) => picturePath(id)).sort();
};

describe('the picture of a service', () => {
  it('goes when another takes its place, and with the service', async () => {
    const { app, call } = await testCaller(database, 'Manager');
    const [first, second] = [await givenPicture(database.db), await givenPicture(database.db)];
    const { service } = (await call('POST', '/services', { ...SERVICE_DRAFT, image: first })).json();
    expect((await app.inject({ url: `/api/services/public/${service._id}` })).json().image).toBe(first);
    await call('PATCH', '/services', { ...SERVICE_DRAFT, id: service._id, image: first });
    expect(await pictures()).toEqual([first, second].sort());
    await call('PATCH', '/services', { ...SERVICE_DRAFT, id: service._id, image: second });
    expect(await pictures()).toEqual([second]);
    await call('DELETE', '/services', { id: service._id });
    expect(await pictures()).toEqual([]);
  });

  it('must be there', async () => {
    const { call } = await testCaller(database, 'Manager');
    const image = picturePath('7d9f3c1e-8a54-4d53-9a3e-0d1c5b6c7a10');
    const answer = await call('POST', '/services', { ...SERVICE_DRAFT, image });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'picture_not_found' });
  });
});

describe('the pictures of an address', () => {
  it('are shown to everybody in their order, and taken off again', async () => {
    const { app, call } = await testCaller(database, 'Admin');
    const shown = [await givenPicture(database.db), await givenPicture(database.db)];
    const ofLaval = async () => (await app.inject({ url: '/api/settings/public' })).json().locations[1].pictures;
    expect((await call('PATCH', '/settings', { locations: [{ code: 2, pictures: shown }] })).statusCode).toBe(200);
    expect(await ofLaval()).toEqual(shown);
    await call('PATCH', '/settings', { locations: [{ code: 2, pictures: [] }] });
    expect(await ofLaval()).toEqual([]);
    const unknown = { locations: [{ code: 2, pictures: ['/logo.png'] }] };
    expect((await call('PATCH', '/settings', unknown)).json()).toMatchObject({ code: 'picture_not_found' });
  });
});
