import { describe, expect, it } from 'vitest';
import { givenHelp, givenUser } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

describe('GET /helps/public', () => {
  it('lists public helps, oldest first, without their owner', async () => {
    const { app } = await testApp(database);
    const owner = await givenUser(database.db, { roles: ['Admin'] });
    const first = await givenHelp(database.db, { user_id: owner.id });
    await givenHelp(database.db, { status: 'private' });
    const answer = await app.inject({ url: '/api/helps/public' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { _id: first.id, question: 'Comment annuler?', answer: 'En ligne, sans frais.', status: 'public' },
    ]);
  });
});
