import type { ReactNode } from 'react';
import styles from '../core/form.module.css';

interface FieldGridProps {
  /** The first field has a row of its own, where the others make pairs. */
  firstAlone?: boolean;
  children: ReactNode;
}

/** The fields of a form without groups: two beside one another where there is room, a text of several lines alone. */
export function FieldGrid({ firstAlone = false, children }: FieldGridProps) {
  return <div className={`${styles.grid} ${firstAlone ? styles.firstAlone : ''}`}>{children}</div>;
}
