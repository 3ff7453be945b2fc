import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import common from '../common.module.css';
import styles from './list-state.module.css';

interface NoMatchProps {
  isFiltered: boolean;
  /** Shown if the list is empty without filters. */
  empty: string;
  onClear: () => void;
  /** A sentence about the first item. */
  children?: ReactNode;
}

/** Replaces an empty list: says why, and clears the filters. */
export function NoMatch({ isFiltered, empty, onClear, children }: NoMatchProps) {
  if (!isFiltered)
    return (
      <div className={styles.empty}>
        <p>{empty}</p>
        {children && <p className={common.quietText}>{children}</p>}
      </div>
    );
  return (
    <div className={common.row} aria-live="polite">
      <p>Nothing matches these filters.</p>
      <Button onClick={onClear}>Clear the filters</Button>
    </div>
  );
}
