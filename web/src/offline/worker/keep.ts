import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** What the server had for an address is not for keeping: an error, another address's, another release's. */
export class NotKept extends Error {
  readonly answer: Response;

  constructor(address: string, answer: Response) {
    super(`${address} was answered by ${answer.status}, which is not for keeping`);
    this.answer = answer;
  }
}

/** Fetches and keeps, whatever is kept already: the strategy of what is kept ahead of its being asked for. */
export class Keep extends Strategy {
  /** Rejects with NotKept, or when the network does not answer, or the device has no room. */
  async keep(event: ExtendableEvent, address: string, accept: string): Promise<void> {
    // 'no-cache' asks the server whether the copy of the browser's own cache still holds.
    const init: RequestInit = { cache: 'no-cache', priority: 'low', headers: { accept } };
    await Promise.all(this.handleAll({ event, request: new Request(address, init) }));
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    if (!(await handler.cachePut(request, response.clone()))) throw new NotKept(request.url, response);
    return response;
  }
}

/**
 * Runs the work for each, four at a time. What is not kept holds up nothing else, and is told at the end; any other failure
 * ends it, as the signal does.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = [...items];
  const notKept: NotKept[] = [];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal?.throwIfAborted();
      await work(item).catch((error: unknown) => notKept.push(onlyNotKept(error)));
    }
  };
  await Promise.all([next(), next(), next(), next()]).finally(() => queue.splice(0));
  if (notKept[0]) throw notKept[0];
}

/** Whether all of this was kept; any other failure than that is thrown on. */
export async function isKept(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    onlyNotKept(error);
    return false;
  }
}

function onlyNotKept(error: unknown): NotKept {
  if (error instanceof NotKept) return error;
  throw error;
}
