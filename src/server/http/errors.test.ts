import Fastify from 'fastify';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { handleErrors } from './errors.ts';

const database = testDatabase();

describe('an unexpected error', () => {
  it('is 503 when every connection to the database stays in use', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const app = Fastify();
    handleErrors(app);
    app.get('/', () => pool.query('SELECT 1'));
    const held = await pool.connect();
    pool.options.connectionTimeoutMillis = 20;
    const answer = await app.inject('/');
    held.release();
    await pool.end();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'busy' });
  });

  it('is 500 without details when nobody foresaw it', async () => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', () => {
      throw new TypeError('secret is not a function');
    });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'internal', message: expect.not.stringContaining('secret') });
  });
});

it('refuses an address that cannot be read in the words of every other refusal', async () => {
  const { app } = await testApp(database);
  const answer = await app.inject({ url: '/api/%', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'malformed', message: expect.stringMatching(/^The request/) });
});
