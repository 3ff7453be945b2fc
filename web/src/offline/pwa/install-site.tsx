import { install } from './install-offer.ts';
import styles from './install-site.module.css';

const stepsId = 'install-steps';

/** Two list items: the install button, and one that shows the steps on iOS. Styles show at most one. */
export function InstallSite() {
  return (
    <>
      <li className={styles.offered}>
        <button type="button" className={styles.install} onClick={() => void install()}>
          Install this site
        </button>
      </li>
      <li className={styles.byHand}>
        <button type="button" className={styles.install} popoverTarget={stepsId}>
          Install this site
        </button>
      </li>
    </>
  );
}

/** The steps that the buttons of `InstallSite` show on iOS. */
export function InstallSteps() {
  return (
    <p id={stepsId} className={styles.steps} popover="">
      Tap the browser’s Share button, then “Add to Home Screen”, then “Add”.
    </p>
  );
}
