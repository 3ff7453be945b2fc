import type { FastifyBaseLogger } from 'fastify';
import { AppError, OwnError } from './errors.ts';
import { describeError } from './log.ts';
import { codeOfConnectionError } from './unavailable.ts';

/**
 * SQLSTATEs whose messages quote no rows, only names of roles, databases, tables and files: connection,
 * authentication, unknown database, permission, read-only, resources, operator intervention, system.
 */
const safeSqlStates = /^(?:08|28|3D|42501|25006|53|57P|58)/;
/** Codes of errors of TLS. */
const tlsCodes = /^(?:ERR_(?:TLS|SSL|OSSL)|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** Properties of an error: Node's, PostgreSQL's, the ORM's. */
interface Failure {
  message?: string;
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
  errors?: unknown[];
}

/**
 * Returns in one line why a start or a command failed: the message of the error, or of its cause, if it has
 * no data of rows (our errors, errors of the system, connections and permissions); else class and place.
 */
export function reasonOf(error: unknown): string {
  const { type, stack } = describeError(error);
  const reason = safeMessage(error) ?? `an unexpected error: ${type}${stack.split('\n')[0]}`;
  return reason.replace(/\s+/g, ' ').trim();
}

/** Writes the reason of a failed start or command to the terminal, in one line, and to the log. */
export function reportFailure(error: unknown, log: FastifyBaseLogger): void {
  const reason = reasonOf(error);
  console.error(reason);
  log.fatal(error instanceof OwnError ? { reason } : { err: error, reason }, 'the process could not start');
}

function safeMessage(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 8) return undefined;
  const { message = '', code, syscall, cause, errors = [] } = error as Failure;
  if (error instanceof OwnError || error instanceof AppError) return message;
  // The ORM repeats the code of its cause in a message with the statement.
  for (const inner of [cause, ...errors]) {
    const text = safeMessage(inner, depth + 1);
    if (text && code === 'E_CANNOT_WRITE_FILE')
      return `the file storage (S3_ENDPOINT, else DATA_DIR) cannot be used: ${text}`;
    if (text) return text;
  }
  if (codeOfConnectionError(message)) return message;
  if (typeof code !== 'string') return undefined;
  if (safeSqlStates.test(code) && /^[0-9A-Z]{5}$/.test(code))
    return `the database answers: ${message} (${code})`;
  return syscall !== undefined || tlsCodes.test(code) ? message || code : undefined;
}
