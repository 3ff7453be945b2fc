import type { Estimate } from '../../../../content/pricing/estimate.ts';
import type { EstimateLine } from '../../../../content/pricing/estimate-services.ts';
import { dollars } from '../../../../rules/fact/prices.ts';
import { printDate } from '../../lib/print-date.ts';
import styles from './price.module.css';

/** 'from $3,595' with a large sum. */
export function EstimatePrice({ estimate }: { estimate: Estimate }) {
  return (
    <span className={styles.price}>
      {estimate.from && <span className={styles.from}>from </span>}
      <span className={styles.amount}>{dollars(estimate.total)}</span>
    </span>
  );
}

/** The items of the sum. */
export function EstimateLines({ lines }: { lines: EstimateLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, amount }) => (
        <li key={label}>
          <span>{label} </span>
          <span className={styles.figure}>{dollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The date of the estimate, on paper only; lib/print-date.ts sets it. */
export function EstimateDate() {
  return <p data-print="only" {...printDate('Estimate of')} />;
}
