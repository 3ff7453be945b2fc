import { useCallback } from 'react';
import { useField } from '../core/form-context.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
}

/** A day chosen in the browser's own calendar; today unless changed. */
export function DateField({ name, label, hint }: DateFieldProps) {
  const { error, control } = useField(name, hint);
  // The visitor's today, not the server's nor that of a cached page: so it is set in the browser, and as
  // the default, so that clearing the form returns to it.
  const startToday = useCallback((input: HTMLInputElement | null) => {
    if (input) input.defaultValue = today();
  }, []);
  return (
    <Field id={control.id} {...{ label, hint, error }}>
      <input {...control} ref={startToday} className={styles.control} type="date" autoComplete="off" />
    </Field>
  );
}

/** Today where the visitor is, as YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
