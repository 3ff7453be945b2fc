import type { ReactNode } from 'react';
import { charactersLost, charactersUsed } from '../../content/copy/fields.ts';
import styles from './field.module.css';
import type { Limit } from './use-limit.ts';

interface FieldProps {
  /** The control's id. */
  id: string;
  label: string;
  /** The control is none of HTML's, which no label can be for: it has an accessible name of its own. */
  custom?: boolean;
  hint?: string | undefined;
  /** Shown while the value is unusual but allowed. */
  advice?: string | undefined;
  /** How much of its limit is used, where that is worth a word; left out for a control without one. */
  limit?: Limit;
  error?: string | undefined;
  children: ReactNode;
}

/** A control with its label above it, and below it what helps and what is wrong. */
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

/** The attributes of the control in a Field: they tie it to its label, its hint and its error. */
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

/** Seen while one types; read out only where the limit is reached or a pasted text did not fit. */
function Used({ id, limit }: { id: string; limit: Limit }) {
  const isFull = limit !== null && limit.used >= limit.max;
  return (
    <output className={styles.used} htmlFor={id}>
      {limit && <span aria-hidden={!isFull}>{charactersUsed(limit.used, limit.max)}</span>}
      {limit && limit.lost > 0 && <strong> {charactersLost(limit.lost)}</strong>}
    </output>
  );
}
