import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** Field name to what is wrong with it, in words for the person who filled it in. */
export type FieldErrors = Record<string, string>;

/** Errors that a client can act on; anything else becomes INTERNAL_SERVER_ERROR without a word of its cause. */
export type ErrorCode = 'BAD_USER_INPUT' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'RATE_LIMITED';

export class AppError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    super(message, { extensions: { ...extensions, code } });
    this.code = code;
  }
}

/** What was sent breaks a rule; `fields` says which and how. */
export class BadInput extends AppError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors, message = Object.values(fields)[0] ?? 'The input is not valid.') {
    super('BAD_USER_INPUT', message, { fields });
    this.fields = fields;
  }
}

/** Too many tries; `retryAfter` is in whole seconds. `http` is for Apollo, which takes it out and sends the header. */
export class RateLimited extends AppError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('RATE_LIMITED', `Too many requests. Try again in ${retryAfter} seconds.`, {
      retryAfter,
      http: { headers: new HeaderMap([['retry-after', String(retryAfter)]]) },
    });
    this.retryAfter = retryAfter;
  }
}
