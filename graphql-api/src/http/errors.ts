import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, BadInput, type ErrorCode, RateLimited, Unavailable } from '../core/errors.ts';
import { RETRY_AFTER, statusOfOurs } from '../core/unavailable.ts';

const statuses: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

const OURS = 'Something went wrong on our side.';

/** Sets the status of an error and gives its public message: never a stack trace, nor the cause of a fault of ours. */
function publicMessage(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): string {
  if (error instanceof AppError) {
    reply.code(statuses[error.code]);
    if (error instanceof RateLimited || error instanceof Unavailable) {
      reply.header('retry-after', error.retryAfter);
    }
    return error.message;
  }
  const status = error.statusCode ?? statusOfOurs(error);
  reply.code(status);
  if (status >= 500) request.log.error(error);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return status >= 500 ? OURS : error.message;
}

/** Answers a form with an error: `{msg: 'fail', errors}` (docs/product.md). */
export function sendFormError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = publicMessage(error, request, reply);
  if (error instanceof BadInput) return reply.send({ msg: 'fail', errors: error.fields });
  // A body that is too large or no JSON breaks no field's rule; it is reported under a name that no field has.
  return reply.send(reply.statusCode === 400 ? { msg: 'fail', errors: { body: message } } : { msg: 'fail' });
}

/** Answers an upload with an error: `{message}`. */
export function sendMessageError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.send({ message: publicMessage(error, request, reply) });
}

/** Answers a sign-in with an error: `{message}`, and `errors` where a field breaks its rule. */
export function sendLoginError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = publicMessage(error, request, reply);
  return reply.send(error instanceof BadInput ? { message, errors: error.fields } : { message });
}

/** Answers a content call with an error: `{status, message, error}` or, where it is not there, `{status, message, data}`. */
export function sendContentError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = publicMessage(error, request, reply);
  const rest = reply.statusCode === 404 ? { data: null } : { error: message };
  return reply.send({ status: 'fail', message, ...rest });
}

/** Answers a GraphQL client with an error that occurs before its operation is read: `{errors}`. */
export function sendGraphQLError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = publicMessage(error, request, reply);
  if (error instanceof AppError) {
    const { http: _http, ...extensions } = error.extensions;
    return reply.send({ errors: [{ message, extensions }] });
  }
  const code = reply.statusCode >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT';
  return reply.send({ errors: [{ message, extensions: { code } }] });
}
