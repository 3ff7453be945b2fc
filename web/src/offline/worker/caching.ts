import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Thrown if a response must not be cached: an error, a redirect, a page of another release. */
export class NotCachedError extends Error {
  readonly response: Response;

  constructor(url: string, response: Response) {
    super(`${url} is not cached: status ${response.status}`);
    this.response = response;
  }
}

/** Whether the server allows this response to be cached. */
export const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('cache-control')?.includes('no-store');

/**
 * Lets a response of another type, or with status 511, count as no connection: a hotel's network answers with
 * its sign-in page. Of errors it checks the status only.
 */
export const rejectSignInPage = (type: RegExp): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    const isExpected = !response.ok || type.test(response.headers.get('content-type') ?? '');
    if (response.status !== 511 && isExpected) return response;
    throw new TypeError(`${request.url} was not answered by the site`);
  },
});

/** Fetches a URL and caches the response, whether or not the URL is cached. */
export class CacheRefresh extends Strategy {
  /** Rejects with NotCachedError, without a connection, and when the device is full. */
  async refresh(event: ExtendableEvent, url: string, accept: string): Promise<void> {
    // 'no-cache' revalidates the copy in the browser's HTTP cache.
    const init: RequestInit = { cache: 'no-cache', priority: 'low', headers: { accept } };
    await Promise.all(this.handleAll({ event, request: new Request(url, init) }));
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    if (!(await handler.cachePut(request, response.clone()))) throw new NotCachedError(request.url, response);
    return response;
  }
}

/**
 * Runs `work` for each item, four at a time, each after `beforeEach`. Returns the number of NotCachedErrors;
 * any other error ends the run.
 */
export async function countFailures<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  beforeEach?: () => Promise<void>,
): Promise<number> {
  const queue = [...items];
  let failures = 0;
  const next = async (): Promise<void> => {
    while (queue.length > 0) {
      await beforeEach?.();
      const item = queue.shift();
      if (item !== undefined && !(await isCached(work(item)))) failures += 1;
    }
  };
  await Promise.all([next(), next(), next(), next()]).finally(() => queue.splice(0));
  return failures;
}

/** Returns false if `work` rejects with NotCachedError; rethrows any other error. */
export async function isCached(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof NotCachedError) return false;
    throw error;
  }
}

/** Limits a cache to this number of entries; the least recently used ones are deleted. */
export function expireLeastRecent(maxEntries: number): WorkboxPlugin {
  // With `exactOptionalPropertyTypes` the class does not match workbox's interface.
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}
