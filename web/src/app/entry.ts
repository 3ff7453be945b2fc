// First, because it declares the order of the layers.
import '../design/base.css';
import '../design/tokens.css';
import '../design/fonts.css';
import '../design/print.css';
import { ChunkError, loadChunk } from '../lib/chunk.ts';
import { isUntouched } from '../lib/form-values.ts';
import { needsEagerHydration } from '../lib/hydration/eager-hydration.ts';
import { hydration, isOfThisPage } from '../lib/hydration/hydration.ts';
import { hydrationRequested, requestHydration } from '../lib/hydration/request-hydration.ts';
import { datePrints } from '../lib/print-date.ts';
import { fillDates } from '../lib/today.ts';
import { installTrustedTypes } from '../lib/trusted-types.ts';
import { visitStart } from '../lib/visit-start.ts';
import { watchInstalling } from '../offline/pwa/install-offer.ts';
import { noteMissingPictures } from '../offline/pwa/missing-pictures.ts';
import { keepDroppedFiles } from './early/dropped-files.ts';
import { keepPresses, repeatHeld } from './early/held-events.ts';
import { operateMenu } from './early/menu.ts';
import { applyStyleSheet, loadStyleSheet } from './style-sheet.ts';

/** Signs that the visitor uses the page. */
const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

function onUse(event: Event): void {
  // A page that appears under a resting pointer gets a 'pointermove' without movement.
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isResting) requestHydration();
}

/** Returns whether the page needs hydration at once. */
function isHydrationNeeded(): boolean {
  return (
    needsEagerHydration() ||
    !navigator.onLine ||
    // The worker may have answered with the cached shell.
    !isOfThisPage(hydration()) ||
    // After a reload the browser restores the router's state; the server's HTML does not have it.
    window.history.state?.usr != null ||
    // In development the scripts load the styles.
    import.meta.env.DEV
  );
}

async function loadAndHydrate(): Promise<void> {
  // Preloads all chunks, to avoid a waterfall.
  for (const href of hydration().scripts) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(link);
  }
  const [client] = await Promise.all([
    loadChunk('client', () => import('./client.tsx')),
    applyStyleSheet(),
  ]).catch(() => [null]);
  if (await client?.start(() => void repeatHeld())) return;
  window.early.submit();
  // Retries when the connection is back, or when the visitor presses something.
  await first(['online', 'pointerdown', 'keydown']);
  return loadAndHydrate();
}

/** Resolves at the first of these events of the window. */
function first(events: string[]): Promise<unknown> {
  const done = new AbortController();
  return new Promise((resolve) => {
    // On the window, before `keepPresses` stops the event.
    for (const event of events)
      window.addEventListener(event, resolve, { capture: true, signal: done.signal });
  }).finally(() => done.abort());
}

/** Ignores chunk errors: the next page tries again. */
async function startOffline(): Promise<void> {
  try {
    const offline = await loadChunk('offline', () => import('../offline/start.ts'));
    await offline.startOffline();
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error;
  }
}

function onLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

// In milliseconds. A hidden tab paints nothing.
const maxPaintWait = 3_000;

/** Resolves after the first paint, which more requests would delay; a small page has loaded before it. */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxPaintWait);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}

installTrustedTypes();
// In development the page does not contain it.
if (import.meta.env.DEV) await import('./early/early.ts');
operateMenu();
keepPresses();
keepDroppedFiles();
watchInstalling();
noteMissingPictures();
visitStart();
datePrints();
fillDates();
// React and the router are four fifths of the code. Other code calls `requestHydration`.
if (window.early.held.length > 0) requestHydration();
for (const event of uses) document.addEventListener(event, onUse, { capture: true, passive: true });
for (const event of ['offline', 'popstate', 'hashchange'])
  window.addEventListener(event, requestHydration, { once: true });
if (isHydrationNeeded()) requestHydration();
// After the next frame: the event that requests it is handled and painted first.
void hydrationRequested.then(() => requestAnimationFrame(() => setTimeout(() => void loadAndHydrate())));
onLoad(() => {
  // The browser has restored typed values.
  if (!isUntouched(document)) requestHydration();
  void firstPaint().then(() => {
    void loadStyleSheet().catch(() => undefined);
    void startOffline();
  });
});
