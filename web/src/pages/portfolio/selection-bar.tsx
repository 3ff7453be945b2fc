import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePage } from '../../blocks/page.tsx';
import { type Selection, selectionHash } from '../../content/common/selection.ts';
import { portfolioLabels } from '../../content/copy/portfolio.ts';
import { presentationPage, presentationPath } from '../../content/copy/presentation.ts';
import { selectionTexts } from '../../content/copy/selection.ts';
import { page } from '../../content/pages/portfolio.ts';
import type { BlockOf } from '../../content/schema/page.ts';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { useStore } from '../../lib/use-store.ts';
import type { Item } from './item.tsx';
import { loadSelections, savedSelections, saveSelection } from './saved-selections.ts';
import { SavedSelections } from './saved-selections-list.tsx';
import { picking } from './selection.ts';
import styles from './selection-bar.module.css';

const SharePanel = lazy(async () => {
  const { SharePanel: panel } = await loadChunk(
    'share-panel',
    () => import('../presentation/share-panel.tsx'),
  );
  return { default: panel };
});

const SelectionPdf = lazy(async () => {
  const { SelectionPdf: pdf } = await loadChunk('selection-pdf', () => import('./selection-pdf.tsx'));
  return { default: pdf };
});

interface SelectionBarProps {
  selection: Selection;
  items: readonly Item[];
}

/**
 * The bar while rooms are chosen: their count, the title, and buttons to save, print, present and share them.
 */
export function SelectionBar({ selection, items }: SelectionBarProps) {
  const [sharing, setSharing] = useState(false);
  const [printing, setPrinting] = useState(false);
  useEffect(loadSelections, []);
  const id = useId();
  const { rooms, title } = selection;
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>({ path: '/portfolio', page });
  const isSaved = useStore(savedSelections).some(
    (saved) => saved.title === title.trim() && String(saved.rooms) === String(rooms),
  );
  const save = () => saveSelection({ rooms, title: title.trim() });
  const path = presentationPath + selectionHash(selection);
  return (
    <section className={styles.bar} aria-label={portfolioLabels.pick.start} data-print="no">
      <p aria-live="polite">{rooms.length > 0 ? selectionTexts.count(rooms.length) : selectionTexts.hint}</p>
      <button type="button" className={styles.stop} onClick={() => picking.set(null)}>
        {selectionTexts.stop}
      </button>
      {rooms.length === 0 && <SavedSelections />}
      {rooms.length > 0 && (
        <>
          <div className={styles.title}>
            <label htmlFor={id}>{selectionTexts.title}</label>
            <input
              id={id}
              value={title}
              maxLength={80}
              placeholder={selectionTexts.example}
              autoComplete="off"
              onChange={(event) => picking.set({ ...selection, title: event.target.value })}
            />
          </div>
          <div className={styles.actions}>
            <button type="button" className={button.quiet} disabled={!title.trim()} onClick={save}>
              {isSaved ? selectionTexts.saved : selectionTexts.save}
            </button>
            <button type="button" className={button.quiet} onClick={() => setPrinting(true)}>
              {selectionTexts.pdf}
            </button>
            <Link className={button.quiet} to={path}>
              {selectionTexts.show}
            </Link>
            <button type="button" className={button.button} onClick={() => setSharing(true)}>
              {selectionTexts.share}
            </button>
          </div>
        </>
      )}
      {printing && (
        <Suspense fallback={null}>
          <SelectionPdf selection={selection} items={items} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <SharePanel
            heading={presentationPage.shareSelection}
            title={title || hero.heading.join(' ')}
            path={path}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
