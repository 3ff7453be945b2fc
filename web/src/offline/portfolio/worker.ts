import { messageSW } from 'workbox-window';
import type { CacheMessage } from '../worker/cache-request.ts';
import type { EvictMessage } from '../worker/plugins.ts';
import { Stopped } from './state.ts';

// A browser that lets no worker work says nothing at all.
const patience = 60_000;

/** What the worker answers. Rejects where it says nothing, for this page then has none. */
export function askWorker<Answer>(
  message: CacheMessage | EvictMessage,
  signal: AbortSignal,
): Promise<Answer> {
  return Promise.race([ask<Answer>(message), givenUp(signal)]);
}

async function ask<Answer>(message: CacheMessage | EvictMessage): Promise<Answer> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Stopped('page');
  return messageSW(active, message);
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const look = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // At a first visit it is still fetching the program, which on a slow connection takes its time.
      if (registration?.installing) lookLater();
      else reject(new Stopped('page'));
    };
    const lookLater = () => setTimeout(() => void look(), patience);
    lookLater();
  });
}
