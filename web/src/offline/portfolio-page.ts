import { messageSW } from 'workbox-window';
import { queryAddress } from '../apollo/trusted-request.ts';
import { Stopped } from './portfolio-state.ts';
import type { KeepMessage, KeepResult } from './worker/keep-asked.ts';

// A browser that lets no worker work says nothing at all.
const patience = 60_000;

/**
 * Has the worker keep the pages that show the portfolio, and what they ask. It answers from the moment at which it has the
 * program, so that nothing is missing afterwards. Rejects with why they are not kept.
 */
export async function keepPresentation(signal: AbortSignal): Promise<void> {
  const message: KeepMessage = {
    type: 'keep',
    paths: ['/portfolio', '/portfolio/present'],
    queries: [queryAddress('Portfolio', {})],
  };
  const result = await Promise.race([ask(message), givenUp(signal)]);
  if (result === 'full') throw new Stopped('room');
  if (result === 'missing') throw new Stopped('connection');
}

async function ask(message: KeepMessage): Promise<KeepResult> {
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
