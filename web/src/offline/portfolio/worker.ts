import { messageSW } from 'workbox-window';
import { queryAddress } from '../../apollo/trusted-request.ts';
import type { CacheMessage, CacheResult } from '../worker/cache-request.ts';
import type { EvictMessage } from '../worker/plugins.ts';
import { Stopped } from './state.ts';

// A browser that lets no worker work says nothing at all.
const timeout = 60_000;

/**
 * Has the worker cache the pages that show the portfolio, and what they ask. It answers from the moment at which it has the
 * program, so that nothing is missing afterwards. Rejects with why they are not cached.
 */
export async function cachePresentation(signal: AbortSignal): Promise<void> {
  const paths = ['/portfolio', '/portfolio/present'];
  const queries = [queryAddress('Portfolio', {})];
  const result = await askWorker<CacheResult>({ type: 'keep', paths, queries }, signal);
  if (result === 'full') throw new Stopped('room');
  if (result === 'missing') throw new Stopped('connection');
}

/** Evicts pictures that are cached for reading only: the worker knows which were looked at longest ago. */
export async function requestEviction(signal: AbortSignal): Promise<boolean> {
  // Without a worker there are no such pictures.
  if (!(await navigator.serviceWorker?.getRegistration())?.active) return false;
  try {
    return (await askWorker<number>({ type: 'room' }, signal)) > 0;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

function askWorker<Answer>(message: CacheMessage | EvictMessage, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    setTimeout(() => reject(new Stopped('page')), timeout);
    const ask = async () => messageSW((await navigator.serviceWorker.ready).active as ServiceWorker, message);
    ask().then(resolve, reject);
  });
}
