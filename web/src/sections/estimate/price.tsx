import { type Estimate, type EstimateLine, estimateTexts } from '../../content/pricing/estimate.ts';
import { dollars } from '../../content/pricing/prices.ts';
import styles from './price.module.css';

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

// In the browser only: the server's day is not the visitor's, nor is that of a cached page.
function writeToday(element: HTMLElement | null): void {
  if (!element) return;
  const today = new Date().toLocaleDateString('en-CA', { dateStyle: 'long' });
  element.textContent = `${estimateTexts.dateLabel} ${today}`;
}

/** On paper: when the estimate was made, by the visitor's calendar. */
export function EstimateDate() {
  return <p data-print="only" ref={writeToday} />;
}
