import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** What the server had for an address is not for keeping: an error, another address's, another release's. */
export class NotCachedError extends Error {
  readonly answer: Response;

  constructor(address: string, answer: Response) {
    super(`${address} was answered by ${answer.status}, which is not for keeping`);
    this.answer = answer;
  }
}

/** Fetches and keeps, whatever is kept already: the strategy of what is kept ahead of its being asked for. */
export class Keep extends Strategy {
  /** Rejects with NotCachedError, or when the network does not answer, or the device has no room. */
  async keep(event: ExtendableEvent, address: string, accept: string): Promise<void> {
    // 'no-cache' asks the server whether the copy of the browser's own cache still holds.
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
 * Runs the work for each, four at a time. What is not kept holds up nothing else: gives how many that were. Any other failure
 * ends it, as the signal does.
 */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  const queue = [...items];
  let missing = 0;
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal?.throwIfAborted();
      if (!(await isCached(work(item)))) missing += 1;
    }
  };
  await Promise.all([next(), next(), next(), next()]).finally(() => queue.splice(0));
  return missing;
}

/** Whether all of this was kept; any other failure than that is thrown on. */
export async function isCached(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof NotCachedError) return false;
    throw error;
  }
}
