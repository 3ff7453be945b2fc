// The database or the file storage cannot be reached just now: clients get 503 with Retry-After, and no error about their
// request.

/** What an answer of 503 says in `Retry-After`, in seconds. */
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
  // A full disk.
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: too many connections; it cannot write, as on a standby that is about to take over.
  '53300',
  '25006',
  // flydrive, whatever the bucket or the disk said.
  'E_CANNOT_WRITE_FILE',
]);
/** PostgreSQL: connection exceptions, resources used up, the server shuts down or starts. */
const sqlStates = /^(?:08|53|57P0[1-5])/;
/** What `pg` and its pool say without a code. */
const words =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** The parts of an error that may name its cause: GraphQL's, Apollo Client's, the ORM's, flydrive's, Node's. */
interface Caused {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  originalError?: unknown;
  previous?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Whether an error says, itself or by its cause, that something we rely on cannot be reached just now. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false;
  const { code, message, cause, originalError, previous, errors, $metadata } = error as Caused;
  if (typeof code === 'string' && (codes.has(code) || sqlStates.test(code))) return true;
  if (typeof message === 'string' && words.test(message)) return true;
  // A bucket that answers, and says that it cannot.
  if (($metadata?.httpStatusCode ?? 0) >= 500) return true;
  const causes = [cause, originalError, previous, ...(Array.isArray(errors) ? errors : [])];
  return causes.some((one) => isUnavailable(one, depth + 1));
}

/** The status of an error that is none of the client's making. */
export const statusOfOurs = (error: unknown): 500 | 503 => (isUnavailable(error) ? 503 : 500);
