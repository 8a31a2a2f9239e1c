import { createHash } from 'node:crypto';
import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

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
  return async (db, values = []) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

/** Each connection keeps as many plans at most. */
const NAMES_MAX = 200;

/**
 * Runs a statement of the query builder as one that every connection prepares once: for those that run often and have few
 * different texts, such as an insert of a handful of rows.
 */
export async function runPrepared<Row>(db: Database, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const { sql } = compiled;
  if (!names.has(sql) && names.size < NAMES_MAX) {
    names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 20));
  }
  const { rows } = await db.executeQuery<Row>(compiled);
  return rows;
}

/** Returns the name of a declared statement; undefined for any other text. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
