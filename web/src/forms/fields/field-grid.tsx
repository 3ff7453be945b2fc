import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

interface FieldGridProps {
  /** Whether the first field has a whole row. */
  firstAlone?: boolean;
  /** Whether every field has a whole row. */
  oneColumn?: boolean;
  children: ReactNode;
}

/** Fields in two columns where there is room; a text area has a whole row. */
export function FieldGrid({ firstAlone = false, oneColumn = false, children }: FieldGridProps) {
  const columns = oneColumn ? '' : styles.grid;
  return (
    <div className={`${styles.fields} ${columns} ${firstAlone ? styles.firstAlone : ''}`}>{children}</div>
  );
}
