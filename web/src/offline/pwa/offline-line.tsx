import { useOnline } from '../../lib/use-online.ts';
import styles from './offline-line.module.css';

/** A line of text while there is no connection. The element always exists, so that the text is announced. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <output className={styles.line}>
      {!online && (
        <span className={styles.text}>
          You’re offline. Saved pages still open, and forms are sent when you’re back online.
        </span>
      )}
    </output>
  );
}
