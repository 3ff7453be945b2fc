import type { Estimate, EstimateLine } from '../content/estimate.ts';
import { dollars } from '../content/prices.ts';
import styles from './estimate-price.module.css';

/** 'from $3,595', the sum large. */
export function EstimatePrice({ estimate }: { estimate: Estimate }) {
  return (
    <span className={styles.price}>
      {estimate.from && <span className={styles.from}>from </span>}
      <span className={styles.amount}>{dollars(estimate.total)}</span>
    </span>
  );
}

/** What the sum is made of. */
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
