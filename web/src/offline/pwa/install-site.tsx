import { useId } from 'react';
import { installing as labels } from '../../content/copy/installing.ts';
import { install } from './install-offer.ts';
import styles from './install-site.module.css';

/** Two list items: the install button, and the steps to install on iOS. The styles show at most one. */
export function InstallSite() {
  const id = useId();
  return (
    <>
      <li className={styles.offered}>
        <button type="button" className={styles.install} onClick={() => void install()}>
          {labels.button}
        </button>
      </li>
      <li className={styles.byHand}>
        <button type="button" className={styles.install} popoverTarget={id}>
          {labels.button}
        </button>
        <p id={id} className={styles.steps} popover="auto">
          {labels.ios}
        </p>
      </li>
    </>
  );
}
