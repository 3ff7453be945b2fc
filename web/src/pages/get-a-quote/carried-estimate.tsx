import { useId } from 'react';
import { type Estimate, estimateTexts } from '../../content/estimate.ts';
import { estimateServices } from '../../content/estimate-services.ts';
import { EstimateLines, EstimatePrice } from '../../sections/estimate-price.tsx';
import styles from './carried-estimate.module.css';

/** The estimate that the visitor comes with, worked out before the page is sent, so that no script is needed to see it. */
export function CarriedEstimate({ estimate }: { estimate: Estimate }) {
  const id = useId();
  return (
    <aside className={styles.carried} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.heading}>
          {estimateTexts.carriedHeading}
        </h2>
        <p>{estimateServices[estimate.service].name}</p>
        <EstimatePrice estimate={estimate} />
      </div>
      <div className={styles.words}>
        <EstimateLines lines={estimate.lines} />
        <p className={styles.note}>{estimateTexts.disclaimer}</p>
        <p className={styles.note}>{estimateTexts.carriedNote}</p>
      </div>
    </aside>
  );
}
