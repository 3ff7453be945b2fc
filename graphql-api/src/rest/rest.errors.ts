import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, BadInput, type ErrorCode, RateLimited } from '../graphql/errors.ts';

const statuses: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
};

const OURS = 'Something went wrong on our side.';

/** Status and words of an error as a REST call tells them: never a stack trace, of our own mistakes no cause. */
function told(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): string {
  const status = error instanceof AppError ? statuses[error.code] : (error.statusCode ?? 500);
  reply.code(status);
  if (error instanceof RateLimited) reply.header('retry-after', error.retryAfter);
  if (status >= 500) request.log.error(error);
  return status >= 500 ? OURS : error.message;
}

/** How a form is told of an error: `{msg: 'fail', errors}` (contract section 5). */
export function answerForm(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = told(error, request, reply);
  if (error instanceof BadInput) return reply.send({ msg: 'fail', errors: error.fields });
  // A body that is too large or no JSON breaks no field's rule; it is told under a name that no field has.
  return reply.send(reply.statusCode === 400 ? { msg: 'fail', errors: { body: message } } : { msg: 'fail' });
}

/** How an upload is told of an error: `{message}`. */
export function answerMessage(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.send({ message: told(error, request, reply) });
}

/** How a sign-in is told of an error: `{message}`, and `errors` where a field breaks its rule. */
export function answerLogin(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = told(error, request, reply);
  return reply.send(error instanceof BadInput ? { message, errors: error.fields } : { message });
}

/** How content is told of an error: `{status, message, error}` or, where it is not there, `{status, message, data}`. */
export function answerContent(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = told(error, request, reply);
  const rest = reply.statusCode === 404 ? { data: null } : { error: message };
  return reply.send({ status: 'fail', message, ...rest });
}
