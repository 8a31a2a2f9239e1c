/** PostgreSQL's error classes for the state of the database and not of a statement: no connection, no room, stopped, disk. */
const CLASSES = new Set(['08', '53', '57', '58']);

/** Single error codes of that kind: idle in transaction, read-only standby, lock not available, serialization, deadlock. */
const STATES = new Set(['25P03', '25006', '55P03', '40001', '40P01']);

/** The system's codes for a database that cannot be reached, and for a process or disk without room. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EDQUOT',
]);

/** Messages of pg and Kysely, which have no code, for a connection that is not had in time or is lost. */
const SENTENCES = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
  'Cannot use a pool after calling end on the pool',
]);

/** Whether an error means that the database is away, overloaded or out of room, so that a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isState = code.length === 5 && (STATES.has(code) || CLASSES.has(code.slice(0, 2)));
  return isState || SYSTEM_CODES.has(code) || SENTENCES.has(error.message);
}

/** Returns the reason for the log, without any value of the statement. */
export function reasonOfUnavailable(error: unknown): { reason: string; code?: string } {
  if (error instanceof AggregateError) return reasonOfUnavailable(error.errors[0]);
  if (!(error instanceof Error)) return { reason: String(error) };
  return { reason: error.message, ...('code' in error && { code: String(error.code) }) };
}
