import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { versionOf } from '../../database/versions.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenService, givenUser } from '../../testing/factories.ts';
import { SERVICE_DRAFT } from '../../testing/service-draft.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

describe('POST /services', () => {
  it('creates a service that belongs to the caller, bumps the version and writes the audit trail', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const before = await versionOf(database.db, 'content');
    const answer = await call('POST', '/services', SERVICE_DRAFT);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      message: 'Le service est créé.',
      service: { ...SERVICE_DRAFT, user: user.id, title: null, durationMax: null, rating: null, numReviews: 0 },
    });
    expect(await versionOf(database.db, 'content')).toBeGreaterThan(before);
    const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      actor_id: user.id,
      actor_name: 'Hélène Gagnon',
      action: 'service.create',
      subject_id: answer.json().service._id,
    });
  });

  it('is private by default', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { status: _status, ...draft } = SERVICE_DRAFT;
    expect((await call('POST', '/services', draft)).json().service.status).toBe('private');
  });

  it('stores every text, range and discount to the cent', async () => {
    const { call } = await testCaller(database, 'Manager');
    const draft = {
      ...SERVICE_DRAFT,
      title: 'Gel manicure',
      content: 'Two to three weeks.',
      titulo: 'Manicura',
      contenido: 'Dos semanas.',
      durationType: 'range',
      durationMax: 75,
      priceType: 'discount',
      price: 60,
      priceDiscount: 40.55,
    };
    expect((await call('POST', '/services', draft)).json().service).toMatchObject(draft);
  });

  it('lets go of what does not belong to the kind of price or duration', async () => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('POST', '/services', {
      ...SERVICE_DRAFT,
      durationMax: 20,
      priceMax: 10,
      priceDiscount: 99,
    });
    expect(answer.json().service).toMatchObject({ durationMax: null, priceMax: null, priceDiscount: null });
  });

  it.each([
    ['without a French name', { titre: '  ' }, 'titre'],
    ['without a French text', { contenu: undefined }, 'contenu'],
    ['with a name of over 100 characters', { titre: 'a'.repeat(101) }, 'titre'],
    ['with a name that draws nothing', { titre: '\u3164\u200B' }, 'titre'],
    ['in no category', { category: 'massage' }, 'category'],
    ['without a kind of duration', { durationType: undefined }, 'durationType'],
    ['of no minutes', { duration: 0 }, 'duration'],
    ['of half minutes', { duration: 30.5 }, 'duration'],
    ['of a range without its end', { durationType: 'range' }, 'durationMax'],
    ['of a range that ends before it starts', { durationType: 'range', durationMax: 40 }, 'durationMax'],
    ['without a price', { price: null }, 'price'],
    ['of a price below zero', { price: -1 }, 'price'],
    ['of a price in tenths of cents', { price: 10.005 }, 'price'],
    ['of a discount without its price', { priceType: 'discount' }, 'priceDiscount'],
    ['of a discount that is not lower', { priceType: 'discount', priceDiscount: 48.5 }, 'priceDiscount'],
    ['of a price range that ends below its start', { priceType: 'range', priceMax: 20 }, 'priceMax'],
    ['for nobody', { capacity: 0 }, 'capacity'],
    ['for more than the salon seats', { capacity: 13 }, 'capacity'],
    ['neither public nor private', { status: 'draft' }, 'status'],
  ])('refuses a service %s and names the field', async (_case, change, field) => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('POST', '/services', { ...SERVICE_DRAFT, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'service_invalid', errors: { [field]: expect.any(String) } });
  });

  it('takes a price range without an end', async () => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('POST', '/services', { ...SERVICE_DRAFT, priceType: 'range' });
    expect(answer.json().service).toMatchObject({ priceType: 'range', priceMax: null });
  });

  it.each([
    ['a client', { roles: ['Client' as const] }],
    ['an employee', { roles: ['Employee' as const] }],
    ['a closed manager', { roles: ['Manager' as const], status: false }],
  ])('refuses %s as owner', async (_who, account) => {
    const { call } = await testCaller(database, 'Manager');
    const owner = await givenUser(database.db, account);
    const answer = await call('POST', '/services', { ...SERVICE_DRAFT, user: owner.id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'owner_invalid' });
  });

  it('takes another active manager as owner', async () => {
    const { call } = await testCaller(database, 'Manager');
    const owner = await givenUser(database.db, { roles: ['Manager'] });
    expect((await call('POST', '/services', { ...SERVICE_DRAFT, user: owner.id })).json().service.user).toBe(owner.id);
  });

  const COLUMNS = {
    _id: randomUUID(),
    user_id: randomUUID(),
    video: 'https://example.com/a.mp4',
    rating: 5,
    num_reviews: 900,
    numReviews: 900,
    price_cents: 1,
    price_max_cents: 1,
    price_discount_cents: 1,
    duration_type: 'range',
    duration_max: 600,
    price_type: 'range',
    created_at: '2001-01-01T00:00:00Z',
    updated_at: '2001-01-01T00:00:00Z',
  };

  it('takes no column that its form does not have', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const { service } = (await call('POST', '/services', { ...SERVICE_DRAFT, ...COLUMNS, id: COLUMNS._id })).json();
    expect(service).toMatchObject({ ...SERVICE_DRAFT, user: user.id, video: null, rating: null, numReviews: 0 });
    expect(service._id).not.toBe(COLUMNS._id);
  });

  it('takes none when it is changed either', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const { id } = await givenService(database.db, { user_id: user.id, rating: 4, num_reviews: 2 });
    const rowOf = () => database.db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await call('PATCH', '/services', { ...SERVICE_DRAFT, id });
    const before = await rowOf();
    expect((await call('PATCH', '/services', { ...SERVICE_DRAFT, ...COLUMNS, id })).statusCode).toBe(200);
    expect(await rowOf()).toEqual({ ...before, updated_at: expect.any(Date) });
  });
});
