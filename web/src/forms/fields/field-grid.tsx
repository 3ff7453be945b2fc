import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

interface FieldGridProps {
  /** Gives the first field a row of its own. */
  firstAlone?: boolean;
  /** Gives every field a row of its own. */
  oneColumn?: boolean;
  children: ReactNode;
}

/** Fields in two columns where there is room; a text area has a row of its own. */
export function FieldGrid({ firstAlone = false, oneColumn = false, children }: FieldGridProps) {
  const columns = oneColumn ? '' : styles.grid;
  return (
    <div className={`${styles.fields} ${columns} ${firstAlone ? styles.firstAlone : ''}`}>{children}</div>
  );
}
