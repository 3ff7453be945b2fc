import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '../database/content-version.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response rendered once for all concurrent requests; with `isFailure` it is not cached, and the next request retries. */
export interface RenderedResponse {
  status: number;
  location?: string | undefined;
  body: string;
  isFailure: boolean;
  /** For a page: the addresses of the GraphQL queries that it was made of. */
  queries?: readonly string[];
}

/** An answer ready to be sent. */
export interface CachedResponse {
  status: number;
  location: string | undefined;
  /** Undefined for a failure, which is not cached. */
  etag: string | undefined;
  bodies: Record<Encoding, Buffer>;
  queries: readonly string[];
}

/** 96 MB: some three thousand pages in their three encodings. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Of what is not there: addresses without a page are endless, and must push out no page. */
const MAX_MISSING_BYTES = 4 * 1024 * 1024;
/** Brotli 5 costs 2 ms a page and saves 15 percent over gzip; 11 would cost 60 ms. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Responses to anonymous requests, by URL and content version: a write of content makes every older one unreachable.
 * Concurrent misses of one address make it once.
 */
export class ResponseCache {
  readonly #found = cacheOf(MAX_BYTES);
  readonly #missing = cacheOf(MAX_MISSING_BYTES);
  readonly #inFlight = new Map<string, Promise<CachedResponse>>();
  readonly #version: ContentVersion;

  constructor(version: ContentVersion) {
    this.#version = version;
  }

  /** The answer for this path and query, which are those of `cacheKey`, from the cache or made. */
  async get(address: string, make: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const key = `${this.#version.current} ${address}`;
    const cached = this.#found.get(key) ?? this.#missing.get(key);
    if (cached) return cached;
    let running = this.#inFlight.get(key);
    if (!running) {
      running = this.#make(key, make).finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, running);
    }
    return running;
  }

  async #make(key: string, make: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const { status, location, body, isFailure, queries = [] } = await make();
    const identity = Buffer.from(body);
    const [br, gzipped] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      zip(identity),
    ]);
    const etag = isFailure ? undefined : etagOf(identity);
    const response = { status, location, etag, bodies: { br, gzip: gzipped, identity }, queries };
    if (!isFailure) (status === 404 ? this.#missing : this.#found).set(key, response);
    return response;
  }
}

function cacheOf(maxSize: number): LRUCache<string, CachedResponse> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ bodies }, key) =>
      key.length + bodies.br.length + bodies.gzip.length + bodies.identity.length,
  });
}

/** Weak: the three encodings of one answer are the same answer. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
