import { requestHydration } from '../../lib/hydration/request-hydration.ts';
import { savedPortfolio } from '../shared/cache-names.ts';
import { choiceForDevice, listFiles, sizeOf } from './files.ts';
import { canSave, megabytes, savedStore, savingText } from './state.ts';

/** Shows the server-rendered panel with the files' size, without hydration unless something is saved. */
export async function showOffer(panel: HTMLElement): Promise<void> {
  if (!canSave()) return;
  if (await caches.has(savedPortfolio)) return requestHydration();
  const files = await listFiles(await choiceForDevice());
  // The hydrated panel shows itself.
  if (!files || savedStore.read().kind !== 'unknown') return;
  const total = sizeOf(files);
  const [size, note] = panel.querySelectorAll('button + span > span');
  if (size) size.textContent = `${megabytes(total)} MB`;
  // Hydration repeats the press, seconds later on a slow connection. Until then its click is held.
  for (const type of ['pointerup', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        const isPress = !(event instanceof KeyboardEvent) || ['Enter', ' '].includes(event.key);
        if (note && isPress && event.target === panel.querySelector('button')) note.textContent = savingText;
      },
      { capture: true },
    );
  panel.dataset['saveOffer'] = 'known';
  savedStore.set({ kind: 'offered', total, removed: false });
}
