import { portfolioSaving as labels } from '../../content/copy/portfolio-saving.ts';
import { requestHydration } from '../../lib/request-hydration.ts';
import { savedPortfolio } from '../shared/cache-names.ts';
import { choiceForDevice, listFiles, sizeOf } from './files.ts';
import { savedStore } from './state.ts';

/** What saves the portfolio is nothing without a worker that answers from it. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'locks' in navigator;
}

/**
 * Shows the panel of the server's HTML with the size of what would be saved on this device: its button is captured like
 * any other until the page is hydrated. Where something is saved already the page is hydrated at once.
 */
export async function showOffer(panel: HTMLElement): Promise<void> {
  if (!canSave()) return;
  if (await caches.has(savedPortfolio)) return requestHydration();
  const files = await listFiles(await choiceForDevice());
  // Hydrated meanwhile, it shows itself.
  if (!files || savedStore.read().kind !== 'unknown') return;
  const total = sizeOf(files);
  const size = panel.querySelector('button + span');
  if (size) size.textContent = labels.size(total);
  panel.dataset['saveOffer'] = 'known';
  savedStore.set({ kind: 'offered', total, removed: false });
}
