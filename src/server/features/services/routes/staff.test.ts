import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenService, givenUser } from '../../../testing/factories.ts';
import { SERVICE_DRAFT } from '../../../testing/service-draft.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

describe('GET /services', () => {
  it('lists private services too, with their owner, public ones first', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    await givenService(database.db, { status: 'private', titre: 'Ancien', user_id: user.id });
    await givenService(database.db, { titre: 'Zeste' });
    const list = (await call('GET', '/services')).json();
    expect(list.map(({ titre }: { titre: string }) => titre)).toEqual(['Zeste', 'Ancien']);
    expect(list[1]).toMatchObject({ user: user.id, status: 'private' });
  });
});

describe('PATCH /services', () => {
  it('changes a service, keeps its owner and reviews, and records what changed', async () => {
    const { call } = await testCaller(database, 'Manager');
    const owner = await givenUser(database.db, { roles: ['Admin'] });
    const { id } = await givenService(database.db, { user_id: owner.id, rating: 4.5, num_reviews: 3 });
    const answer = await call('PATCH', '/services', { id, ...SERVICE_DRAFT, rating: 1, numReviews: 0 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().service).toMatchObject({
      ...SERVICE_DRAFT,
      _id: id,
      user: owner.id,
      rating: 4.5,
      numReviews: 3,
    });
    const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit.details.changes).toMatchObject({ price: { from: 45, to: 48.5 }, duration: { from: 45, to: 50 } });
    expect(audit.details.changes).not.toHaveProperty('category');
  });

  it('responds 404 for an unknown service', async () => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('PATCH', '/services', { id: randomUUID(), ...SERVICE_DRAFT });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'service_not_found' });
  });

  it('takes a service out of the public list when it becomes private', async () => {
    const { app, call } = await testCaller(database, 'Manager');
    const { id } = await givenService(database.db);
    await call('PATCH', '/services', { id, ...SERVICE_DRAFT, status: 'private' });
    expect((await app.inject({ url: `/api/services/public/${id}` })).statusCode).toBe(404);
  });
});

describe('DELETE /services', () => {
  it('takes a service away for good', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { id } = await givenService(database.db);
    const answer = await call('DELETE', '/services', { id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Le service est supprimé.' });
    expect((await call('DELETE', '/services', { id })).statusCode).toBe(404);
  });

  it.each([[{}], [{ id: 'x' }], [{ id: randomUUID(), all: true }]])('refuses the body %j', async (body) => {
    const { call } = await testCaller(database, 'Manager');
    expect((await call('DELETE', '/services', body)).statusCode).toBe(400);
  });

  it('refuses an empty body with a sentence', async () => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('DELETE', '/services');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed' });
  });
});
