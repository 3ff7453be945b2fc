import { idle } from '../../lib/idle.ts';
import { savedPortfolio } from '../shared/cache-names.ts';
import type { Device } from '../worker/picture-choice.ts';
import type { StoreSiteMessage } from '../worker/store-site.ts';
import { supportsAvif } from './supports-avif.ts';

// Wider pictures are not stored: they would cost more than they show.
const widest = 1600;

/** The part of the Network Information API that is used; Chromium only. */
interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };

/** When the page is idle: has the worker store the pages, their data and their pictures. */
export async function requestStoring(): Promise<void> {
  await idle();
  const message: StoreSiteMessage = {
    type: 'warm',
    path: window.location.pathname + window.location.search,
    device: (await withPictures()) ? await device() : null,
  };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Requests the pictures too as soon as a slow connection has become a better one. */
export function storeOnBetterConnection(): void {
  if (!isSlow()) return;
  const over = new AbortController();
  const onChange = () => {
    if (isSlow()) return;
    over.abort();
    void requestStoring();
  };
  connection?.addEventListener('change', onChange, over);
}

/** On a slow connection the pictures are for those who have installed the site, or saved its portfolio. */
async function withPictures(): Promise<boolean> {
  if (connection?.saveData) return false;
  if (!isSlow() || window.matchMedia('(display-mode: standalone)').matches) return true;
  return caches.has(savedPortfolio).catch(() => false);
}

function isSlow(): boolean {
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

async function device(): Promise<Device> {
  const width = Math.min(widest, window.screen.width * window.devicePixelRatio);
  return { width, avif: await supportsAvif() };
}
