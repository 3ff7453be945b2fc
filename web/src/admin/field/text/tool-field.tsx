import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../../forms/fields/field.tsx';
import styles from './tool-field.module.css';

interface ToolFieldProps extends ComponentProps<typeof Field> {
  tools: ReactNode;
  /** Shows the tools only while the field has the focus or the pointer. */
  quiet: boolean;
}

/** A field with a row of tools beside its label. Their place is kept while they are not shown. */
export function ToolField({ tools, quiet, children, ...field }: ToolFieldProps) {
  return (
    <div className={`${styles.field} ${quiet ? styles.quiet : ''}`}>
      <Field {...field}>
        <fieldset className={styles.tools} aria-label={`Formatting of ${field.label}`}>
          {tools}
        </fieldset>
        {children}
      </Field>
    </div>
  );
}
