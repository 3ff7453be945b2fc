import { useSyncExternalStore } from 'react';
import { offlineLine } from '../../content/copy/offline.ts';
import styles from './offline-line.module.css';

/** A line of text while there is no connection. The element always exists, so that the text is announced. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <output className={styles.line}>{!online && <span className={styles.text}>{offlineLine}</span>}</output>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a connection; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
