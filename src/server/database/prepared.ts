import { CompiledQuery } from 'kysely';
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

/** Returns the name of a declared statement; undefined for any other text. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
