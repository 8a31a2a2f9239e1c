import Fastify from 'fastify';
import { sql } from 'kysely';
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

  it.each([
    ['no room on the disk', '53100'],
    ['no memory', '53200'],
    ['no connection left', '53300'],
    ['a disk that fails', '58030'],
    ['a database that shuts down', '57P01'],
    ['a database that has crashed', '57P02'],
    ['a database that starts', '57P03'],
    ['a transaction that was idle too long', '25P03'],
    ['a standby that only reads', '25006'],
    ['a connection that failed', '08006'],
  ])('is 503 for %s', async (_what, state) => {
    const answer = await answerToState(state);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'busy' });
  });

  it.each(['22012', '42P01', '23502', 'XX000'])('is 500 for the database’s own %s, which is a bug', async (state) => {
    expect((await answerToState(state)).statusCode).toBe(500);
  });

  it.each([
    ['between two queries of a transaction', 'SELECT 1'],
    ['while a query runs', 'SELECT pg_sleep(5)'],
  ])('is 503 when the connection breaks %s', async (_when, query) => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', () =>
      database.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
        const broken = sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
        await sql.raw(query).execute(trx);
        await broken;
        await sql`SELECT 1`.execute(trx);
      }),
    );
    expect((await app.inject('/')).statusCode).toBe(503);
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

/** The answer to a call whose statement fails with that state of PostgreSQL. */
function answerToState(state: string) {
  const app = Fastify();
  handleErrors(app);
  app.get('/', () => database.pool.query(`DO $$ BEGIN RAISE 'no' USING ERRCODE = '${state}'; END $$`));
  return app.inject('/');
}

it('refuses an address that cannot be read in the words of every other refusal', async () => {
  const { app } = await testApp(database);
  const answer = await app.inject({ url: '/api/%', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'malformed', message: expect.stringMatching(/^The request/) });
});

it('refuses a call whose address is longer than any, and shows a page there', async () => {
  const { app } = await testApp(database);
  const query = `?q=${'a'.repeat(2100)}`;
  expect((await app.inject(`/api/health${query}`)).json()).toMatchObject({ code: 'payload_too_large' });
  expect((await app.inject(`/helps${query}`)).headers['content-type']).not.toContain('json');
});
