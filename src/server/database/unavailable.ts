/** PostgreSQL's classes of errors that are the state of the database, not a fault of the statement: no connection, no room, stopped, disk. */
const CLASSES = new Set(['08', '53', '57', '58']);

/**
 * The same, one by one: ended while idle in a transaction, taken over by a standby, the lock not had, one of two that
 * waited for each other.
 */
const STATES = new Set(['25P03', '25006', '55P03', '40001', '40P01']);

/** What the system says of a database that cannot be reached, and of a process or disk that has no more room. */
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

/** What pg and Kysely say, without a code, when no connection is had in time, or when the one in use is lost. */
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

/**
 * Whether something failed because the database is away, overloaded or out of room: nothing is wrong with what was asked,
 * and asking again later may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isState = code.length === 5 && (STATES.has(code) || CLASSES.has(code.slice(0, 2)));
  return isState || SYSTEM_CODES.has(code) || SENTENCES.has(error.message);
}

/** The reason in a few words for the log, without anything that the statement carried. */
export function reasonOfUnavailable(error: unknown): { reason: string; code?: string } {
  if (error instanceof AggregateError) return reasonOfUnavailable(error.errors[0]);
  if (!(error instanceof Error)) return { reason: String(error) };
  return { reason: error.message, ...('code' in error && { code: String(error.code) }) };
}
