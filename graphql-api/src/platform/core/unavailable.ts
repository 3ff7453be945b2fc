// The database or the file storage is unavailable: clients get 503 with Retry-After.

/** `Retry-After` of a temporary overload or failure, in seconds. */
export const RETRY_AFTER = 5;

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The disk is full.
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: too many connections; read-only, as on a standby before it is promoted.
  '53300',
  '25006',
  // flydrive, for any error of the bucket or the disk.
  'E_CANNOT_WRITE_FILE',
]);
/** PostgreSQL: connection, insufficient resources, shutdown or start, timeout of statement or transaction. */
const sqlStates = /^(?:08|53|57P0[1-5]|57014|25P0[34])/;
/** Codes for errors of `pg` and its pool that have a message only. */
const connectionErrors: [message: RegExp, code: string][] = [
  [
    /^timeout (?:exceeded when trying to connect|expired)|^Connection terminated due to connection timeout/,
    'CONNECTION_TIMEOUT',
  ],
  [/^Connection terminated|^Client has encountered a connection error/, 'CONNECTION_LOST'],
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
];

/** Returns a code for the message of a lost or slow connection to the database. */
export function codeOfConnectionError(message: string): string | undefined {
  return connectionErrors.find(([pattern]) => pattern.test(message))?.[1];
}

/**
 * Properties of an error that may contain its cause: GraphQL's, Apollo Client's, the ORM's, flydrive's,
 * Node's.
 */
interface Caused {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
  originalError?: unknown;
  previous?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Returns whether an error, or its cause, means that the database or the file storage is unavailable. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false;
  const { code, syscall, message, cause, originalError, previous, errors, $metadata } = error as Caused;
  // The socket of a PostgreSQL server that is not running.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (typeof code === 'string' && (codes.has(code) || sqlStates.test(code))) return true;
  if (typeof message === 'string' && codeOfConnectionError(message)) return true;
  // The bucket answered with a server error.
  if (($metadata?.httpStatusCode ?? 0) >= 500) return true;
  const causes = [cause, originalError, previous, ...(Array.isArray(errors) ? errors : [])];
  return causes.some((one) => isUnavailable(one, depth + 1));
}
