import { hostname } from 'node:os';
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino, stdSerializers } from 'pino';
import type { Config } from './config.ts';
import { AppError, BadInput, OwnError } from './errors.ts';
import { release } from './paths.ts';
import { codeOfConnectionError } from './unavailable.ts';

/**
 * Returns the log: JSON, one object a line. No line contains data from a client: a request is logged by its
 * method and route (its URL can contain searches, signatures and ids), an error by `describeError`.
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  // Development logs messages: there are no visitors' data.
  const development = process.env['NODE_ENV'] === 'development';
  const options: LoggerOptions = {
    level: logLevel,
    base: { pid: process.pid, hostname: hostname(), release },
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null }),
      res: ({ statusCode }: FastifyReply) => ({ statusCode }),
      err: development ? stdSerializers.err : describeError,
    },
    ...(!development && { hooks: { logMethod: dropErrorMessage } }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs one line for each request when it is answered, without its URL. */
export class RouteLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, responseTime: res.elapsedTime };
    if (error) res.log.error({ ...line, err: error }, 'request errored');
    else res.log.info(line, 'request completed');
  }

  override routeNotFound({ log }: FastifyRequest): void {
    log.info('route not found');
  }
}

/** Properties that identify an error and contain no data: codes, database objects, the SMTP command. */
const safeFields = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  'responseCode',
  'command',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

interface DescribedError {
  type: string;
  /** Only of our own errors. */
  message?: string;
  /** The stack frames, one a line, without the message. */
  stack: string;
  cause?: DescribedError;
  [field: string]: unknown;
}

/** Returns whether the message of an error is our own text. That of a rejected input may quote the input. */
const isOwn = (error: Error) =>
  error instanceof OwnError || (error instanceof AppError && !(error instanceof BadInput));

/**
 * Returns an error's class, codes and stack frames, and the message only if it is our own. Others quote data:
 * PostgreSQL the row ('Key (email)=(…)'), mail servers the recipient, JSON.parse the text.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const safe = safeFields.flatMap((name) => {
    const value = fields[name];
    const isSafe = typeof value === 'number' || (typeof value === 'string' && /^[\w .-]{1,100}$/.test(value));
    return isSafe ? [[name, value]] : [];
  });
  const code = codeOfConnectionError(error.message);
  return {
    type: error.constructor.name,
    ...(isOwn(error) && { message: error.message }),
    ...(code && { code }),
    ...Object.fromEntries(safe),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Removes the message from a stack. A message can have lines that look like frames. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at ') && /:\d{1,9}:\d{1,9}\)?$/.test(line))
    .join('\n');
}

type LogArguments = [first: unknown, message?: unknown, ...rest: unknown[]];

/** Removes the error's message, which pino and Fastify also write as the line's own message. */
function dropErrorMessage(
  this: unknown,
  [first, message, ...rest]: LogArguments,
  write: (...line: LogArguments) => void,
): void {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (!(error instanceof Error)) {
    write.call(this, first, message, ...rest);
    return;
  }
  const repeatsError = message === undefined || message === error.message;
  const fields = first instanceof Error ? { err: first } : first;
  write.call(this, fields, repeatsError ? 'an unexpected error' : message, ...rest);
}
