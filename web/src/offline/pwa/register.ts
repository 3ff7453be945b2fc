import { Workbox } from 'workbox-window/Workbox.js';
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
  const workbox = new Workbox('/sw.js');
  const offer = () => offerUpdate(workbox, `${isReady} What you have typed stays.`);
  workbox.addEventListener('waiting', offer);
  const registration = await workbox.register();
  lookForUpdates(async () => {
    await workbox.update();
    // Workbox reports one version that it has not registered itself, and none after it.
    if (registration?.waiting) offer();
  });
  if (!serviceWorker.controller) await controlling(workbox);
  storeOnBetterConnection();
  await requestStoring();
}

/** Resolves when another worker controls this page. */
const controlling = (workbox: Workbox) =>
  new Promise((resolve) => workbox.addEventListener('controlling', resolve));

function offerUpdate(workbox: Workbox, text: string): void {
  const run = () => takeUpdate(workbox);
  prompt({ about: 'update', text, action: { label: 'Update', run }, close: 'Later' });
}

/** Runs at a tap on 'Update': saves the forms, then activates the new version and reloads this tab. */
async function takeUpdate(workbox: Workbox): Promise<void> {
  // A reload would lose a form that cannot be stored: the new version waits.
  if (!(await flushUnsaved())) return offerUpdate(workbox, unsaved);
  // Another tab may have activated it.
  if ((await navigator.serviceWorker.getRegistration())?.waiting) {
    // Chromium drops a `skipWaiting` while the old worker is busy.
    const retrying = setInterval(() => workbox.messageSkipWaiting(), 1_000);
    workbox.messageSkipWaiting();
    await controlling(workbox);
    clearInterval(retrying);
  }
  // The visitor may have typed since the tap.
  if (!(await flushUnsaved())) return offerUpdate(workbox, unsaved);
  window.location.reload();
  // The button stays busy.
  await new Promise(() => undefined);
}

function lookForUpdates(look: () => Promise<void>): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < minCheckInterval) return;
    checked = Date.now();
    void look().catch(() => undefined);
  });
}
