import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '../database/content-version.ts';

/** An answer ready to be sent. */
export interface CachedResponse {
  status: number;
  body: Buffer;
  /** Undefined for an error, which is not kept. */
  etag: string | undefined;
}

/** 32 MB: some thousand answers of the largest size the site asks for. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Makes an answer. */
export type MakeResponse = () => Promise<{ status: number; body: string }>;

/**
 * Answers of trusted documents to strangers, by address and content version: a write of content makes every older
 * entry unreachable. Concurrent misses of one key run once.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  readonly #inFlight = new Map<string, Promise<CachedResponse>>();
  readonly #version: ContentVersion;

  constructor(version: ContentVersion) {
    this.#version = version;
  }

  /** The answer for this address, kept or made. */
  async get(address: string, make: MakeResponse): Promise<CachedResponse> {
    const key = `${this.#version.current} ${address}`;
    const kept = this.#entries.get(key);
    if (kept) return kept;
    let running = this.#inFlight.get(key);
    if (!running) {
      running = this.#make(key, make).finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, running);
    }
    return running;
  }

  async #make(key: string, make: MakeResponse): Promise<CachedResponse> {
    const { status, body } = await make();
    const isError = status !== 200 || body.includes('"errors":[');
    const response = { status, body: Buffer.from(body), etag: isError ? undefined : etagOf(body) };
    if (!isError) this.#entries.set(key, response);
    return response;
  }
}

/** A strong ETag of these bytes. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
