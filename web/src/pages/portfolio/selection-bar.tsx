import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { portfolioPage } from '../../content/copy/portfolio.ts';
import { presentationPage, presentationPath } from '../../content/copy/presentation.ts';
import { type Selection, selectionHash } from '../../content/selection.ts';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { useStore } from '../../lib/use-store.ts';
import { picking } from './selection.ts';
import styles from './selection-bar.module.css';

const SharePanel = lazy(async () => {
  const { SharePanel: panel } = await loadChunk(
    'share-panel',
    () => import('../presentation/share-panel.tsx'),
  );
  return { default: panel };
});

const { pick: words } = portfolioPage;

/** While rooms are picked: how many, for whom, and the ways to show and to share just these. */
export function SelectionBar() {
  const selection = useStore(picking);
  return selection && <Bar selection={selection} />;
}

function Bar({ selection }: { selection: Selection }) {
  const [sharing, setSharing] = useState(false);
  const id = useId();
  const { rooms, title } = selection;
  const path = presentationPath + selectionHash(selection);
  return (
    <section className={styles.bar} aria-label={words.start} data-print="no">
      <p aria-live="polite">{rooms.length > 0 ? words.count(rooms.length) : words.hint}</p>
      <button type="button" className={styles.stop} onClick={() => picking.set(null)}>
        {words.stop}
      </button>
      {rooms.length > 0 && (
        <>
          <div className={styles.title}>
            <label htmlFor={id}>{words.title}</label>
            <input
              id={id}
              value={title}
              maxLength={80}
              placeholder={words.example}
              autoComplete="off"
              onChange={(event) => picking.set({ ...selection, title: event.target.value })}
            />
          </div>
          <div className={styles.actions}>
            <Link className={button.quiet} to={path}>
              {words.show}
            </Link>
            <button type="button" className={button.button} onClick={() => setSharing(true)}>
              {words.share}
            </button>
          </div>
        </>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <SharePanel
            heading={presentationPage.shareSelection}
            title={title || portfolioPage.hero.heading.join(' ')}
            path={path}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
