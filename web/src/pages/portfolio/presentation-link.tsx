import { Link } from 'react-router-dom';
import { portfolioLabels } from '../../content/copy/portfolio.ts';
import button from '../../design/button.module.css';
import { useStore } from '../../lib/use-store.ts';
import { PortfolioPanel } from '../../offline/portfolio/panel.tsx';
import styles from './presentation-link.module.css';
import { picking, startPicking } from './selection.ts';

/** The links and buttons that present, choose and save the portfolio. */
export function PresentationLink({ hint }: { hint: string }) {
  const picked = useStore(picking);
  return (
    <div className={styles.showing}>
      <div className={styles.ways}>
        <Link className={button.quiet} to="/portfolio/present">
          {portfolioLabels.present}
        </Link>
        <button
          type="button"
          className={button.quiet}
          aria-pressed={picked !== null}
          onClick={() => (picked ? picking.set(null) : startPicking())}
        >
          {portfolioLabels.pick.start}
        </button>
        <PortfolioPanel />
      </div>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
