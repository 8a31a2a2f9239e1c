import type { ColumnType } from 'kysely';

/** A jsonb column: read parsed, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;
