import type { Device } from '../worker/picture-choice.ts';
import type { PrefetchMessage } from '../worker/prefetch.ts';
import { supportsAvif } from './supports-avif.ts';

// Wider pictures are not prefetched: they would cost more than they show.
const widest = 1600;

interface Connection {
  saveData?: boolean;
}

/** When the page is idle: has the worker cache the pages, their data and their pictures. */
export async function requestPrefetch(): Promise<void> {
  await idle();
  const { connection } = navigator as Navigator & { connection?: Connection };
  const message: PrefetchMessage = {
    type: 'warm',
    path: window.location.pathname + window.location.search,
    device: connection?.saveData ? null : await device(),
  };
  navigator.serviceWorker?.controller?.postMessage(message);
}

async function device(): Promise<Device> {
  const width = Math.min(widest, window.screen.width * window.devicePixelRatio);
  return { width, avif: await supportsAvif() };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
}
