import { Workbox } from 'workbox-window';
import { flushUnsaved } from './unsaved.ts';
import { offerUpdate } from './update-state.ts';
import { askToWarm } from './warm-device.ts';

// A tab may stay open for days: it looks for a new version when it is shown again, but not more often than this.
const pauseBetweenChecks = 15 * 60_000;

/** Registers the worker, offers its new versions, and has it keep what is needed without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => offerUpdate(() => takeUpdate(workbox)));
  await workbox.register({ immediate: true });
  lookForUpdates(workbox);
  await workbox.controlling;
  await askToWarm();
}

/** The visitor's tap: saves what is typed, then starts the new version and this tab with it; other tabs go on. */
async function takeUpdate(workbox: Workbox): Promise<void> {
  await flushUnsaved();
  workbox.addEventListener('controlling', () => window.location.reload());
  workbox.messageSkipWaiting();
}

function lookForUpdates(workbox: Workbox): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < pauseBetweenChecks) return;
    checked = Date.now();
    void workbox.update().catch(() => undefined);
  });
}
