import { type DatabaseConnection, DefaultQueryExecutor, PostgresDialect, Transaction } from 'kysely';
import type pg from 'pg';
import { sendThrough } from './prepared.ts';
import type { DatabaseTransaction, Tables } from './schema.ts';

/** Each connection has one transaction at a time, and the builder of its statements is made once. */
const transactions = new WeakMap<pg.PoolClient, DatabaseTransaction>();

/**
 * Runs `work` in one transaction of a connection of the pool. Statements that `work` does not wait for, as those of a
 * `Promise.all`, go out together in their order, and PostgreSQL does them one after the other: several cost one round trip.
 * So does BEGIN with the first. (Kysely's own transaction waits for each before it sends the next.)
 */
export async function runTransaction<Result>(
  pool: pg.Pool,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    const [, result] = await Promise.all([client.query('BEGIN'), work(transactionOn(client))]);
    const { command } = await client.query('COMMIT');
    if (command === 'ROLLBACK') throw new Error('a statement failed and its transaction went on');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function transactionOn(client: pg.PoolClient): DatabaseTransaction {
  const known = transactions.get(client);
  if (known) return known;
  const dialect = new PostgresDialect({
    pool: { connect: async () => client, end: async () => undefined, options: {} },
  });
  const connection = connectionOn(client);
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (consumer) => consumer(connection),
  });
  const transaction = new Transaction<Tables>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor,
  });
  transactions.set(client, transaction);
  sendThrough(transaction, client);
  return transaction;
}

function connectionOn(client: pg.PoolClient): DatabaseConnection {
  return {
    executeQuery: async ({ sql, parameters }) => {
      const { rows, rowCount } = await client.query(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    async *streamQuery() {
      yield await Promise.reject(new Error('a transaction reads its rows at once'));
    },
  };
}
