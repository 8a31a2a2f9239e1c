import { expect, it } from 'vitest';
import { testCaller } from '../../testing/caller.ts';
import { givenService } from '../../testing/factories.ts';
import { SERVICE_DRAFT } from '../../testing/service-draft.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

async function givenTwoForms() {
  const first = await testCaller(database, 'Admin');
  const second = await testCaller(database, 'Manager');
  const { id } = await givenService(database.db);
  const [{ version }] = (await first.call('GET', '/services')).json();
  return { first: first.call, second: second.call, id, version, name: first.user.name };
}

it('refuses the second of two forms opened at once, says who saved the first, and changes nothing', async () => {
  const { first, second, id, version, name } = await givenTwoForms();
  expect((await first('PATCH', '/services', { ...SERVICE_DRAFT, id, version, price: 60 })).statusCode).toBe(200);

  const refused = await second('PATCH', '/services', { ...SERVICE_DRAFT, id, version, price: 70 });

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'edit_conflict', details: { by: name } });
  expect((await first('GET', '/services')).json()[0].price).toBe(60);
});

it('lets the second save over the first once it has seen it', async () => {
  const { first, second, id, version } = await givenTwoForms();
  const saved = (await first('PATCH', '/services', { ...SERVICE_DRAFT, id, version, price: 60 })).json().service;

  const answer = await second('PATCH', '/services', { ...SERVICE_DRAFT, id, version: saved.version, price: 70 });

  expect(answer.json().service).toMatchObject({ price: 70 });
});

it('lets one of two forms that arrive together through', async () => {
  const { first, second, id, version } = await givenTwoForms();
  const answers = await Promise.all([
    first('PATCH', '/services', { ...SERVICE_DRAFT, id, version, price: 60 }),
    second('PATCH', '/services', { ...SERVICE_DRAFT, id, version, price: 70 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('saves without a check when no version is sent, and writes no version into the audit trail', async () => {
  const { first, second, id } = await givenTwoForms();
  await first('PATCH', '/services', { ...SERVICE_DRAFT, id, price: 60 });
  expect((await second('PATCH', '/services', { ...SERVICE_DRAFT, id, price: 70 })).statusCode).toBe(200);
  const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(audit.details.changes).toEqual({ price: { from: 60, to: 70 } });
});

it('shows no version to visitors', async () => {
  const { app } = await testCaller(database, 'Manager');
  await givenService(database.db);
  expect((await app.inject({ url: '/api/services/public' })).json()[0]).not.toHaveProperty('version');
});
