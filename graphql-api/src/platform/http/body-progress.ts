import type { IncomingMessage } from 'node:http';
import { finished, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { OwnError } from '../core/errors.ts';
import type { ResourceLimits } from '../core/resource-limits.ts';
import { contentTypeOf } from './content-type.ts';

/** Maximum milliseconds for the rest of an unread body to arrive after the response. */
const LINGER_MS = 5_000;

/** A body that ended early. `status` is the status of the response. */
class BodyError extends OwnError {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Responds with 408 to a body without progress for `bodyIdleMs`, on every route. Only the server's
 * `requestTimeout` limits a slow, steady body. Node's socket timeout also runs while the server does not
 * read. After an early response the body may continue for a moment, because a reset would hide the response.
 */
export function limitBodies(server: FastifyInstance, limits: ResourceLimits): void {
  server.addHook('onRequest', async ({ raw }, reply) => {
    reply.raw.once('finish', () => {
      if (raw.complete) return;
      raw.unpipe();
      raw.resume();
      setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
    });
  });
  // Node and Fastify close a connection without reading the rest of the body.
  server.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    reply.removeHeader('connection');
    if (reply.raw.shouldKeepAlive) return;
    reply.raw.shouldKeepAlive = true;
    reply.raw.once('finish', () => finished(raw, () => raw.socket.end()));
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    const { raw, method, headers } = request;
    requireUtf8(raw);
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    // Uploads measure their own progress (upload/upload.ts).
    if (!hasBody || method === 'GET' || method === 'HEAD' || request.upload) return payload;
    const body = new ProgressingBody(limits.bodyIdleMs);
    // No keep-alive, because the end of the body is unknown.
    body.once('error', () => reply.header('connection', 'close'));
    raw.once('close', () => {
      if (!body.writableEnded) body.destroy(new BodyError(400, 'The connection ended before the body did.'));
    });
    return payload.pipe(body);
  });
}

class ProgressingBody extends Transform {
  readonly #timer: NodeJS.Timeout;
  #chunks = 0;

  constructor(idleMs: number) {
    super();
    this.#timer = setTimeout(() => this.#judge(), idleMs);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks += 1;
    this.#timer.refresh();
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.#timer);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    done(error);
  }

  /** Does not time out while bytes wait to be read, or while this process is too busy to read them. */
  #judge(): void {
    const before = this.#chunks;
    setImmediate(() => {
      if (this.destroyed || this.writableEnded) return;
      if (this.#chunks > before || this.readableLength > 0) this.#timer.refresh();
      else this.destroy(new BodyError(408, 'The body stopped arriving.'));
    });
  }
}

/** Throws 415 for a text in a character set that the parsers would misread. */
function requireUtf8(request: IncomingMessage): void {
  const charset = contentTypeOf(request)?.params.get('charset') ?? 'utf-8';
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) throw new BodyError(415, 'The body is not UTF-8.');
}
