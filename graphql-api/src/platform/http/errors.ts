import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  AppError,
  BadInput,
  type ErrorCode,
  RateLimited,
  temporarilyUnavailable,
  Unavailable,
} from '../core/errors.ts';
import { isUnavailable } from '../core/unavailable.ts';

const statuses: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

const OURS = 'Something went wrong on our side.';

/** Returns the error for the client: unavailability for errors of the database or the file store. */
export function publicError(
  cause: FastifyError | AppError,
  { log }: FastifyRequest,
): FastifyError | AppError {
  if (cause instanceof AppError || cause.statusCode !== undefined || !isUnavailable(cause)) return cause;
  log.error(cause);
  return temporarilyUnavailable();
}

/** Sets the status of an error; returns its public message, without the cause of an internal error. */
export function publicMessage(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  if (error instanceof AppError) {
    request.server.metrics.rejections.inc({ reason: error.code });
    const isFailedIfMatch = error.code === 'CONFLICT' && request.headers['if-match'] !== undefined;
    reply.code(isFailedIfMatch ? 412 : statuses[error.code]);
    if (error instanceof RateLimited || error instanceof Unavailable) {
      reply.header('retry-after', error.retryAfter);
    }
    return error.message;
  }
  const status = error.statusCode ?? 500;
  reply.code(status);
  request.server.metrics.rejections.inc({
    reason: status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST',
  });
  if (status >= 500) request.log.error(error);
  return status >= 500 ? OURS : error.message;
}

/** Returns the error handler of routes whose errors have this body; `status` is set already. */
function errorHandler(bodyOf: (error: FastifyError | AppError, message: string, status: number) => object) {
  return (cause: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const error = publicError(cause, request);
    const message = publicMessage(error, request, reply);
    return reply.send(bodyOf(error, message, reply.statusCode));
  };
}

/** Sends an error of a form: `{msg: 'fail', errors}` (docs/product.md). */
export const sendFormError = errorHandler((error, message, status) => {
  if (error instanceof BadInput) return { msg: 'fail', errors: error.fields };
  // A body that is too large or not JSON breaks no field's rule; the error has a name that no field has.
  return status === 400 ? { msg: 'fail', errors: { body: message } } : { msg: 'fail' };
});

/** Sends an error: `{message}`, and `code` if only a second factor is missing. */
export const sendMessageError = errorHandler(messageOf);

/** Sends an error of a sign-in: like `sendMessageError`, with `errors` if a field breaks its rule. */
export const sendLoginError = errorHandler((error, message) =>
  error instanceof BadInput ? { message, errors: error.fields } : messageOf(error, message),
);

function messageOf(error: FastifyError | AppError, message: string): object {
  return error.code === 'SECOND_FACTOR_REQUIRED' ? { message, code: error.code } : { message };
}

/** Sends an error of a content call: `{status, message, error}`; `{status, message, data}` for NOT_FOUND. */
export const sendContentError = errorHandler((_error, message, status) => ({
  status: 'fail',
  message,
  ...(status === 404 ? { data: null } : { error: message }),
}));

/** Sends an error to a GraphQL client before its operation is read: `{errors}`. */
export const sendGraphQLError = errorHandler((error, message, status) => {
  if (error instanceof AppError) {
    const { http: _http, ...extensions } = error.extensions;
    return { errors: [{ message, extensions }] };
  }
  const code = status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT';
  return { errors: [{ message, extensions: { code } }] };
});
