import { useCallback } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';
import { type Advise, useAdvice } from './use-advice.ts';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  advise?: Advise;
}

/** A day chosen in the browser's own calendar; today unless changed. */
export function DateField({ name, label, hint, advise }: DateFieldProps) {
  const { advice, onBlur } = useAdvice(advise);
  const { error, control } = useField(name, hint, advice);
  // The visitor's today, not the server's nor that of a cached page: so it is set in the browser, and as
  // the default, so that clearing the form returns to it.
  const startToday = useCallback((input: HTMLInputElement | null) => {
    if (input) input.defaultValue = today();
  }, []);
  return (
    <Field id={control.id} {...{ label, hint, advice, error }}>
      <input
        {...control}
        onBlur={onBlur}
        ref={startToday}
        className={styles.control}
        type="date"
        autoComplete="off"
      />
    </Field>
  );
}

/** Returns the visitor's date of today as YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
