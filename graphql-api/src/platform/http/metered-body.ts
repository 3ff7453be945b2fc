import type { IncomingMessage } from 'node:http';
import { finished, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BodyError } from '../core/errors.ts';
import { MB, type ResourceLimits } from '../core/resource-limits.ts';
import { contentTypeOf, isMultipart } from './content-type.ts';

/** Maximum milliseconds for the rest of an unread body to arrive after the response. */
const LINGER_MS = 5_000;

/** Maximum size of a body in bytes: twice the five photos of a quote, or a video. */
const MAX_BODY_BYTES = 128 * MB;

/**
 * Puts a meter around every body that has not arrived yet, and keeps connections usable after early
 * responses. Only the server's `requestTimeout` limits a slow, steady body. Node's socket timeout also runs
 * while the server does not read. After an early response the body may continue for a moment, because a
 * reset would hide the response.
 */
export function limitBodies(server: FastifyInstance, limits: ResourceLimits): void {
  // Node and Fastify close a connection without reading the rest of the body.
  server.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    reply.raw.once('finish', () => endUnread(raw));
    reply.removeHeader('connection');
    if (reply.raw.shouldKeepAlive) return;
    reply.raw.shouldKeepAlive = true;
    reply.raw.once('finish', () => finished(raw, () => raw.socket.end()));
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    const { raw, method, headers } = request;
    requireUtf8(raw);
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody || method === 'GET' || method === 'HEAD') return payload;
    // Most JSON bodies arrive together with their headers.
    if (raw.complete && !isMultipart(raw)) return payload;
    const body = new MeteredBody(raw, limits);
    // No keep-alive, because the end of the body is unknown.
    body.once('error', () => reply.sent || reply.header('connection', 'close'));
    raw.once('close', () => {
      if (!body.writableEnded) body.destroy(new BodyError(400, 'The connection ended before the body did.'));
    });
    return payload.pipe(body);
  });
}

/** Lets the rest of a body arrive for a moment. */
function endUnread(raw: IncomingMessage): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
}

/**
 * The body of a request. Fails with 408 without progress for `bodyIdleMs`: without any byte, or of a
 * multipart body with fewer bytes than at `uploadBytesPerSecond`. Fails with 413 if it is too long; Fastify
 * limits the bodies that it collects in memory to fewer bytes.
 */
export class MeteredBody extends Transform {
  /** The headers of the request, which graphql-upload-minimal reads from a body. */
  readonly headers: IncomingMessage['headers'];
  readonly #timer: NodeJS.Timeout;
  readonly #minBytes: number;
  #maxBytes = MAX_BODY_BYTES;
  #tooLong = 'The form is too large.';
  #bytes = 0;
  /** The value of `#bytes` at the last progress. */
  #reached = 0;

  constructor(request: IncomingMessage, { bodyIdleMs, uploadBytesPerSecond }: ResourceLimits) {
    super();
    this.headers = request.headers;
    this.#minBytes = isMultipart(request) ? (uploadBytesPerSecond * bodyIdleMs) / 1000 : 1;
    this.#timer = setTimeout(() => this.#judge(), bodyIdleMs);
  }

  /** Sets the maximum size in bytes and the message of a longer body. Call it before the body is read. */
  limit(maxBytes: number, tooLong = this.#tooLong): void {
    this.#maxBytes = maxBytes;
    this.#tooLong = tooLong;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) return done(new BodyError(413, this.#tooLong));
    if (this.#bytes - this.#reached >= this.#minBytes) {
      this.#reached = this.#bytes;
      this.#timer.refresh();
    }
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
    const before = this.#reached;
    setImmediate(() => {
      if (this.destroyed || this.writableEnded) return;
      if (this.#reached > before || this.readableLength > 0) this.#timer.refresh();
      else this.destroy(new BodyError(408, 'The body stopped arriving.'));
    });
  }
}

/** Returns the body that `acceptFiles` leaves to the handler. Throws BodyError if there is none any more. */
export function meteredBodyOf({ body }: FastifyRequest): MeteredBody {
  if (body instanceof MeteredBody && !body.destroyed) return body;
  throw new BodyError(400, 'The form cannot be read.');
}

/** Throws 415 for a text in a character set that the parsers would misread. */
function requireUtf8(request: IncomingMessage): void {
  const charset = contentTypeOf(request)?.params.get('charset') ?? 'utf-8';
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) throw new BodyError(415, 'The body is not UTF-8.');
}
