import { useId } from 'react';
import { installing as words } from '../content/installing.ts';
import { useStore } from '../use-store.ts';
import { install, installOffer } from './install-offer.ts';
import styles from './install-site.module.css';

/** An item of a list: a button that installs the site where the browser offers it, else the steps for who has to do it. */
export function InstallSite() {
  const id = useId();
  const offered = useStore(installOffer) !== null;
  if (offered) {
    return (
      <li>
        <button type="button" className={styles.install} onClick={() => void install()}>
          {words.button}
        </button>
      </li>
    );
  }
  return (
    <li className={styles.byHand}>
      <button type="button" className={styles.install} popoverTarget={id}>
        {words.button}
      </button>
      <p id={id} className={styles.steps} popover="auto">
        {words.ios}
      </p>
    </li>
  );
}
