import { idle } from '../../lib/idle.ts';
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
    device: await device(),
  };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Requests pictures for this screen when a slow connection becomes faster. */
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

/** Whether the browser reports a slow connection, or that the visitor saves data. */
function isSlow(): boolean {
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

async function device(): Promise<Device> {
  const width = isSlow() ? 0 : Math.min(maxWidth, window.screen.width * window.devicePixelRatio);
  return { width, avif: await supportsAvif() };
}
