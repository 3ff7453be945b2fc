import { useId } from 'react';
import type { Estimate, EstimateChoice } from '../../../../content/pricing/estimate.ts';
import { choiceText } from '../../../../content/pricing/estimate-link.ts';
import button from '../../design/button.module.css';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { usePriceList } from '../../lib/use-price-list.ts';
import { EstimateDate, EstimateLines } from '../../sections/estimate/price.tsx';
import styles from './carried-estimate.module.css';

interface CarriedEstimateProps {
  choice: EstimateChoice;
  estimate: Estimate;
  onRemove: () => void;
}

/** The estimate that the visitor carries; rendered on the server, so it needs no script. */
export function CarriedEstimate({ choice, estimate, onRemove }: CarriedEstimateProps) {
  const id = useId();
  const hydrated = useHydrated();
  const list = usePriceList();
  return (
    <aside className={styles.carried} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id} className={styles.heading}>
          Your estimate
        </h2>
        <p className={styles.choice}>{choiceText(choice, estimate, list)}</p>
        {hydrated && (
          <button
            type="button"
            className={`${button.quiet} ${styles.remove}`}
            aria-label="Remove the estimate"
            onClick={onRemove}
          >
            Remove
          </button>
        )}
      </div>
      <div className={styles.text}>
        <EstimateLines lines={estimate.lines} />
        <EstimateDate />
        <p className={styles.note}>{list.packages.estimate.disclaimer}</p>
        <p className={styles.note}>We’ve added it under “Anything else” below. It goes with your request.</p>
      </div>
    </aside>
  );
}
