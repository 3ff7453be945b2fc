import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** The control's id. */
  id: string;
  label: string;
  /** Read out only: the control itself shows its words. */
  labelHidden?: boolean;
  hint: string | undefined;
  hintId: string;
  error: string | undefined;
  errorId: string;
  children: ReactNode;
}

/** A control with its label above it, and below it what helps and what is wrong. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  hintId,
  error,
  errorId,
  children,
}: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
