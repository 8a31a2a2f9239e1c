import { createHash } from 'node:crypto';
import { CompiledQuery, type Insertable } from 'kysely';
import type pg from 'pg';
import type { Database, Tables } from './schema.ts';

/** What each query builder sends its statements to; a prepared one goes there at once, since nothing of it is to be built. */
const senders = new WeakMap<Database, pg.Pool | pg.PoolClient>();

/** Says that a query builder sends its statements to that pool or connection. */
export function sendThrough(db: Database, sender: pg.Pool | pg.PoolClient): void {
  senders.set(db, sender);
}

/** The names of the statements that each connection prepares once, by their text. */
const names = new Map<string, string>();

/**
 * Declares a statement that every connection parses and plans once, for those that run with nearly every call. `Row` is
 * what its columns hold. A list whose best plan depends on its values is better left to the query builder.
 */
export function prepared<Row>(
  name: string,
  text: string,
): (db: Database, values?: readonly unknown[]) => Promise<Row[]> {
  names.set(text, name);
  return (db, values = []) => send<Row>(db, text, [...values]);
}

/** Each connection keeps as many plans at most. */
const NAMES_MAX = 200;

/** The statements that insert so many rows with these columns, by what tells them apart. */
const inserts = new Map<string, string>();

/**
 * Inserts rows of a table, all with the columns of the first, by a statement that is written once and that every
 * connection prepares once: for what is inserted with nearly every change. `end` follows the rows, such as `ON CONFLICT …`.
 */
export async function insertPrepared<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  end = '',
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const key = `${table} ${rows.length} ${columns.join()} ${end}`;
  const text = inserts.get(key) ?? insertText(table, { columns, rows: rows.length, end });
  if (inserts.size < NAMES_MAX) inserts.set(key, text);
  await runPrepared(
    db,
    text,
    rows.flatMap((row) => columns.map((column) => Reflect.get(row, column))),
  );
}

/** Runs a statement whose text is always the same as one that every connection prepares once. */
export async function runPrepared(db: Database, text: string, values: readonly unknown[]): Promise<unknown[]> {
  if (!names.has(text) && names.size < NAMES_MAX) {
    names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 20));
  }
  return send(db, text, [...values]);
}

/** A transaction that the query builder opened itself is asked through it, and does not prepare. */
async function send<Row>(db: Database, text: string, values: unknown[]): Promise<Row[]> {
  const sender = senders.get(db);
  const { rows } = await (sender
    ? sender.query<Row & pg.QueryResultRow>({ name: names.get(text), text, values })
    : db.executeQuery<Row>(CompiledQuery.raw(text, values)));
  return rows;
}

function insertText(table: string, { columns, rows, end }: { columns: string[]; rows: number; end: string }): string {
  const row = (index: number) => columns.map((_column, place) => `$${index * columns.length + place + 1}`).join();
  const values = Array.from({ length: rows }, (_row, index) => `(${row(index)})`);
  return `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join()}) VALUES ${values.join()} ${end}`;
}
