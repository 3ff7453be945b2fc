import { useOnline } from '../../lib/use-online.ts';
import styles from './offline-line.module.css';

const siteText = 'You’re offline. Saved pages still open, and forms are sent when you’re back online.';

/** A line of text while there is no connection. The element always exists, so that the text is announced. */
export function OfflineLine({ text = siteText }) {
  const online = useOnline();
  return <output className={styles.line}>{!online && <span className={styles.text}>{text}</span>}</output>;
}
