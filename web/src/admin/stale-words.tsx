import type { ReactNode } from 'react';
import styles from './admin.module.css';

/** Tells the second of two editors what happened; the ways on are its children. */
export function StaleWords({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stale} role="alert">
      <p>
        Somebody else has saved this since you opened it. Nothing was overwritten, and what you typed is still
        here.
      </p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
