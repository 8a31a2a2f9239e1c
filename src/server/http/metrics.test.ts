import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
const METRICS_TOKEN = 'a token for metrics only';

describe('GET /metrics', () => {
  it('tells how long each route takes to whoever bears the token', async () => {
    const { app } = await testApp(database, { environment: { METRICS_TOKEN } });
    await app.inject({ url: '/api/services/public/nonsense' });
    const answer = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('process_cpu_seconds_total');
    expect(answer.body).toMatch(/database_connections\{state="waiting"\} \d/);
    expect(answer.body).toMatch(
      /http_request_seconds_count\{method="GET",route="\/api\/services\/public\/:id",status="4\d\d"\} 1/,
    );
  });

  it.each(['', 'Bearer', 'Bearer wrong', `Basic ${METRICS_TOKEN}`])(
    'does not exist for «%s»',
    async (authorization) => {
      const { app } = await testApp(database, { environment: { METRICS_TOKEN } });
      const answer = await app.inject({ url: '/api/metrics', headers: { authorization } });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('does not exist without a token of its own', async () => {
    const { app } = await testApp(database);
    expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
  });
});
