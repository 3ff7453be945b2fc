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
  /** The content type. */
  type: string;
  body: string;
  isFailure: boolean;
  /** For a page: the addresses of the GraphQL queries that it was made of. */
  queries?: readonly string[];
}

/** An answer ready to be sent. */
export interface CachedResponse {
  /** What it is cached under, and where. */
  address: string;
  partition: Partition;
  status: number;
  location: string | undefined;
  type: string;
  /** Undefined for a failure, which is not cached. */
  etag: string | undefined;
  /** Without the compressed ones where the partition has none. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  queries: readonly string[];
  /** The headers as they were first sent, name before value, by the body that they belong to; see `fast-path.ts`. */
  headers: Partial<Record<Encoding | 'none' | 'post', readonly string[]>>;
}

const MB = 1024 * 1024;

/**
 * What is cached has as many bytes as is worth having, in partitions: what a stranger can make endless answers of evicts only
 * its own kind. 96 MB are some three thousand pages in their three encodings.
 */
const PARTITIONS = { pages: 96 * MB, missing: 4 * MB, trusted: 16 * MB, freeForm: 8 * MB };
export type Partition = Exclude<keyof typeof PARTITIONS, 'missing'>;
/** What every entry costs beside its bytes. */
const ENTRY_BYTES = 1024;
/** Brotli 5 costs 2 ms a page and saves 15 percent over gzip; 11 would cost 60 ms. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Responses to anonymous requests, by URL and content version: a write of content makes every older one unreachable.
 * Concurrent misses of one address make it once.
 */
export class ResponseCache {
  readonly #partitions: Record<keyof typeof PARTITIONS, LRUCache<string, CachedResponse>>;
  readonly #inFlight = new Map<string, Promise<CachedResponse>>();
  readonly #version: ContentVersion;
  /** The content version of what is cached. */
  #cached: number;

  constructor(version: ContentVersion) {
    this.#version = version;
    this.#cached = version.current;
    const { pages, missing, trusted, freeForm } = PARTITIONS;
    this.#partitions = {
      pages: cacheOf(pages),
      missing: cacheOf(missing),
      trusted: cacheOf(trusted),
      freeForm: cacheOf(freeForm),
    };
  }

  /** The answer for this path and query, which are those of `cacheKey`, from the cache or made. */
  async get(
    address: string,
    make: () => Promise<RenderedResponse>,
    partition: Partition = 'pages',
  ): Promise<CachedResponse> {
    const cached = this.peek(address, partition);
    if (cached) return cached;
    const key = `${partition} ${this.#keyOf(address)}`;
    let running = this.#inFlight.get(key);
    if (!running) {
      running = this.#make(address, make, partition).finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, running);
    }
    return running;
  }

  /** The answer for this address where it is cached. */
  peek(address: string, partition: Partition = 'pages'): CachedResponse | undefined {
    this.#dropOutdated();
    const key = this.#keyOf(address);
    const cached = this.#partitions[partition].get(key);
    return cached ?? (partition === 'pages' ? this.#partitions.missing.get(key) : undefined);
  }

  /** What is rendered while content changes is cached under the version before: nobody finds it again. */
  #keyOf(address: string): string {
    return `${this.#version.current} ${address}`;
  }

  #dropOutdated(): void {
    if (this.#cached === this.#version.current) return;
    this.#cached = this.#version.current;
    for (const partition of Object.values(this.#partitions)) partition.clear();
  }

  async #make(
    address: string,
    make: () => Promise<RenderedResponse>,
    partition: Partition,
  ): Promise<CachedResponse> {
    const key = this.#keyOf(address);
    const { status, location, type, body, isFailure, queries = [] } = await make();
    const identity = Buffer.from(body);
    // Compressing costs a client of the API more than it saves: most are servers beside us.
    const compressed = partition === 'freeForm' || isFailure ? {} : await compress(identity);
    const etag = isFailure ? undefined : etagOf(identity);
    const bodies = { ...compressed, identity };
    const response = { address, partition, status, location, type, etag, bodies, queries, headers: {} };
    if (!isFailure) this.#partitions[status === 404 ? 'missing' : partition].set(key, response);
    return response;
  }
}

async function compress(identity: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity),
  ]);
  return { br, gzip: gzipped };
}

function cacheOf(maxSize: number): LRUCache<string, CachedResponse> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ bodies }, key) =>
      ENTRY_BYTES +
      key.length +
      Object.values(bodies).reduce((sum: number, body: Buffer) => sum + body.length, 0),
  });
}

/** Weak: the three encodings of one answer are the same answer. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
