import { loadChunk } from '../lib/chunk.ts';
import { hasForm } from '../lib/eager-hydration.ts';
import { idle } from '../lib/idle.ts';
import { requestHydration } from '../lib/request-hydration.ts';
import { draftKeys, sharedKey } from './drafts/store.ts';
import { askForBackgroundSync } from './outbox/background-sync.ts';
import { listItems } from './outbox/store.ts';
import { startSending } from './outbox/triggers.ts';
import { savedPortfolio } from './shared/cache-names.ts';

/** Starts what works without a connection; called once, when the page has loaded. */
export async function startOffline(): Promise<void> {
  void startSending().then(askAgain);
  // What was filled in here before is to be here again.
  const drafts = await draftKeys().catch(() => []);
  if (drafts.some((key) => hasForm(key === sharedKey ? 'quote' : key))) requestHydration();
  const panel = document.querySelector<HTMLElement>('[data-save-offer]');
  if (panel) {
    const { showOffer } = await loadChunk('portfolio-offer', () => import('./portfolio/offer.ts'));
    await showOffer(panel).catch(() => undefined);
  }
  if (!import.meta.env.PROD) return;
  // What the worker fetches and installs comes behind everything that the visitor waits for.
  await idle();
  const { registerServiceWorker } = await loadChunk('register', () => import('./pwa/register.ts'));
  // Workers may be blocked by the browser's settings: the site works without, but for reading offline.
  await registerServiceWorker().catch(() => undefined);
  if (!(await hasSaved())) return;
  const { updateSaved } = await loadChunk('portfolio', () => import('./portfolio/saving.ts'));
  await updateSaved().catch(() => undefined);
}

/** Whether this device has the portfolio, or a part of it. A browser that stores nothing does not even answer. */
async function hasSaved(): Promise<boolean> {
  return 'caches' in window && caches.has(savedPortfolio).catch(() => false);
}

/**
 * Browsers give up waking the worker after a few tries in vain, and what waits then waits for a visit: this is one. Not with
 * every try of the page, which would come before the browser's own pauses.
 */
async function askAgain(): Promise<void> {
  const items = await listItems().catch(() => []);
  if (items.some(({ state }) => state !== 'refused')) await askForBackgroundSync();
}
