import { loadChunk } from '../lib/chunk.ts';
import { hasForm } from '../lib/hydration/eager-hydration.ts';
import { requestHydration } from '../lib/hydration/request-hydration.ts';
import { idle } from '../lib/idle.ts';
import { registerBackgroundSync } from './outbox/background-sync.ts';
import { listItems } from './outbox/store.ts';
import { startSending } from './outbox/triggers.ts';
import { showSent } from './pwa/sent-notice.ts';
import { hasPortfolio } from './shared/cache-names.ts';
import { onOutboxChange } from './shared/channel.ts';
import { draftKeys, sharedKey } from './shared/draft-store.ts';

/** Starts the offline features. Called once, after the page has loaded. */
export async function startOffline(): Promise<void> {
  onOutboxChange((change) => {
    if (change.kind === 'sent' && change.waited) showSent(change.waited);
  });
  void startSending().then(registerSyncAgain);
  // The form shows its draft.
  const drafts = await draftKeys().catch(() => []);
  if (drafts.some((key) => hasForm(key === sharedKey ? 'quote' : key))) requestHydration();
  const panel = document.querySelector<HTMLElement>('[data-save-offer]');
  if (panel) {
    const { showOffer } = await loadChunk('portfolio-offer', () => import('./portfolio/offer.ts'));
    await showOffer(panel).catch(() => undefined);
  }
  if (!import.meta.env.PROD) return;
  // Requests of the visitor come before those of the worker.
  await idle();
  const { registerServiceWorker } = await loadChunk('register', () => import('./pwa/register.ts'));
  // Browsers may block workers: then the site has no offline reading.
  await registerServiceWorker().catch(() => undefined);
  if (!(await hasPortfolio())) return;
  const { syncAtVisit } = await loadChunk('portfolio', () => import('./portfolio/saving.ts'));
  await syncAtVisit().catch(() => undefined);
}

/** Browsers stop repeating a sync event after a few failures: each visit registers it again. */
async function registerSyncAgain(): Promise<void> {
  const items = await listItems().catch(() => []);
  if (items.some(({ state }) => state !== 'rejected')) await registerBackgroundSync();
}
