import type { ReactNode } from 'react';
import styles from '../core/form.module.css';

interface FieldGroupProps {
  legend: string;
  /** One column, for what needs the room. */
  wide?: boolean;
  /** Where a link leads to these fields. */
  id?: string;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FieldGroup({ legend, wide = false, id, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={wide ? styles.wide : styles.grid}>{children}</div>
    </fieldset>
  );
}
