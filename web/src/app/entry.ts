// First of all styles: it says in which order the layers win.
import '../design/base.css';
import '../design/tokens.css';
import '../design/fonts.css';
import '../design/print.css';
import { ChunkError, loadChunk } from '../lib/chunk.ts';
import { needsEagerHydration } from '../lib/eager-hydration.ts';
import { isUntouched } from '../lib/form-values.ts';
import { hydration } from '../lib/hydration.ts';
import { datePrints } from '../lib/print-date.ts';
import { hydrationRequested, requestHydration } from '../lib/request-hydration.ts';
import { installTrustedTypes } from '../lib/trusted-types.ts';
import { watchInstalling } from '../offline/pwa/install-offer.ts';
import { captureEarlyEvents } from './early-events.ts';

// A page is read as the server sent it, and hydrated at the first sign of use: React and the router are four fifths of the
// code. What needs them by itself calls `requestHydration`.
const intentEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'wheel',
  'scroll',
];
const windowEvents = ['offline', 'popstate', 'hashchange'];

function watch(): void {
  for (const intentEvent of intentEvents)
    document.addEventListener(intentEvent, onIntent, { capture: true, passive: true });
  for (const event of windowEvents) window.addEventListener(event, requestHydration, { once: true });
}

function onIntent(event: Event): void {
  // A page that appears under a resting pointer gets a move of no length.
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isResting) requestHydration();
}

/** Whether it cannot wait. */
function isNeeded(): boolean {
  return (
    needsEagerHydration() ||
    !navigator.onLine ||
    // The worker may answer an address that it has not cached with another page.
    hydration().path !== window.location.pathname ||
    // The browser restores the router's state after a reload, which the server's page does not have.
    window.history.state?.usr != null ||
    // In development the styles come with the program.
    import.meta.env.DEV
  );
}

async function loadAndHydrate(): Promise<void> {
  // All of it together: its parts know of each other only when they are here.
  for (const href of hydration().scripts) {
    const ahead = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(ahead);
  }
  const client = await loadChunk('client', () => import('./client.tsx')).catch(() => null);
  if (client) return client.start(release);
  // It did not arrive: once more when the connection is back, or somebody presses again.
  await first(['online', 'pointerdown', 'keydown']);
  return loadAndHydrate();
}

/** Until one of these happens in the window. */
function first(events: string[]): Promise<unknown> {
  const over = new AbortController();
  return new Promise((resolve) => {
    // Before `captureEarlyEvents`, which lets no press through.
    for (const event of events)
      window.addEventListener(event, resolve, { capture: true, signal: over.signal });
  }).finally(() => over.abort());
}

/** Its parts do not arrive where the page is left meanwhile, or the connection lost: the next page starts it. */
async function startOffline(): Promise<void> {
  try {
    const program = await loadChunk('offline', () => import('../offline/start.ts'));
    await program.startOffline();
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error;
  }
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

installTrustedTypes();
const release = captureEarlyEvents();
watchInstalling();
datePrints();
watch();
if (isNeeded()) requestHydration();
// In a task of its own: the event that asks for it is answered first.
void hydrationRequested.then(() => setTimeout(() => void loadAndHydrate()));
whenLoaded(() => {
  // The browser has restored what was typed, which is not in the server's HTML.
  if (!isUntouched(document)) requestHydration();
  void startOffline();
});
