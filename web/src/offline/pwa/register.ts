import { Workbox } from 'workbox-window';
import { storageFull, updatePrompt } from '../../content/copy/offline.ts';
import { flushUnsaved } from '../drafts/unsaved.ts';
import { prompt } from './prompt-state.ts';
import { requestStoring, storeOnBetterConnection } from './request-storing.ts';

// A tab may stay open for days: it looks for a new version when it is shown again, but not more often than this.
const pauseBetweenChecks = 15 * 60_000;

/** Registers the worker, offers its new versions, and has it cache what is needed without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => offerUpdate(updatePrompt.text));
  workbox.addEventListener('message', ({ data }) => {
    if (data?.type === 'storage') prompt({ about: 'storage', ...storageFull });
  });
  await workbox.register({ immediate: true });
  lookForUpdates(workbox);
  await isControlled();
  storeOnBetterConnection();
  await requestStoring();
}

/** Until a worker answers for this page. workbox's own promise stays pending where an earlier page began to install it. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

function offerUpdate(text: string): void {
  const { button, later } = updatePrompt;
  prompt({ about: 'update', text, action: { label: button, run: takeUpdate }, close: later });
}

/** The visitor's tap: saves what is typed, then starts the new version and this tab with it; other tabs go on. */
async function takeUpdate(): Promise<void> {
  // What this browser cannot store would be lost by a reload: then the version waits.
  if (!(await flushUnsaved())) return offerUpdate(updatePrompt.unsaved);
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab has taken it already.
  if (!waiting) return window.location.reload();
  const ask = () => waiting.postMessage({ type: 'SKIP_WAITING' });
  ask();
  // Chromium drops a `skipWaiting` that comes while the worker before is busy.
  const asking = setInterval(ask, 1_000);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    clearInterval(asking);
    void startAnew();
  });
  await new Promise(() => undefined);
}

/** Starts this tab with the new version, which may have been a while in coming: what was typed meanwhile is saved first. */
async function startAnew(): Promise<void> {
  if (await flushUnsaved()) window.location.reload();
  else offerUpdate(updatePrompt.unsaved);
}

function lookForUpdates(workbox: Workbox): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < pauseBetweenChecks) return;
    checked = Date.now();
    void workbox.update().catch(() => undefined);
  });
}
