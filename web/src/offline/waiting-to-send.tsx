import { Link } from 'react-router-dom';
import { waitingToSend } from '../content/offline.ts';
import { useOutbox } from './use-outbox.ts';
import styles from './waiting-to-send.module.css';

/** The way to the outbox from every page, with the number of submissions that wait. */
export function WaitingToSend() {
  const { items } = useOutbox();
  return (
    <Link className={styles.link} to="/outbox">
      {waitingToSend}
      {items.length > 0 && <span className={styles.count}> ({items.length})</span>}
    </Link>
  );
}
