import { flushUnsaved } from '../drafts/unsaved.ts';
import { prompt } from './prompt-state.ts';
import { requestStoring, storeOnBetterConnection } from './request-storing.ts';

// In milliseconds. A tab that is shown again checks for a new version, at most this often.
const minCheckInterval = 15 * 60_000;

const isReady = 'A new version of this site is ready.';
const unsaved = `${isReady} We can’t save what you have typed on this device. Send the form or clear it before you update.`;
const storageFull = {
  text: 'This device is low on space. Some pages or pictures may be missing while you’re offline; forms are still saved and sent.',
  close: 'OK',
};

/** Registers the worker, offers its new versions, and requests that it stores the site. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'storage') prompt({ about: 'storage', ...storageFull });
  });
  const registration = await serviceWorker.register('/sw.js');
  offerWaiting(registration);
  registration.addEventListener('updatefound', () => offerWaiting(registration));
  lookForUpdates(registration);
  await isControlled();
  storeOnBetterConnection();
  await requestStoring();
}

/** Offers a new version when it waits, now or after its installation. The first version does not wait. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && registration.active) offerUpdate(`${isReady} What you have typed stays.`);
  };
  offer();
  registration.installing?.addEventListener('statechange', offer);
}

/** Resolves when a worker controls this page. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

function offerUpdate(text: string): void {
  prompt({ about: 'update', text, action: { label: 'Update', run: takeUpdate }, close: 'Later' });
}

/** Runs at a tap on 'Update': saves the forms, then activates the new version and reloads this tab. */
async function takeUpdate(): Promise<void> {
  // A reload would lose a form that cannot be stored: the new version waits.
  if (!(await flushUnsaved())) return offerUpdate(unsaved);
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab has activated it.
  if (!waiting) return window.location.reload();
  const skipWaiting = () => waiting.postMessage({ type: 'SKIP_WAITING' });
  skipWaiting();
  // Chromium drops a `skipWaiting` while the old worker is busy.
  const retrying = setInterval(skipWaiting, 1_000);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    clearInterval(retrying);
    void reload();
  });
  await new Promise(() => undefined);
}

/** Reloads this tab after saving the forms again: the visitor may have typed since the tap. */
async function reload(): Promise<void> {
  if (await flushUnsaved()) window.location.reload();
  else offerUpdate(unsaved);
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < minCheckInterval) return;
    checked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
