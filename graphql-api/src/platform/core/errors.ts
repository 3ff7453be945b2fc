import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { FieldErrors } from '../../../../rules/field/check.ts';
import { RETRY_AFTER } from './unavailable.ts';

/** An error whose message contains no data of rows or clients, so that the log shows it. */
export class OwnError extends Error {}

/** A body that cannot be read. `statusCode` is the status of the response. */
export class BodyError extends OwnError {
  readonly statusCode: number;

  constructor(statusCode: 400 | 408 | 413 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }

  /** Returns the error of a multipart parser, without the parser's message. */
  static ofForm(error: unknown): BodyError {
    if (error instanceof BodyError) return error;
    const { statusCode } = error as { statusCode?: number };
    return statusCode === 413
      ? new BodyError(413, 'The form is too large.')
      : new BodyError(400, 'The form cannot be read.');
  }
}

/** Errors that a client can act on. Every other error becomes INTERNAL_SERVER_ERROR without its cause. */
export const appErrorCodes = {
  BAD_USER_INPUT: 'The input breaks a rule. `extensions.fields` has field names with messages.',
  SECOND_FACTOR_REQUIRED:
    'The account has a second factor: sign in with `code`, or call `confirmSecondFactor` and repeat the operation.',
  UNAUTHENTICATED: 'The token is missing, unknown or expired.',
  FORBIDDEN: 'The signed-in account does not have access to the operation.',
  NOT_FOUND: 'The object to change does not exist.',
  CONFLICT:
    'Someone else saved a newer version. `extensions.conflict` has `version`, `savedBy` and `savedAt`.',
  RATE_LIMITED: 'Too many requests; `extensions.retryAfter` has the seconds to wait.',
  SERVICE_UNAVAILABLE:
    'The server is temporarily unable to run the operation. `extensions.retryAfter` has the seconds to wait.',
};
export type ErrorCode = keyof typeof appErrorCodes;

export class AppError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    super(message, { extensions: { ...extensions, code } });
    this.code = code;
  }
}

/** The input breaks a rule; `fields` maps field names to messages. */
export class BadInput extends AppError {
  readonly fields: FieldErrors;

  constructor(
    fields: FieldErrors,
    message = Object.values(fields)[0] ?? 'The input is not valid.',
    extensions: Record<string, unknown> = {},
  ) {
    super('BAD_USER_INPUT', message, { ...extensions, fields });
    this.fields = fields;
  }
}

/** The client may retry after `retryAfter`, in whole seconds. Apollo removes `http` and sends the header. */
class TemporaryError extends AppError {
  readonly retryAfter: number;

  constructor(code: ErrorCode, message: string, retryAfter: number, http: { status?: number } = {}) {
    const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
    super(code, message, { retryAfter, http: { ...http, headers } });
    this.retryAfter = retryAfter;
  }
}

/** Too many requests. */
export class RateLimited extends TemporaryError {
  constructor(retryAfter: number) {
    super('RATE_LIMITED', `Too many requests. Try again in ${retryAfter} seconds.`, retryAfter);
  }
}

/** The server cannot serve any client at the moment. `message` is for the visitor. */
export class Unavailable extends TemporaryError {
  constructor(message: string, retryAfter: number) {
    super('SERVICE_UNAVAILABLE', message, retryAfter, { status: 503 });
  }
}

/**
 * Sets the HTTP status of an error that is thrown before an operation runs; Apollo's default is 500. Use 200
 * for a rejection like a resolver's, 400 for a malformed request.
 */
export function withStatus<E extends AppError>(status: 200 | 400, error: E): E {
  Object.assign(error.extensions, { http: { status } });
  return error;
}

/** Returns BAD_USER_INPUT with status 400, for an operation that is not executed. */
export function badRequest(message: string): AppError {
  return withStatus(400, new AppError('BAD_USER_INPUT', message));
}

/** Returns the error that clients get while the database or the file storage is unavailable. */
export function temporarilyUnavailable(): Unavailable {
  return new Unavailable('The site is temporarily unavailable. Please try again in a moment.', RETRY_AFTER);
}
