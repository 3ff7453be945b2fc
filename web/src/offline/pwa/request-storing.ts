import { idle } from '../../lib/idle.ts';
import { hasPortfolio } from '../shared/cache-names.ts';
import type { Device, WorkerMessage } from '../shared/worker-message.ts';
import { supportsAvif } from './supports-avif.ts';

// In pixels; wider pictures are not stored.
const maxWidth = 1600;

/** The used part of the Network Information API; only Chromium has it. */
interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };

/** Requests, when the page is idle, that the worker stores the pages, their data and their pictures. */
export async function requestStoring(): Promise<void> {
  await idle();
  const message: WorkerMessage = {
    type: 'store-site',
    path: window.location.pathname + window.location.search,
    device: (await withPictures()) ? await device() : null,
  };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Requests the pictures when a slow connection becomes faster. */
export function storeOnBetterConnection(): void {
  if (!isSlow()) return;
  const done = new AbortController();
  const onChange = () => {
    if (isSlow()) return;
    done.abort();
    void requestStoring();
  };
  connection?.addEventListener('change', onChange, done);
}

/** On a slow connection pictures are stored only if the site is installed or the portfolio is saved. */
async function withPictures(): Promise<boolean> {
  if (connection?.saveData) return false;
  if (!isSlow() || window.matchMedia('(display-mode: standalone)').matches) return true;
  return hasPortfolio();
}

function isSlow(): boolean {
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

async function device(): Promise<Device> {
  const width = Math.min(maxWidth, window.screen.width * window.devicePixelRatio);
  return { width, avif: await supportsAvif() };
}
