import { wake } from '../wake.ts';
import { savedPortfolio } from './cache-names.ts';
import { readDraft } from './drafts.ts';
import { startSending } from './triggers.ts';

/** Starts what works without a connection; called once, when the page has loaded. */
export async function startOffline(): Promise<void> {
  startSending();
  // The newsletter's form stands on every page: what was typed in it is to stand there again.
  if (await readDraft('newsletter').catch(() => undefined)) wake();
  if (!import.meta.env.PROD) return;
  const { registerServiceWorker } = await import('./register.ts');
  // Workers may be blocked by the browser's settings: the site works without, but for reading offline.
  await registerServiceWorker().catch(() => undefined);
  if (!('caches' in window) || !(await caches.has(savedPortfolio))) return;
  const { updateSaved } = await import('./portfolio-saving.ts');
  await updateSaved().catch(() => undefined);
}
