import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** What the server sent is not cached: an error, another address's page, another release's. */
export class NotCachedError extends Error {
  readonly answer: Response;

  constructor(address: string, answer: Response) {
    super(`${address} was answered by ${answer.status}, which is not cached`);
    this.answer = answer;
  }
}

/** Fetches and caches, whatever is cached already: to store what was not visited. */
export class CacheRefresh extends Strategy {
  /** Rejects with NotCachedError, or when the network does not answer, or the device has no room. */
  async refresh(event: ExtendableEvent, address: string, accept: string): Promise<void> {
    // 'no-cache' asks the server whether the copy in the browser's HTTP cache is still valid.
    const init: RequestInit = { cache: 'no-cache', priority: 'low', headers: { accept } };
    await Promise.all(this.handleAll({ event, request: new Request(address, init) }));
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    if (!(await handler.cachePut(request, response.clone()))) throw new NotCachedError(request.url, response);
    return response;
  }
}

/**
 * Runs the work for each, four at a time, each after `beforeEach`. Gives how many could not be cached (NotCachedError).
 * Any other failure ends it.
 */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  beforeEach?: () => Promise<void>,
): Promise<number> {
  const queue = [...items];
  let missing = 0;
  const next = async (): Promise<void> => {
    while (queue.length > 0) {
      await beforeEach?.();
      const item = queue.shift();
      if (item !== undefined && !(await isCached(work(item)))) missing += 1;
    }
  };
  await Promise.all([next(), next(), next(), next()]).finally(() => queue.splice(0));
  return missing;
}

/** False where the work ends with NotCachedError; any other failure is thrown on. */
export async function isCached(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof NotCachedError) return false;
    throw error;
  }
}
