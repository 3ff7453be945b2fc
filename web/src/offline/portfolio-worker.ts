import { messageSW } from 'workbox-window';
import { Stopped } from './portfolio-state.ts';
import type { KeepMessage } from './worker/keep-asked.ts';
import type { RoomMessage } from './worker/plugins.ts';

// A browser that lets no worker work says nothing at all.
const patience = 60_000;

/** What the worker answers. Rejects where it says nothing, for this page then has none. */
export function askWorker<Answer>(message: KeepMessage | RoomMessage, signal: AbortSignal): Promise<Answer> {
  return Promise.race([ask<Answer>(message), givenUp(signal)]);
}

async function ask<Answer>(message: KeepMessage | RoomMessage): Promise<Answer> {
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
