import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

describe('GET /health', () => {
  it('answers 200 when the database answers', async () => {
    const { app } = await testApp(database);
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  it('answers unknown calls in the one shape of every refusal, in the language asked for', async () => {
    const { app } = await testApp(database);
    const answer = await app.inject({ url: '/api/nowhere', headers: { 'accept-language': 'en-CA' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'This address does not exist.' });
  });
});
