import type { ReactNode } from 'react';
import styles from './field.module.css';
import type { Limit } from './use-limit.ts';

interface FieldProps {
  /** The control's id. */
  id: string;
  label: string;
  /**
   * The control is not an HTML form control, so no label element can refer to it; it has an accessible name.
   */
  custom?: boolean;
  hint?: string | undefined;
  /** Shown while the value is unusual but allowed. */
  advice?: ReactNode;
  /** Usage of the length limit, shown when it is nearly reached; omitted for a control without a limit. */
  limit?: Limit;
  error?: string | undefined;
  children: ReactNode;
}

/** A control with its label above it, and its hints and errors below it. */
export function Field({ id, label, custom = false, hint, advice, limit, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {custom ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {hint && (
        <p className={styles.hint} id={hintIdOf(id)}>
          {hint}
        </p>
      )}
      {advice && (
        <p className={styles.advice} id={adviceIdOf(id)} aria-live="polite">
          {advice}
        </p>
      )}
      {limit !== undefined && <Used id={id} limit={limit} />}
      {error && (
        <p className={styles.error} id={errorIdOf(id)}>
          {error}
        </p>
      )}
    </div>
  );
}

export const hintIdOf = (id: string) => `${id}-hint`;
export const adviceIdOf = (id: string) => `${id}-advice`;
export const errorIdOf = (id: string) => `${id}-error`;

/** Returns the attributes that connect a control in a Field to its hints and its error. */
export function controlAttributes(
  id: string,
  { hint, advice, error }: Pick<FieldProps, 'hint' | 'advice' | 'error'>,
) {
  const described = [hint && hintIdOf(id), advice && adviceIdOf(id), error && errorIdOf(id)];
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

const lostText = (count: number) =>
  `${count} ${count === 1 ? 'character' : 'characters'} of the pasted text didn’t fit.`;

/** Visible while the visitor types; announced only when the limit is reached or a pasted text was cut. */
function Used({ id, limit }: { id: string; limit: Limit }) {
  const isFull = limit !== null && limit.used >= limit.max;
  return (
    <output className={styles.used} htmlFor={id}>
      {limit && <span aria-hidden={!isFull}>{`${limit.used} of ${limit.max} characters.`}</span>}
      {limit && limit.lost > 0 && <strong> {lostText(limit.lost)}</strong>}
    </output>
  );
}
