import { selectionTexts } from '../../content/copy/selection.ts';
import { useStore } from '../../lib/use-store.ts';
import { deleteSelection, savedSelections } from './saved-selections.ts';
import { picking } from './selection.ts';
import styles from './selection-bar.module.css';

/** The selections that are saved on this device, to open or delete. */
export function SavedSelections() {
  const selections = useStore(savedSelections);
  if (selections.length === 0) return null;
  return (
    <ul className={styles.savedList} aria-label={selectionTexts.savedList}>
      {selections.map((selection) => (
        <li key={selection.title}>
          <button type="button" className={styles.stop} onClick={() => picking.set(selection)}>
            {selection.title} ({selection.rooms.length})
          </button>
          <button
            type="button"
            className={styles.stop}
            aria-label={selectionTexts.deleteSaved(selection.title)}
            onClick={() => deleteSelection(selection.title)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
