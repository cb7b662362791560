/** PostgreSQL's codes, and those of the system, for a database that cannot answer now. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '57014', // query_canceled: statement_timeout
  '55P03', // lock_not_available: lock_timeout
  '53300', // too_many_connections
  '25006', // read_only_sql_transaction: a failover is not finished
  '25P03', // idle_in_transaction_session_timeout
]);
/** The driver's own errors have no code. */
const CONNECTION_ENDED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;

/** The code of a database error; '' if there is none. The query builder wraps the error of the driver as its cause. */
export function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseCode(error.cause);
}

/** The constraint that a database error names; '' if there is none. */
export function databaseConstraint(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return databaseConstraint(error.cause);
}

/** Whether a query failed because the database could not answer: the same call may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // `fetch` fails with a TypeError: that is another program's connection.
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  return (
    UNAVAILABLE.has(databaseCode(error)) || CONNECTION_ENDED.test(error.message) || isDatabaseUnavailable(error.cause)
  );
}
