import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../core/metrics.ts';
import { MB } from '../core/resource-limits.ts';
import type { ContentVersion } from '../database/content-version.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response rendered once for concurrent requests; with `isFailure` not cached: the next one retries. */
export interface RenderedResponse {
  status: number;
  location?: string | undefined;
  /** The content type. */
  type: string;
  body: string;
  isFailure: boolean;
  /** For a page: its own directives of the content security policy. */
  policy?: string | undefined;
}

/** A response that is ready to be sent. */
export interface CachedResponse extends Omit<RenderedResponse, 'body' | 'isFailure'> {
  /** Undefined for a failure, which is not cached. */
  etag: string | undefined;
  /** Free-form queries and failed pages have only `identity`; cached pages, which few want plain, lack it. */
  bodies: Partial<Record<Encoding, Buffer>> & ({ identity: Buffer } | { identity?: undefined; gzip: Buffer });
}

/** Returns the body without an encoding. */
export function plainBody({ bodies }: Pick<CachedResponse, 'bodies'>): Buffer {
  return bodies.identity === undefined ? gunzipSync(bodies.gzip) : bodies.identity;
}

/**
 * Bytes of each partition. Clients can invent any number of missing pages, pages with parameters (`variants`)
 * and free-form queries; these evict only their own kind. 96 MB hold some 4,000 pages, compressed.
 */
const createPartitions = () => ({
  pages: cacheOf(96 * MB),
  variants: cacheOf(16 * MB),
  missing: cacheOf(4 * MB),
  // Files and JSON.
  texts: cacheOf(16 * MB),
  trusted: cacheOf(16 * MB),
  freeForm: cacheOf(8 * MB),
});
type Partition = Exclude<keyof ReturnType<typeof createPartitions>, 'variants' | 'missing'>;
/** Memory of an entry beside its bodies. */
const ENTRY_BYTES = 1024;
/**
 * Brotli 5 costs 2 ms and saves 15 percent over gzip. Brotli 11 costs 60 to 300 ms in another thread, so only
 * pages that will be requested again get it; they are 11 percent smaller, so most fit the first round trip.
 */
const BROTLI_QUALITY = { pages: 11, others: 5 };
/** Level 3 takes half the time of 6 and makes texts 9 percent larger, for the few clients without brotli. */
const GZIP_LEVEL = { pages: 6, others: 3 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

declare const canonical: unique symbol;
/** A text in its one spelling; never a URL as a client wrote it. A cast to it follows its normalization. */
export type Canonical = string & { readonly [canonical]: true };
/** The name of a response within its kind: none, the number of a page, a text, or an object with its hash. */
type ResponseName = void | number | Canonical | { key: Canonical };

/** The definition of a kind of responses, such as pages. */
interface Kind<Name extends ResponseName> {
  partition: Partition;
  /** Makes the response of a name. Nothing else of a request may change it. */
  render: (name: Name) => Promise<RenderedResponse>;
}

/** The responses of one kind. */
export interface Responses<Name extends ResponseName> {
  /** Returns the cached response, or renders and caches it. Concurrent misses of a name render once. */
  get(name: Name): Promise<CachedResponse>;
  /** Returns the response if it is cached. */
  peek(name: Name): CachedResponse | undefined;
}

/**
 * Caches anonymous responses until the content version changes. Each is stored under its kind and its name
 * within the kind, from which it is rendered, never under the URL of a request.
 */
export class ResponseCache {
  readonly #partitions = createPartitions();
  readonly #inFlight = new Map<string, Promise<CachedResponse>>();
  readonly #version: ContentVersion;
  readonly #metrics: Metrics;
  /** The content version of the cached responses. */
  #cachedVersion: number;
  #kindCount = 0;

  constructor(version: ContentVersion, metrics: Metrics) {
    this.#version = version;
    this.#metrics = metrics;
    this.#cachedVersion = version.current;
  }

  /** Adds a kind of responses. Kinds share no entries. */
  add<Name extends ResponseName>({ partition, render }: Kind<Name>): Responses<Name> {
    const kind = this.#kindCount++;
    const keyOf = (name: Name) => `${kind} ${typeof name === 'object' ? name.key : (name ?? '')}`;
    return {
      get: (name) => this.#get(keyOf(name), () => render(name), partition),
      peek: (name) => this.#peek(keyOf(name), partition),
    };
  }

  async #get(
    key: string,
    render: () => Promise<RenderedResponse>,
    partition: Partition,
  ): Promise<CachedResponse> {
    const cached = this.#peek(key, partition);
    const running = this.#versioned(key);
    let response = this.#inFlight.get(running);
    const result = cached ? 'hit' : response ? 'joined' : 'miss';
    this.#metrics.cacheRequests.inc({ partition, result });
    if (cached) return cached;
    if (!response) {
      response = this.#render(key, render, partition).finally(() => this.#inFlight.delete(running));
      this.#inFlight.set(running, response);
    }
    return response;
  }

  #peek(key: string, partition: Partition): CachedResponse | undefined {
    this.#dropOutdated();
    const versioned = this.#versioned(key);
    if (partition !== 'pages') return this.#partitions[partition].get(versioned);
    const { pages, variants, missing } = this.#partitions;
    return pages.get(versioned) ?? variants.get(versioned) ?? missing.get(versioned);
  }

  /** A response rendered while content changes is stored under the earlier version, so it is never read. */
  #versioned(key: string): string {
    return `${this.#version.current} ${key}`;
  }

  #dropOutdated(): void {
    if (this.#cachedVersion === this.#version.current) return;
    this.#cachedVersion = this.#version.current;
    for (const partition of Object.values(this.#partitions)) partition.clear();
  }

  async #render(
    key: string,
    render: () => Promise<RenderedResponse>,
    partition: Partition,
  ): Promise<CachedResponse> {
    const versioned = this.#versioned(key);
    const endTimer = this.#metrics.renderDuration.startTimer({ partition });
    const { status, location, type, body, isFailure, policy } = await render().finally(endTimer);
    const identity = Buffer.from(body);
    // Does not compress free-form responses, whose clients are mostly servers nearby, nor failed pages: the
    // slow compression of pages pays off only in the cache.
    const stored = partition === 'pages' ? partitionOf(key, status) : partition;
    const isPlain = stored === 'freeForm' || (isFailure && isPage(type));
    const kind = stored === 'pages' && isPage(type) ? 'pages' : 'others';
    const etag = isFailure ? undefined : etagOf(identity);
    const bodies = isPlain ? { identity } : await encode(identity, kind);
    const response = { status, location, type, etag, bodies, policy };
    if (!isFailure) this.#partitions[stored].set(versioned, response);
    return response;
  }
}

const isPage = (type: string) => type.startsWith('text/html');

/** Returns the partition of a page: the number of paths that answer 200 is limited by the content. */
function partitionOf(key: string, status: number): 'pages' | 'variants' | 'missing' {
  if (status !== 200) return 'missing';
  return key.includes('?') ? 'variants' : 'pages';
}

async function encode(
  identity: Buffer,
  kind: keyof typeof BROTLI_QUALITY,
): Promise<CachedResponse['bodies']> {
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[kind] } }),
    zip(identity, { level: GZIP_LEVEL[kind] }),
  ]);
  const compressed = { br: compact(br), gzip: compact(gzipped) };
  return kind === 'pages' ? compressed : { ...compressed, identity: compact(identity) };
}

/** Copies a body, which is a view of a buffer of up to 64 KB, into a buffer of its own size. */
function compact(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.length);
  view.copy(copy);
  return copy;
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

/** Returns a weak ETag: the three encodings share it. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
