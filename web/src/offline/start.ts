import { savedPortfolio } from './cache-names.ts';
import { startSending } from './triggers.ts';

/** Starts what works without a connection; called once, when the page has loaded. */
export async function startOffline(): Promise<void> {
  startSending();
  if (!import.meta.env.PROD) return;
  const { registerServiceWorker } = await import('./register.ts');
  // Workers may be blocked by the browser's settings: the site works without, but for reading offline.
  await registerServiceWorker().catch(() => undefined);
  if (!('caches' in window) || !(await caches.has(savedPortfolio))) return;
  const { updateSaved } = await import('./portfolio-saving.ts');
  await updateSaved().catch(() => undefined);
}
