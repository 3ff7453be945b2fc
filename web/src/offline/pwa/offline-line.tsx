import { offlineLine } from '../../content/copy/offline.ts';
import { useOnline } from '../shared/use-online.ts';
import styles from './offline-line.module.css';

/** A calm line while there is no connection. The element is always there, so that its words are announced. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <output className={styles.line}>{!online && <span className={styles.text}>{offlineLine}</span>}</output>
  );
}
