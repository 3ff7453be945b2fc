import type { MouseEvent } from 'react';
import { factsOf } from '../../../../rules/field/field.ts';
import { fieldIdOf, useFormContext } from '../fields/form-context.ts';
import styles from './form.module.css';

/** The number of errors with links to their fields, if there are several. */
export function ErrorSummary() {
  const { id = '', rules, errors } = useFormContext();
  const names = Object.keys(errors).filter((name) => name in rules);
  return (
    // Stays in the page, so that screen readers announce its text.
    <div aria-live="polite" className={styles.summary}>
      {names.length > 1 && (
        <>
          <p>Please check these {names.length} fields:</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${fieldIdOf(id, name)}`} onClick={focusTarget}>
                  {rules[name] && factsOf(rules[name]).label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Focuses the field without an entry in the history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
