import { offlineLine } from '../content/offline.ts';
import styles from './offline-line.module.css';
import { useOnline } from './use-online.ts';

/** A calm line while there is no connection. The element is always there, so that its words are announced. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <output className={styles.line}>{!online && <span className={styles.text}>{offlineLine}</span>}</output>
  );
}
