import { requestHydration } from '../../lib/hydration/request-hydration.ts';
import { savedPortfolio } from '../shared/cache-names.ts';
import { choiceForDevice, listFiles, sizeOf } from './files.ts';
import { canSave, megabytes, savedStore } from './state.ts';

/** Shows the server-rendered panel with the files' size, without hydration unless something is saved. */
export async function showOffer(panel: HTMLElement): Promise<void> {
  if (!canSave()) return;
  if (await caches.has(savedPortfolio)) return requestHydration();
  const files = await listFiles(await choiceForDevice());
  // The hydrated panel shows itself.
  if (!files || savedStore.read().kind !== 'unknown') return;
  const total = sizeOf(files);
  const size = panel.querySelector('button + span > span');
  if (size) size.textContent = `${megabytes(total)} MB`;
  panel.dataset['saveOffer'] = 'known';
  savedStore.set({ kind: 'offered', total, removed: false });
}
