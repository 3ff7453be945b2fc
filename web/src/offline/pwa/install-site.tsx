import { useId } from 'react';
import { installing as labels } from '../../content/copy/installing.ts';
import { install } from './install-offer.ts';
import styles from './install-site.module.css';

/** Items of a list, of which styles show one: a button where the browser offers to install, or the steps to do it by hand. */
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
