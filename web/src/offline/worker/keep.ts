import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Fetches and keeps, whatever is kept already: the strategy of what is kept ahead of its being asked for. */
export class Keep extends Strategy {
  /** Rejects when the network does not answer, or the device has no room. */
  async keep(event: ExtendableEvent, address: string, accept: string): Promise<Response> {
    // 'no-cache' asks the server whether the copy of the browser's own cache still holds.
    const init: RequestInit = { cache: 'no-cache', priority: 'low', headers: { accept } };
    const [answered, done] = this.handleAll({ event, request: new Request(address, init) });
    const response = await answered;
    await done;
    return response;
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

/** Runs the work for each, four at a time; gives up at the first that fails. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all([next(), next(), next(), next()]);
}
