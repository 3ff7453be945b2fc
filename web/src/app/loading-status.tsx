import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { loadingPage } from '../content/common/messages.ts';
import styles from './loading-status.module.css';

// In milliseconds: most pages arrive sooner.
const delay = 1_000;

/** Shows a bar at the top of the window while a navigation takes longer than a second. */
export function LoadingStatus() {
  const isLoading = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return (
    <output className={styles.status}>{isSlow && <span className={styles.bar}>{loadingPage}</span>}</output>
  );
}
