import { Link } from 'react-router-dom';
import { waitingToSend } from '../../content/copy/offline.ts';
import { useStore } from '../../lib/use-store.ts';
import { waitingCount } from './waiting-count.ts';
import styles from './waiting-to-send.module.css';

/** The way to the outbox from every page, with the number of submissions that wait. */
export function WaitingToSend() {
  const count = useStore(waitingCount);
  return (
    <Link className={styles.link} to="/outbox">
      {waitingToSend}
      {count > 0 && <span className={styles.count}> ({count})</span>}
    </Link>
  );
}
