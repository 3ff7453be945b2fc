import { Link } from 'react-router-dom';
import { portfolioPage } from '../../content/copy/portfolio.ts';
import button from '../../design/button.module.css';
import { useStore } from '../../lib/use-store.ts';
import { PortfolioPanel } from '../../offline/portfolio/panel.tsx';
import styles from './presentation-link.module.css';
import { picking, startPicking } from './selection.ts';

/** The links and buttons that present, choose and save the portfolio. */
export function PresentationLink() {
  const picked = useStore(picking);
  return (
    <div className={styles.showing}>
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
        <PortfolioPanel />
      </div>
      <p className={styles.hint}>{portfolioPage.presentHint}</p>
    </div>
  );
}
