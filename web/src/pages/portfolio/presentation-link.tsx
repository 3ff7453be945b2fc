import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { portfolioPage } from '../../content/copy/portfolio.ts';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { eagerHydration } from '../../lib/eager-hydration.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useStore } from '../../lib/use-store.ts';
import styles from './presentation-link.module.css';
import { picking, startPicking } from './selection.ts';

const PortfolioPanel = lazy(async () => {
  const { PortfolioPanel: panel } = await loadChunk(
    'portfolio-panel',
    () => import('../../offline/portfolio/panel.tsx'),
  );
  return { default: panel };
});

/** The ways to show the portfolio to somebody: full screen, and where there is no connection. */
export function PresentationLink() {
  // What saves it is nothing without a worker that answers from it.
  const canSave = useHydrated() && 'serviceWorker' in navigator && 'locks' in navigator;
  const picked = useStore(picking);
  return (
    <div {...eagerHydration} className={styles.showing}>
      <div className={styles.ways}>
        <Link className={button.quiet} to="/portfolio/present">
          {portfolioPage.present}
        </Link>
        <button
          type="button"
          className={button.quiet}
          aria-pressed={picked !== null}
          onClick={() => (picked ? picking.set(null) : startPicking())}
        >
          {portfolioPage.pick.start}
        </button>
        {canSave && (
          <Suspense fallback={null}>
            <PortfolioPanel />
          </Suspense>
        )}
      </div>
      <p className={styles.hint}>{portfolioPage.presentHint}</p>
    </div>
  );
}
