// First of all styles: it says in which order the layers win.
import './design/base.css';
import './design/tokens.css';
import './design/fonts.css';
import { loadChunk } from './chunk.ts';
import { holdEarlyPresses } from './early-presses.ts';
import { isUntouched } from './forms/values.ts';
import { hydration } from './hydration.ts';
import { watchInstalling } from './offline/install-offer.ts';
import { isNeededAtOnce } from './sections/at-once.ts';
import { wake, woken } from './wake.ts';

// A page is read as the server sent it, and comes alive with the first sign that somebody means to use it: React and the
// router are four fifths of the program. What needs them by itself calls `wake`.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];
const news = ['offline', 'popstate', 'hashchange'];

function watch(): void {
  for (const sign of signs)
    document.addEventListener(sign, wake, { capture: true, once: true, passive: true });
  for (const event of news) window.addEventListener(event, wake, { once: true });
}

/** Whether it cannot wait. */
function isNeeded(): boolean {
  return (
    isNeededAtOnce(document) ||
    !navigator.onLine ||
    // The worker may answer an address that it has not kept with another page.
    hydration().path !== window.location.pathname ||
    // The browser keeps the router's state through a reload, of which the server's page knows nothing.
    window.history.state?.usr != null ||
    // Something that waited is to be corrected.
    new URLSearchParams(window.location.search).has('correct') ||
    // In development the styles come with the program.
    import.meta.env.DEV
  );
}

async function bringAlive(): Promise<void> {
  // All of it together: its parts know of each other only when they are here.
  for (const href of hydration().scripts) {
    const ahead = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(ahead);
  }
  const program = await loadChunk('client', () => import('./client.tsx')).catch(() => null);
  if (program) return program.start(release);
  // It did not arrive: once more when the connection is back, or somebody presses again.
  await first(['online', 'pointerdown', 'keydown']);
  return bringAlive();
}

/** Until one of these happens in the window. */
function first(events: string[]): Promise<unknown> {
  const over = new AbortController();
  return new Promise((resolve) => {
    for (const event of events) window.addEventListener(event, resolve, over);
  }).finally(() => over.abort());
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

const release = holdEarlyPresses();
watchInstalling();
watch();
if (isNeeded()) wake();
void woken.then(bringAlive);
whenLoaded(() => {
  // The browser has brought back what was typed, of which the page as it was sent knows nothing.
  if (!isUntouched(document)) wake();
  void import('./offline/start.ts').then((it) => it.startOffline());
});
