import { installing as words } from '../content/installing.ts';
import { useHydrated } from '../sections/use-hydrated.ts';
import { install, useInstallOffer } from './install-offer.ts';
import styles from './install-site.module.css';

/** An item of a list: a button that installs the site where the browser offers it, on an iPhone or iPad the steps. */
export function InstallSite() {
  const offered = useInstallOffer();
  const scripted = useHydrated();
  if (offered) {
    return (
      <li>
        <button type="button" className={styles.install} onClick={() => void install()}>
          {words.button}
        </button>
      </li>
    );
  }
  if (!scripted || !isPlainIos()) return null;
  return (
    <li>
      <details className={styles.steps}>
        <summary className={styles.install}>{words.button}</summary>
        <p>{words.ios}</p>
      </details>
    </li>
  );
}

/** An iPhone or iPad, in the browser rather than from the home screen. An iPad says that it is a Mac, but is touched. */
function isPlainIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}
