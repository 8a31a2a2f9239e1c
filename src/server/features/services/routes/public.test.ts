import { beforeEach, describe, expect, it } from 'vitest';
import { givenService, givenUser } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('services').execute();
});

async function get(url: string) {
  const { app } = await testApp(database);
  return app.inject({ url: `/api/services${url}` });
}

describe('GET /services/public', () => {
  it('lists public services in dollars and minutes, without their owner', async () => {
    const owner = await givenUser(database.db, { roles: ['Manager'] });
    const service = await givenService(database.db, {
      user_id: owner.id,
      price_type: 'discount',
      price_cents: 4050,
      price_discount_cents: 3499,
      rating: 4.5,
      num_reviews: 12,
    });
    const answer = await get('/public');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        _id: service.id,
        category: 'manicure',
        titre: 'Manucure classique',
        contenu: 'Limage, cuticules et vernis.',
        title: null,
        content: null,
        titulo: null,
        contenido: null,
        image: null,
        video: null,
        durationType: 'fixed',
        duration: 45,
        durationMax: null,
        priceType: 'discount',
        price: 40.5,
        priceMax: null,
        priceDiscount: 34.99,
        capacity: 4,
        rating: 4.5,
        numReviews: 12,
        status: 'public',
      },
    ]);
  });

  it('leaves private services out', async () => {
    await givenService(database.db, { status: 'private' });
    expect((await get('/public')).json()).toEqual([]);
  });

  it('sorts by the order of the tabs, then by name as French sorts it', async () => {
    await givenService(database.db, { category: 'other', titre: 'Abricot' });
    await givenService(database.db, { category: 'manicure', titre: 'Vernis' });
    await givenService(database.db, { category: 'manicure', titre: 'Éclat' });
    await givenService(database.db, { category: 'pedicure', titre: 'Bain' });
    const titles = (await get('/public')).json().map(({ titre }: { titre: string }) => titre);
    expect(titles).toEqual(['Éclat', 'Vernis', 'Bain', 'Abricot']);
  });
});

describe('GET /services/publicListByCategory', () => {
  it('lists the three categories, empty ones too', async () => {
    const service = await givenService(database.db, { category: 'pedicure' });
    await givenService(database.db, { category: 'other', status: 'private' });
    const answer = await get('/publicListByCategory');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      manicure: [],
      pedicure: [expect.objectContaining({ _id: service.id })],
      other: [],
    });
  });
});

describe('GET /services/public/{id}', () => {
  it('returns one service', async () => {
    const service = await givenService(database.db);
    const answer = await get(`/public/${service.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ _id: service.id, price: 45 });
  });

  it('knows no more of a private service than of one that never was', async () => {
    const service = await givenService(database.db, { status: 'private' });
    const [hidden, unknown, odd] = [
      await get(`/public/${service.id}`),
      await get('/public/7d9f3c1e-8a54-4d53-9a3e-0d1c5b6c7a10'),
      await get('/public/%25_'),
    ];
    expect(hidden.statusCode).toBe(404);
    expect(hidden.json()).toMatchObject({ code: 'service_not_found' });
    expect(unknown.json()).toEqual(hidden.json());
    expect(odd.json()).toEqual(hidden.json());
  });
});
