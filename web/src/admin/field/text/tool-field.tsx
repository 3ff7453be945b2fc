import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../../forms/fields/field.tsx';
import styles from './tool-field.module.css';

interface ToolFieldProps extends ComponentProps<typeof Field> {
  tools: ReactNode;
  /** The accessible name of the tools. */
  toolsLabel: string;
  /** Shows the tools only while the field has the focus or the pointer. */
  quiet: boolean;
}

/** A field with a row of tools beside its label. They have their place also while they are not shown. */
export function ToolField({ tools, toolsLabel, quiet, children, ...field }: ToolFieldProps) {
  return (
    <div className={`${styles.field} ${quiet ? styles.quiet : ''}`}>
      <Field {...field}>
        <fieldset className={styles.place} aria-label={toolsLabel}>
          {/* Chromium sets the scroll position of a fieldset to 0 when a popover in it opens. */}
          <div className={styles.tools}>{tools}</div>
        </fieldset>
        {children}
      </Field>
    </div>
  );
}
