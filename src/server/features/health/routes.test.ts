import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPool } from '../../database/connect.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

describe('GET /health', () => {
  it('responds 200 when the database answers', async () => {
    const { app } = await testApp(database);
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  it('responds to many calls at once', async () => {
    const { app } = await testApp(database);
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject('/api/health')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('responds 503, with the reason in the log, while the database has no room to write', async () => {
    const { app, deps } = await testApp(database);
    const warn = vi.spyOn(deps.log, 'warn');
    onTestFinished(() => setRoom('RESET temp_file_limit'));

    await setRoom('SET temp_file_limit = 0');
    await expect.poll(async () => (await app.inject('/api/health')).statusCode).toBe(503);

    await expect
      .poll(async () => {
        await app.inject('/api/health');
        return warn.mock.lastCall;
      })
      .toEqual([
        { code: '53400', reason: expect.stringContaining('temporary file size exceeds') },
        'the database is not well',
      ]);
  });

  it('refuses unknown calls in the shape of every refusal, in the wanted language', async () => {
    const { app } = await testApp(database);
    const answer = await app.inject({ url: '/api/nowhere', headers: { 'accept-language': 'en-CA' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'This address does not exist.' });
  });
});

describe('GET /ready', () => {
  it('responds 200 while the server takes calls', async () => {
    const { app } = await testApp(database);
    const answer = await app.inject('/api/ready');
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: { status: 'ready' } });
  });
});

/** The setting counts for connections to come, so those that there are end. */
async function setRoom(setting: string): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  const pool = openPool(database.url, () => undefined);
  await pool.query(`ALTER DATABASE ${name} ${setting}`);
  await pool.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  );
  await pool.end();
}
