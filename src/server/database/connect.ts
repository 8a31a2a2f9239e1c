import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { sendThrough } from './prepared.ts';
import type { Database, Tables } from './schema.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
/** Who waits so long for somebody else's booking is told that the salon is busy, and leaves the connection to others. */
const LOCK_TIMEOUT_MS = 3_000;
const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 5_000;
/** Opening a connection, and planning its statements anew, costs the next caller more than an idle one costs the database. */
const IDLE_MS = 5 * 60_000;

/** Calendar days stay text; sums and counts become numbers, far below where those lose precision. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
]);

/**
 * Opens the server's connections to PostgreSQL. `onBroken` is called for one that breaks, idle or in use; the next use
 * replaces it, and the query that it breaks rejects.
 */
export function openPool(url: string, onBroken: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    application_name: 'lunule',
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser: (type: number) => PARSERS.get(type) ?? pg.types.getTypeParser(type) },
  });
  // The pool listens to its idle connections only. One that breaks in use would otherwise end the whole process.
  return pool.on('error', ignore).on('connect', (client) => {
    client.on('error', onBroken);
    sendTogether(client);
  });
}

const pools = new WeakMap<Database, pg.Pool>();

/** Returns the typed query builder on a pool. */
export function databaseOn(pool: pg.Pool): Database {
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  sendThrough(db, pool);
  return db;
}

/** Returns the pool that a query builder of `databaseOn` works on. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('this database was not opened by databaseOn');
  return pool;
}

/** Statements of the same turn of the event loop leave in one piece, which costs both sides far less than one by one. */
function sendTogether(client: pg.PoolClient): void {
  const { query } = client;
  const held = (...words: unknown[]) => {
    const { stream } = client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return Reflect.apply(query, client, words);
  };
  Object.defineProperty(client, 'query', { value: held });
}

const ignore = () => undefined;
